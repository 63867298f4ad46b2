//! Work that outlives the request that asked for it, and the process too.
//!
//! A job is put into a queue in the transaction of the request, so that neither is there without the other. A worker *takes* it for a
//! time, its lease, which it *renews* while it works. A lease that ends, because the worker died, leaves the job to the next worker,
//! with the progress that was kept. Nothing tells a job that was begun from one that was done but for that progress: a job has to be
//! such that doing a part of it again changes nothing.
//!
//! Jobs of one **lane** run one after another, in the order in which they were put in. A lane is a path, such as `KB/SOURCE/DOCUMENT`,
//! and lanes of which one lies under the other count as one: a job of `KB/SOURCE` waits for all earlier ones of its documents, and
//! later ones wait for it.

mod queue;
mod retries;
mod work;

pub use retries::Retries;

use crate::clock::Timestamp;

/// The jobs of one sort, which the same workers take. Whoever has jobs names their queue as a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Queue(&'static str);

impl Queue {
    /// The queue of this name.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name as it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// A job that is to be put in.
#[derive(Clone, Copy, Debug)]
pub struct NewJob<'a> {
    /// Where.
    pub queue: Queue,
    /// With which jobs it takes turns.
    pub lane: &'a str,
    /// By what it can be asked for and cancelled; unique among the unfinished jobs of the queue.
    pub key: Option<&'a str>,
    /// What is to be done.
    pub body: &'a str,
    /// Bytes that belong to it. They are kept apart, so that looking at jobs does not read them.
    pub attachment: Option<&'a [u8]>,
}

/// A job that is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Grows with every job.
    pub id: i64,
    /// With which jobs it takes turns.
    pub lane: String,
    /// By what it can be asked for.
    pub key: Option<String>,
    /// What is to be done.
    pub body: String,
    /// What was last kept of how far it has come.
    pub progress: Option<String>,
    /// How often it was taken since it last came further.
    pub attempts: u32,
    /// Whether it is to be given up.
    pub cancelled: bool,
    /// Until when a worker has it.
    pub leased_until: Option<Timestamp>,
    /// When it was put in.
    pub created_at: Timestamp,
}

/// A job that a worker has taken. Only the newest lease of a job can do anything to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The job, as it was when it was taken.
    pub job: Job,
    number: i64,
}
