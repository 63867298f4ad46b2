//! What every strategy promises, for any text.

use documents::estimate_tokens;
use proptest::prelude::*;
use proptest::strategy::Strategy as Generator;
use unicode_segmentation::UnicodeSegmentation as _;

use super::{Strategy, *};

fn input(text: &str, form: Form) -> Input<'_> {
    Input { text, sections: &[], form }
}

fn pieces(text: &str, form: Form, strategy: Strategy) -> Vec<Piece> {
    match plan(input(text, form), &strategy).unwrap() {
        Plan::Done(pieces) => pieces,
        Plan::Semantic(mut semantic) => {
            // Differences of all sizes, in an order that is no order.
            let sentences = semantic.texts(text).len();
            for number in 0..sentences {
                let angle = (number * number % 7) as f32;
                semantic.take(vec![angle.cos(), angle.sin()]);
            }
            semantic.finish(text).unwrap()
        }
    }
}

fn chunks(text: &str, form: Form, max_tokens: u32) -> Vec<&str> {
    let pieces = pieces(text, form, Strategy::FixedSize { max_tokens, overlap_tokens: 0 });
    pieces.into_iter().map(|piece| &text[piece.text]).collect()
}

#[test]
fn cuts_are_made_at_the_strongest_boundary() {
    let text = "One two three four. Five six seven. Eight nine ten eleven twelve";
    assert_eq!(chunks(text, Form::Prose, 10), ["One two three four. Five six seven.", "Eight nine ten eleven twelve"]);
    let text = "A first paragraph. It has two.\n\nA second one. It goes on and on.";
    assert_eq!(chunks(text, Form::Prose, 11), ["A first paragraph. It has two.", "A second one. It goes on and on."]);
    let text = "wrapped lines of\none sentence. The next\nsentence is here";
    assert_eq!(chunks(text, Form::Prose, 10), ["wrapped lines of\none sentence.", "The next\nsentence is here"]);
}

#[test]
fn a_heading_goes_with_what_follows() {
    let text = "# Title\n\nSome words here.\n\n## Next\n\nMore words than before.\n\n```a```\n\n```\n# no heading\n```";
    let found = chunks(text, Form::Markdown, 9);
    assert_eq!(found[..2], ["# Title\n\nSome words here.", "## Next\n\nMore words than before."]);
    assert!(chunks(text, Form::Markdown, 14).iter().all(|chunk| !chunk.ends_with("Next")));
}

#[test]
fn rows_stay_whole_and_know_their_head() {
    let text = "city,note\nRio,\"hot\nwet\"\nOslo,cold\nRome,mild\n";
    let found = pieces(text, Form::Table, Strategy::FixedSize { max_tokens: 10, overlap_tokens: 0 });
    let rows: Vec<_> =
        found.iter().map(|piece| (piece.head.clone().map(|head| &text[head]), &text[piece.text.clone()])).collect();
    let head = Some("city,note");
    assert_eq!(rows, [(None, "city,note\nRio,\"hot\nwet\""), (head, "Oslo,cold\nRome,mild")]);
}

#[test]
fn scripts_without_spaces_are_cut_between_sentences() {
    let found = chunks("東京の気温は三十度です。明日は雨でしょう。傘を持って行きましょう。", Form::Prose, 23);
    assert_eq!(found, ["東京の気温は三十度です。明日は雨でしょう。", "傘を持って行きましょう。"]);
    let thai = "ภาษาไทยไม่มีช่องว่างระหว่างคำ";
    assert!(chunks(thai, Form::Prose, 5).len() > 4);
}

#[test]
fn a_child_lies_in_its_parent() {
    let text = "One two three. ".repeat(40);
    let strategy = Strategy::Hierarchical { parent_tokens: 60, child_tokens: 20, overlap_tokens: 4 };
    let found = pieces(&text, Form::Prose, strategy);
    let parents: std::collections::BTreeSet<_> = found.iter().map(|piece| piece.text.start).collect();
    assert!(parents.len() > 2 && found.len() > 2 * parents.len());
    for piece in &found {
        let child = piece.searched.clone().unwrap();
        assert!(piece.text.start <= child.start && child.end <= piece.text.end, "{piece:?}");
    }
}

#[test]
fn none_is_one_chunk() {
    assert_eq!(pieces(" a b \n", Form::Prose, Strategy::None), [Piece { head: None, text: 1..4, searched: None }]);
    assert_eq!(pieces(" \n", Form::Prose, Strategy::None), []);
}

#[test]
fn a_document_of_too_many_chunks_is_refused() {
    let text = "word ".repeat(MOST_CHUNKS + 1);
    let strategy = Strategy::FixedSize { max_tokens: 1, overlap_tokens: 0 };
    assert!(matches!(plan(input(&text, Form::Prose), &strategy), Err(TooManyChunks)));
}

