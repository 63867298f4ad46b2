//! The embedding model itself, where its files are on this machine.

use std::sync::Arc;

use embedded::MiniLm;
use embedded::fetch::ModelFolder;
use embedded::manifest::MINILM;
use embedded::minilm::DIMENSIONS;
use models::{EmbeddingUse, ModelError};

fn model() -> Option<MiniLm> {
    let folder = ModelFolder::from_environment(|name| std::env::var(name).ok());
    let Some(folder) = folder.ok().filter(|folder| MINILM.iter().all(|file| folder.holds(file))) else {
        eprintln!("SKIPPED: the embedding model's files are not on this machine (`outcrop models fetch` brings them)");
        return None;
    };
    Some(MiniLm::new(&folder, 2).unwrap())
}

async fn embed(model: &MiniLm, texts: &[&str], purpose: EmbeddingUse) -> Vec<Vec<f32>> {
    model.vectors(texts.iter().map(|text| (*text).to_owned()).collect(), purpose).await.unwrap()
}

fn likeness(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// The first components, computed from the same files by a plain NumPy program with the exact error function.
const REFERENCE: [(&str, [f32; 6]); 3] = [
    ("When does the ferry leave?", [0.06684, 0.00529, 0.04972, 0.01665, 0.03097, -0.00437]),
    ("Grüße aus Zürich: 東京タワー, 42 %!", [0.04536, 0.09243, 0.02839, -0.03901, -0.02857, 0.06542]),
    (
        "A long text of many words that says the same thing over and over, to see that the place of each token is taken into \
         account as well as its neighbours.",
        [0.01031, -0.00697, 0.00991, -0.03476, 0.01111, -0.01711],
    ),
];

#[tokio::test]
async fn its_vectors_are_those_of_the_reference() {
    let Some(model) = model() else { return };
    for (text, expected) in REFERENCE {
        let vector = &embed(&model, &[text], EmbeddingUse::Query).await[0];
        assert_eq!(vector.len(), DIMENSIONS as usize);
        for (found, expected) in vector.iter().zip(expected) {
            assert!((found - expected).abs() < 2e-5, "{text}: {:?}", &vector[..6]);
        }
    }
}

#[tokio::test]
async fn texts_that_mean_alike_are_near_each_other() {
    let Some(model) = model() else { return };
    let texts = [
        "When does the ferry leave?",
        "Departure times of the boats",
        "The recipe needs two eggs and some flour.",
        "How do I bake a cake?",
    ];
    let vectors = embed(&model, &texts, EmbeddingUse::Document).await;
    for vector in &vectors {
        assert!((likeness(vector, vector) - 1.0).abs() < 1e-5);
    }
    let [ferry, boats, recipe, cake] = &vectors[..] else { panic!("{}", vectors.len()) };
    assert!(likeness(ferry, boats) > 0.4 && likeness(recipe, cake) > 0.3);
    assert!(likeness(ferry, recipe) < 0.2 && likeness(boats, cake) < 0.2);
}

/// Units, neighbours in them, threads and the end of a long text make no difference.
#[tokio::test]
async fn a_text_has_one_vector_whoever_is_beside_it() {
    let Some(model) = model() else { return };
    let long = "a long text of many words ".repeat(200);
    let longer = format!("{long} and what stands behind the last token that is read");
    let texts: Vec<String> = (0..60)
        .map(|n| if n % 7 == 0 { long.clone() } else { format!("text number {n} {}", "so ".repeat(n)) })
        .collect();
    let together = model.vectors(texts.clone(), EmbeddingUse::Document).await.unwrap();
    assert_eq!(together.len(), texts.len());
    for place in [0, 1, 7, 33, 59] {
        let alone = embed(&model, &[&texts[place]], EmbeddingUse::Query).await.remove(0);
        assert!(likeness(&alone, &together[place]) > 0.9999, "{place}");
    }
    let cut = embed(&model, &[&longer, "", "\u{0}\u{fffd}"], EmbeddingUse::Query).await;
    assert!(likeness(&cut[0], &together[0]) > 0.9999);
    assert_eq!(cut.len(), 3);
}

#[tokio::test]
async fn missing_and_broken_files_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let model = Arc::new(MiniLm::new(&ModelFolder::new(folder.path().to_owned()), 1).unwrap());
    let ask = || model.vectors(vec!["text".to_owned()], EmbeddingUse::Query);
    let missing = ask().await.unwrap_err();
    assert!(missing.to_string().contains("outcrop models fetch"), "{missing}");
    for file in MINILM {
        std::fs::write(folder.path().join(file.file_name), "rubbish").unwrap();
    }
    let broken = ask().await.unwrap_err();
    assert!(matches!(&broken, ModelError::Unavailable { message } if message.contains("tokenizer.json")), "{broken}");
}
