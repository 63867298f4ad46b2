//! Frames as AWS sends them, and whatever else may come.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{PayloadPart, ResponseStream};
use aws_wire::event_stream::{DecodeError, Decoder, FrameKind, MAX_FRAME, encode_event, encode_exception};
use proptest::prelude::*;

fn chunk(bytes: &[u8]) -> ResponseStream {
    ResponseStream::Chunk(PayloadPart { bytes: Some(bytes.to_vec().into()), ..Default::default() })
}

#[test]
fn an_event_has_its_headers_in_awss_order() {
    let frame = encode_event(&chunk(b"Hello")).unwrap();
    let headers_length = u32::from_be_bytes(frame[4..8].try_into().unwrap()) as usize;
    let mut headers = &frame[12..12 + headers_length];
    let mut found = Vec::new();
    while !headers.is_empty() {
        let name_end = 1 + headers[0] as usize;
        let name = std::str::from_utf8(&headers[1..name_end]).unwrap();
        assert_eq!(headers[name_end], 7, "a string");
        let length = u16::from_be_bytes([headers[name_end + 1], headers[name_end + 2]]) as usize;
        let value = std::str::from_utf8(&headers[name_end + 3..name_end + 3 + length]).unwrap();
        found.push(format!("{name}={value}"));
        headers = &headers[name_end + 3 + length..];
    }
    assert_eq!(found, [":event-type=chunk", ":content-type=application/json", ":message-type=event"]);
    assert_eq!(&frame[12 + headers_length..frame.len() - 4], br#"{"bytes":"SGVsbG8="}"#);
}

#[test]
fn an_exception_is_named_in_lower_camel_case() {
    let mut decoder = Decoder::default();
    decoder.push(&encode_exception(&Error::throttling("Your request rate is too high.")).unwrap());
    let frame = decoder.next_frame().unwrap().unwrap();
    assert_eq!(frame.kind, FrameKind::Exception("throttlingException".into()));
    assert_eq!(frame.payload, r#"{"message":"Your request rate is too high."}"#);
}

#[test]
fn a_frame_that_claims_too_much_is_refused_at_once() {
    let mut decoder = Decoder::default();
    decoder.push(&(MAX_FRAME + 1).to_be_bytes());
    assert!(matches!(decoder.next_frame(), Err(DecodeError::TooLarge(_))));
}

proptest! {
    #[test]
    fn frames_survive_any_cut(texts in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 1..6), cut in 1usize..64) {
        let stream: Vec<u8> = texts.iter().flat_map(|text| encode_event(&chunk(text)).unwrap()).collect();
        let mut decoder = Decoder::default();
        let mut events = 0;
        for piece in stream.chunks(cut) {
            decoder.push(piece);
            while let Some(frame) = decoder.next_frame().unwrap() {
                prop_assert_eq!(&frame.kind, &FrameKind::Event("chunk".into()));
                let part: PayloadPart = serde_json::from_slice(&frame.payload).unwrap();
                prop_assert_eq!(&part.bytes.unwrap().0, &texts[events]);
                events += 1;
            }
        }
        prop_assert_eq!(events, texts.len());
        prop_assert!(decoder.is_empty());
    }

    #[test]
    fn a_flipped_bit_is_noticed(at in 4usize..80, bit in 0u8..8) {
        let mut stream = encode_event(&chunk(b"some text that is long enough")).unwrap().to_vec();
        let at = at.min(stream.len() - 1);
        stream[at] ^= 1 << bit;
        let mut decoder = Decoder::default();
        decoder.push(&stream);
        prop_assert!(decoder.next_frame().is_err());
    }

    #[test]
    fn any_bytes_are_decoded_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let mut decoder = Decoder::default();
        decoder.push(&bytes);
        while let Ok(Some(_)) = decoder.next_frame() {}
    }
}