/// Texts that make readers look far ahead or back. One whose time grows with the square of the length would be at it for minutes.
#[test]
fn hostile_texts_are_cut_as_others_are() {
    let unit = [
        "a",
        "\n",
        " ",
        "#",
        "\"",
        "# h\ntext\n",
        "> ",
        "東",
        "👨‍👩‍👧",
        "e\u{301}",
        "\u{301}",
        "🇧🇷",
        ". ",
        ".)",
        "1.",
        "ก็",
    ];
    for unit in unit {
        let text = unit.repeat(100_000 / unit.len());
        for form in [Form::Prose, Form::Markdown, Form::Table] {
            let strategy = Strategy::FixedSize { max_tokens: 300, overlap_tokens: 60 };
            let found = pieces(&text, form, strategy);
            assert!(found.len() < 2 * estimate_tokens(&text) / 120 + 2, "{unit:?}: {}", found.len());
        }
    }
}

/// Texts with all that matters: scripts with and without spaces, marks, headings, tables, characters of several code points.
fn texts() -> impl Generator<Value = String> {
    let parts = prop::sample::select(vec![
        "word",
        "an",
        "extraordinarily",
        " ",
        " ",
        " ",
        "\n",
        "\n\n",
        ". ",
        "! ",
        "。",
        "東京",
        "ภาษา",
        "العربية",
        "слово",
        "e\u{301}",
        "👨‍👩‍👧",
        "🇧🇷",
        "# ",
        "\n## ",
        "```\n",
        ",",
        "\"",
        "\t",
        "a-b",
        "3.14",
        "\r\n",
        "กำ",
        "क्षि",
    ]);
    prop::collection::vec(parts, 0..120).prop_map(|parts| parts.concat())
}

fn strategies() -> impl Generator<Value = Strategy> {
    let sizes = (1_u32..40).prop_flat_map(|max| (Just(max), 0..max));
    prop_oneof![
        sizes.prop_map(|(max_tokens, overlap_tokens)| Strategy::FixedSize { max_tokens, overlap_tokens }),
        (2_u32..20, 20_u32..60, 0_u32..2).prop_map(|(child_tokens, parent_tokens, overlap_tokens)| {
            Strategy::Hierarchical { parent_tokens, child_tokens, overlap_tokens }
        }),
        (1_u32..40, 0_usize..2, 50_u8..100)
            .prop_map(|(max_tokens, buffer, percentile)| { Strategy::Semantic { max_tokens, buffer, percentile } }),
    ]
}

proptest! {
    #[test]
    fn everything_is_in_a_chunk_and_no_chunk_is_too_large(
        text in texts(), strategy in strategies(), form in prop::sample::select(vec![Form::Prose, Form::Markdown, Form::Table]),
    ) {
        let found = pieces(&text, form, strategy);
        let max = match strategy {
            Strategy::FixedSize { max_tokens, .. } | Strategy::Semantic { max_tokens, .. } => max_tokens,
            Strategy::Hierarchical { child_tokens, .. } => child_tokens,
            Strategy::None => u32::MAX,
        } as usize;
        let graphemes: std::collections::BTreeSet<_> =
            text.grapheme_indices(true).map(|(start, _)| start).chain([text.len()]).collect();
        let mut covered = vec![false; text.len()];
        for piece in &found {
            let own = piece.searched.clone().unwrap_or(piece.text.clone());
            prop_assert!(graphemes.contains(&own.start) && graphemes.contains(&own.end), "cut within a character");
            prop_assert_eq!(text[own.clone()].trim(), &text[own.clone()]);
            let head = piece.head.clone().map(|head| format!("{}\n", &text[head])).unwrap_or_default();
            let tokens = estimate_tokens(&format!("{head}{}", &text[own.clone()]));
            let single = text[own.clone()].graphemes(true).count() == 1;
            prop_assert!(tokens <= max || single, "{} tokens of {max}: {:?}", tokens, &text[own]);
            covered[own].fill(true);
        }
        for (start, char) in text.char_indices() {
            prop_assert!(covered[start] || char.is_whitespace(), "{char:?} at {start} is lost");
        }
        prop_assert!(found.windows(2).all(|two| two[0] != two[1]), "a chunk twice");
    }

    #[test]
    fn a_chunk_repeats_no_more_than_asked_of_the_one_before(text in texts(), max in 4_u32..40, percent in 0_u32..99) {
        let overlap_tokens = max * percent / 100;
        let found = pieces(&text, Form::Prose, Strategy::FixedSize { max_tokens: max, overlap_tokens });
        for two in found.windows(2) {
            prop_assert!(two[0].text.start <= two[1].text.start && two[0].text.end < two[1].text.end);
            let repeated = two[1].text.start..two[0].text.end.max(two[1].text.start);
            prop_assert!(estimate_tokens(&text[repeated]) <= overlap_tokens as usize);
        }
    }
}
