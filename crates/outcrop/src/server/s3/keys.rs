//! Access keys and who may do what, as s3s asks for them.

use s3s::access::{S3Access, S3AccessContext};
use s3s::auth::{S3Auth, SecretKey};
use s3s::{S3Error, S3ErrorCode, S3Result};

use crate::config::Keys;
use crate::services::s3::Call;

/// The secrets of the configured keys.
pub(super) struct Secrets(pub(super) Keys);

#[async_trait::async_trait]
impl S3Auth for Secrets {
    async fn get_secret_key(&self, id: &str) -> S3Result<SecretKey> {
        match self.0.secret(id) {
            Some(secret) => Ok(SecretKey::from(secret.expose())),
            None => {
                Err(S3Error::with_message(S3ErrorCode::InvalidAccessKeyId, "The access key is none of this server's."))
            }
        }
    }
}

/// Everyone who signed may do everything, and everyone where there are no keys. Also learns the operation's name.
pub(super) struct Access {
    pub(super) has_keys: bool,
}

#[async_trait::async_trait]
impl S3Access for Access {
    async fn check(&self, context: &mut S3AccessContext<'_>) -> S3Result<()> {
        let name = context.s3_op().name().to_owned();
        if let Some(call) = context.extensions_mut().get::<Call>() {
            // It is set once.
            let _ = call.operation.set(name);
        }
        if self.has_keys && context.credentials().is_none() {
            return Err(S3Error::with_message(
                S3ErrorCode::AccessDenied,
                "Requests are to be signed with one of the server's keys.",
            ));
        }
        Ok(())
    }
}
