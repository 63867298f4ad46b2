//! What must not stand in the repository: unfinished work, paths of somebody's machine, hosts of package registries.

use super::File;

/// Marks of unfinished work; each is put together here, so that this file passes its own check.
fn marks() -> [String; 6] {
    [["TO", "DO"], ["FIX", "ME"], ["XX", "X"], ["to", "do!("], ["unimplement", "ed!("], ["#[ign", "ore]"]]
        .map(|parts| parts.concat())
}

/// Hosts that an install has configured for itself, and that must not be written down for everyone.
fn hosts() -> [String; 4] {
    [["registry.npm", "js.org"], ["files.python", "hosted.org"], ["pypi", ".org"], ["static.crates", ".io"]]
        .map(|parts| parts.concat())
}

/// Folders that only exist on the machine of whoever wrote the line.
fn folders() -> [String; 3] {
    [["/ro", "ot/"], ["/wo", "rk/"], ["/ho", "me/"]].map(|parts| parts.concat())
}

const CODE: &[&str] = &["rs", "py", "js", "mjs", "ts", "sh", "toml"];

/// Every line of a file with such a word.
pub(super) fn breaches(file: &File) -> Vec<String> {
    let (marks, hosts, folders) = (marks(), hosts(), folders());
    let is_code = file.has_extension(CODE);
    let mut found = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        let mut report = |what: &str, word: &str| {
            found.push(format!("{}:{}: {what} '{word}'", file.path.display(), number + 1));
        };
        for word in marks.iter().filter(|word| is_code && stands_alone(line, word)) {
            report("unfinished:", word);
        }
        for word in hosts.iter().filter(|word| line.contains(word.as_str())) {
            report("a registry's host:", word);
        }
        for word in folders.iter().filter(|word| begins_a_path(line, word)) {
            report("a path of one machine:", word);
        }
    }
    found
}

/// Whether `word` stands in the line and is not a part of a longer one.
fn stands_alone(line: &str, word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        let open = word.ends_with(|c: char| !is_letter(c));
        !before.is_some_and(is_letter) && (open || !after.is_some_and(is_letter))
    })
}

/// Whether `folder` begins an absolute path, not a part of a longer path or address.
fn begins_a_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        !before.is_some_and(|c| c.is_ascii_alphanumeric() || "_-.}~$)".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, line: &str) -> usize {
        breaches(&File { path: path.into(), text: line.to_owned() }).len()
    }

    #[test]
    fn words_are_found_where_they_mean_what_is_forbidden() {
        let [mark, ..] = marks();
        assert_eq!(count("a.rs", &format!("// {mark}: later")), 1);
        assert_eq!(count("a.md", &format!("A {mark} list")), 0, "prose may speak of it");
        assert_eq!(count("a.rs", &format!("METHOD{mark}S")), 0);
        assert_eq!(count("a.rs", &format!("    {}", marks()[3])), 1);
        assert_eq!(count("a.md", &hosts()[0]), 1);
        assert_eq!(count("a.toml", &format!("path = \"{}x\"", folders()[0])), 1);
        assert_eq!(count("a.rs", &format!("http://host{}x", folders()[1])), 0);
    }
}
