//! Identifiers, as something that is handed in: tests know which come next.

use std::sync::atomic::{AtomicU64, Ordering};

use uuid::Uuid;

const ALPHABET: &[u8; 36] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Makes identifiers.
pub trait Ids: Send + Sync + 'static {
    /// A version 4 UUID, as request, trace and invocation ids are.
    fn uuid(&self) -> Uuid;

    /// `length` characters of `[0-9A-Z]`.
    fn alphanumeric(&self, length: usize) -> String;

    /// The id of an agent, alias or action group: ten characters of `[0-9A-Z]`.
    fn resource_id(&self) -> String {
        self.alphanumeric(10)
    }
}

/// Identifiers from the operating system's randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomIds;

impl Ids for RandomIds {
    fn uuid(&self) -> Uuid {
        Uuid::new_v4()
    }

    fn alphanumeric(&self, length: usize) -> String {
        let mut text = String::with_capacity(length);
        while text.len() < length {
            // The lower half of a UUID: 62 random bits below the two of the variant, good for ten characters of 5.2 bits.
            let (_, bits) = Uuid::new_v4().as_u64_pair();
            let missing = length - text.len();
            push_base36(&mut text, bits & (u64::MAX >> 2), missing.min(10));
        }
        text
    }
}

/// Identifiers that count up from one.
#[derive(Debug)]
pub struct ScriptedIds {
    next: AtomicU64,
}

impl Default for ScriptedIds {
    fn default() -> Self {
        Self { next: AtomicU64::new(1) }
    }
}

impl ScriptedIds {
    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }
}

impl Ids for ScriptedIds {
    fn uuid(&self) -> Uuid {
        uuid::Builder::from_random_bytes(u128::from(self.next()).to_be_bytes()).into_uuid()
    }

    fn alphanumeric(&self, length: usize) -> String {
        let mut text = String::with_capacity(length);
        push_base36(&mut text, self.next(), length);
        text
    }
}

/// Appends the last `digits` digits of `number` in base 36, with leading zeros.
fn push_base36(text: &mut String, mut number: u64, digits: usize) {
    let start = text.len();
    for _ in 0..digits {
        // The remainder is below 36, the length of the alphabet.
        text.insert(start, ALPHABET[(number % 36) as usize] as char);
        number /= 36;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_ids_have_the_length_and_alphabet_of_aws() {
        for length in [1, 10, 17, 21] {
            let id = RandomIds.alphanumeric(length);
            assert_eq!(id.len(), length);
            assert!(id.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase()), "{id}");
        }
        assert_ne!(RandomIds.resource_id(), RandomIds.resource_id());
    }

    #[test]
    fn scripted_ids_count() {
        let ids = ScriptedIds::default();
        assert_eq!(ids.resource_id(), "0000000001");
        assert_eq!(ids.resource_id(), "0000000002");
        assert_eq!(ids.uuid().get_version_num(), 4);
    }
}
