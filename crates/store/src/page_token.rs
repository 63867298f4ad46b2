//! Tokens for the next page of a list: opaque to clients, and recognised when they come back.
//!
//! A token says where the page before ended, signed together with the list it belongs to and the time it was given. So a
//! forged token, one of another list and one that is too old are told apart from a good one without storing anything.

use std::time::Duration;

use aws_lc_rs::hmac;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::clock::Timestamp;
use crate::database::Store;
use crate::error::StoreError;

/// How long a token is good for.
pub const LIFETIME: Duration = Duration::from_hours(24);
/// Bytes of the signature that a token carries.
const SIGNATURE: usize = 16;
const TIME: usize = 8;

/// Signs and verifies page tokens.
pub(crate) struct PageTokenKey {
    key: hmac::Key,
}

impl PageTokenKey {
    pub(crate) fn new(secret: &[u8]) -> Self {
        Self { key: hmac::Key::new(hmac::HMAC_SHA256, secret) }
    }

    /// A token for `list` that remembers `position`.
    pub(crate) fn sign(&self, list: &str, position: &str, now: Timestamp) -> String {
        let time = now.as_nanos().to_be_bytes();
        let signature = self.signature(list, time, position.as_bytes());
        let parts = [&signature.as_ref()[..SIGNATURE], &time, position.as_bytes()];
        URL_SAFE_NO_PAD.encode(parts.concat())
    }

    /// The position in a token that was given for `list` within [`LIFETIME`].
    pub(crate) fn verify(&self, list: &str, token: &str, now: Timestamp) -> Result<String, StoreError> {
        let foreign = || StoreError::PageToken { reason: "it was not given for this list" };
        let bytes = URL_SAFE_NO_PAD.decode(token).map_err(|_| foreign())?;
        let (signature, rest) = bytes.split_at_checked(SIGNATURE).ok_or_else(foreign)?;
        let (time, position) = rest.split_first_chunk::<TIME>().ok_or_else(foreign)?;
        let expected = self.signature(list, *time, position);
        aws_lc_rs::constant_time::verify_slices_are_equal(&expected.as_ref()[..SIGNATURE], signature)
            .map_err(|_| foreign())?;
        let given = Timestamp::from_nanos(i64::from_be_bytes(*time));
        if given.after(LIFETIME) < now {
            return Err(StoreError::PageToken { reason: "it is older than 24 hours; list from the beginning" });
        }
        String::from_utf8(position.to_vec()).map_err(|_| foreign())
    }

    fn signature(&self, list: &str, time: [u8; TIME], position: &[u8]) -> hmac::Tag {
        let mut context = hmac::Context::with_key(&self.key);
        context.update(&(list.len() as u64).to_be_bytes());
        context.update(list.as_bytes());
        context.update(&time);
        context.update(position);
        context.sign()
    }
}

impl Store {
    /// A token for the next page of a list that is not one of documents. `list` tells it from all others, `position` is where
    /// the page ended.
    #[must_use]
    pub fn page_token(&self, list: &str, position: &str) -> String {
        self.page_tokens().sign(list, position, self.clock().now())
    }

    /// The position in a token of [`page_token`](Self::page_token).
    ///
    /// # Errors
    /// [`StoreError::PageToken`] when it was not given for this very list, or more than [`LIFETIME`] ago.
    pub fn page_position(&self, list: &str, token: &str) -> Result<String, StoreError> {
        self.page_tokens().verify(list, token, self.clock().now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(result: Result<String, StoreError>) -> &'static str {
        match result {
            Err(StoreError::PageToken { reason }) => reason,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn only_a_fresh_token_of_the_same_list_is_good() {
        let key = PageTokenKey::new(b"secret");
        let given = Timestamp::from_millis(1_000);
        let token = key.sign("agents", "17/AGENT", given);
        assert_eq!(key.verify("agents", &token, given.after(LIFETIME)).unwrap(), "17/AGENT");
        assert!(reason(key.verify("agents", &token, given.after(LIFETIME * 2))).contains("24 hours"));
        assert!(reason(key.verify("aliases", &token, given)).contains("this list"));
        assert!(reason(PageTokenKey::new(b"other").verify("agents", &token, given)).contains("this list"));
    }

    #[test]
    fn no_changed_character_goes_unnoticed() {
        let key = PageTokenKey::new(b"secret");
        let token = key.sign("agents", "17/AGENT", Timestamp::default());
        for index in 0..token.len() {
            let other = if &token[index..=index] == "A" { "B" } else { "A" };
            let forged = format!("{}{other}{}", &token[..index], &token[index + 1..]);
            assert!(key.verify("agents", &forged, Timestamp::default()).is_err(), "{forged}");
        }
        for strange in ["", "ä", "AAAA", " "] {
            assert!(key.verify("agents", strange, Timestamp::default()).is_err());
        }
    }
}
