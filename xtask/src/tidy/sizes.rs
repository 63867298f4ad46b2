//! How long files may be: one that cannot be read at one sitting is two files.

use super::File;

const LONGEST: usize = 1_000;
const NINE_IN_TEN: usize = 500;
const HALF: usize = 200;

/// Files above the limit, and the distribution where it has drifted.
pub(super) fn breaches(files: &[File]) -> Vec<String> {
    let code = files.iter().filter(|file| !file.is_generated() && file.has_extension(&["rs", "py", "js", "mjs", "sh"]));
    let mut lengths: Vec<_> = code.map(|file| (file.text.lines().count(), &file.path)).collect();
    lengths.sort();
    let mut found: Vec<_> = lengths
        .iter()
        .filter(|(lines, _)| *lines > LONGEST)
        .map(|(lines, path)| format!("{}: {lines} lines, {LONGEST} are the most", path.display()))
        .collect();
    for (share, limit) in [(0.5, HALF), (0.9, NINE_IN_TEN)] {
        let place = (lengths.len() as f64 * share) as usize;
        if let Some((lines, _)) = lengths.get(place).filter(|(lines, _)| *lines > limit) {
            found.push(format!("{:.0} % of the files have up to {lines} lines, {limit} are the most", share * 100.0));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, lines: usize) -> File {
        File { path: path.into(), text: "x\n".repeat(lines) }
    }

    #[test]
    fn long_files_are_found_unless_generated() {
        assert!(breaches(&[file("a.rs", 1_000), file("b.rs", 10), file("c.rs", 10)]).len() <= 1);
        let found = breaches(&[file("a.rs", 1_001), file("generated/b.rs", 9_000), file("c.json", 9_000)]);
        assert!(found[0].starts_with("a.rs: 1001 lines"), "{found:?}");
        assert!(!found.iter().any(|breach| breach.contains("b.rs") || breach.contains("c.json")));
    }
}
