//! From the model's names to Rust's.

/// `agentArn`, `KMSKeyArn`, `topP` → `agent_arn`, `kms_key_arn`, `top_p`.
pub(crate) fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (index, &c) in chars.iter().enumerate() {
        if !c.is_ascii_alphanumeric() {
            out.push('_');
            continue;
        }
        let after_lower = index > 0 && (chars[index - 1].is_ascii_lowercase() || chars[index - 1].is_ascii_digit());
        let ends_acronym = index > 0
            && chars[index - 1].is_ascii_uppercase()
            && chars.get(index + 1).is_some_and(char::is_ascii_lowercase);
        if c.is_ascii_uppercase() && (after_lower || ends_acronym) {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    if KEYWORDS.contains(&out.as_str()) { format!("r#{out}") } else { out }
}

/// `FUNCTION_NAME`, `python3.9`, `us-east-1`, `chunk` → `FunctionName`, `Python39`, `UsEast1`, `Chunk`.
pub(crate) fn pascal(name: &str) -> String {
    let mut out = String::new();
    for word in name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()) {
        let shout = !word.chars().any(|c| c.is_ascii_lowercase());
        let mut chars = word.chars();
        if let Some(first) = chars.next() {
            out.push(first.to_ascii_uppercase());
            out.extend(chars.map(|c| if shout { c.to_ascii_lowercase() } else { c }));
        }
    }
    if out.is_empty() || out.starts_with(|c: char| c.is_ascii_digit()) || out == "Self" {
        out.insert(0, 'V');
    }
    out
}

/// A shape's name as a Rust type; IAM's begin with a small letter.
pub(crate) fn type_name(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase());
    let name: String = first.into_iter().chain(chars.filter(|c| *c != '_')).collect();
    // The error enum and the prelude keep their names.
    match name.as_str() {
        "Error" | "Option" | "String" | "Vec" | "Box" => format!("{name}Shape"),
        _ => name,
    }
}

/// The static that holds a shape's schema.
pub(crate) fn static_name(name: &str) -> String {
    snake(name).trim_start_matches("r#").to_ascii_uppercase()
}

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut",
    "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe",
    "unsized", "use", "virtual", "where", "while", "yield",
];
