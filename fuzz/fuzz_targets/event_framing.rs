//! Any bytes as an event stream, in pieces: frames or an error, never a panic.
#![no_main]

use aws_wire::event_stream::Decoder;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((size, stream)) = data.split_first() else { return };
    let mut decoder = Decoder::default();
    for piece in stream.chunks(usize::from(*size).max(1)) {
        decoder.push(piece);
        loop {
            match decoder.next_frame() {
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(_) => return,
            }
        }
    }
});
