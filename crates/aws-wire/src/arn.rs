//! Amazon Resource Names.

use std::fmt;
use std::str::FromStr;

/// `arn:partition:service:region:account:resource`, taken apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arn {
    /// `aws`, `aws-cn` or another partition.
    pub partition: String,
    /// The service, such as `bedrock` or `lambda`.
    pub service: String,
    /// The region; empty for global resources.
    pub region: String,
    /// The account's twelve digits; empty for resources of AWS itself.
    pub account_id: String,
    /// All that follows, such as `agent/ABCDEFGHIJ` or `function:name:1`.
    pub resource: String,
}

/// A text that is not an ARN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an ARN: arn:partition:service:region:account:resource is needed")]
pub struct NotAnArn(String);

impl Arn {
    /// The resource's type and the rest, parted by the first `/` or `:`.
    #[must_use]
    pub fn resource_parts(&self) -> (&str, &str) {
        self.resource.split_once(['/', ':']).unwrap_or(("", &self.resource))
    }
}

impl FromStr for Arn {
    type Err = NotAnArn;

    fn from_str(text: &str) -> Result<Self, NotAnArn> {
        let refused = || NotAnArn(text.chars().take(200).collect());
        let mut parts = text.splitn(6, ':');
        let mut next = || parts.next().ok_or_else(refused);
        let (scheme, partition, service) = (next()?, next()?, next()?);
        let (region, account_id, resource) = (next()?, next()?, next()?);
        if scheme != "arn" || partition.is_empty() || service.is_empty() || resource.is_empty() {
            return Err(refused());
        }
        Ok(Self {
            partition: partition.into(),
            service: service.into(),
            region: region.into(),
            account_id: account_id.into(),
            resource: resource.into(),
        })
    }
}

impl fmt::Display for Arn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { partition, service, region, account_id, resource } = self;
        write!(f, "arn:{partition}:{service}:{region}:{account_id}:{resource}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arn_is_read_and_written_back() {
        for text in
            ["arn:aws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ", "arn:aws:iam::aws:policy/service-role/X"]
        {
            assert_eq!(text.parse::<Arn>().unwrap().to_string(), text);
        }
        let arn: Arn = "arn:aws:lambda:us-east-1:123456789012:function:name:1".parse().unwrap();
        assert_eq!(arn.resource_parts(), ("function", "name:1"));
        assert!("arn:aws:bedrock:us-east-1".parse::<Arn>().is_err());
    }
}
