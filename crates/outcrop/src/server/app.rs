//! What every handler works with.

use crate::config::Config;

/// The parts of the house that handlers reach; shared by all requests.
#[derive(Debug)]
pub struct App {
    /// What the server was started with.
    pub config: Config,
}
