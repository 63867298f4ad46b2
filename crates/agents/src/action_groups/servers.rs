//! Executors beyond functions: servers of the configuration, named in the place of a function.
//!
//! The API has no member for them, so a function's ARN with a name that Lambda does not allow stands for one:
//! `…:function:mcp.files` is the MCP server `files`, `…:function:http.orders` the HTTP server `orders`. Region and account
//! mean nothing then.

use super::Executor;

/// The server of a kind that an ARN means; the kinds are `mcp.` and `http.`.
pub(crate) fn named_server<'a>(arn: &'a str, kind: &str) -> Option<&'a str> {
    arn.split_once(":function:")?.1.strip_prefix(kind)
}

impl Executor {
    /// What the member `lambda` of an executor means; nobody when it is empty.
    pub(super) fn of_lambda(arn: String) -> Option<Self> {
        let server = |kind: &str| named_server(&arn, kind).map(str::to_owned);
        if arn.is_empty() {
            None
        } else if let Some(server) = server("mcp.") {
            Some(Self::Mcp { arn, server, wanted: None })
        } else if let Some(server) = server("http.") {
            Some(Self::Http { arn, server, base: None })
        } else {
            Some(Self::Lambda { arn })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_no_function_can_have_mean_servers() {
        let arn = |name: &str| format!("arn:aws:lambda:us-east-1:123456789012:function:{name}");
        let of = |name: &str| Executor::of_lambda(arn(name)).unwrap();
        assert_eq!(of("mcp.files"), Executor::Mcp { arn: arn("mcp.files"), server: "files".into(), wanted: None });
        assert_eq!(of("http.shop"), Executor::Http { arn: arn("http.shop"), server: "shop".into(), base: None });
        for function in ["mcp", "mcp-files", "http", "my_mcp.files", "mcp:files"] {
            assert_eq!(of(function), Executor::Lambda { arn: arn(function) });
        }
        assert_eq!(Executor::of_lambda(String::new()), None);
    }
}
