//! Any bytes as the answer of a parser function: what it says or an error that names the member, never a panic.
#![no_main]

use agents::parser::lambda;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = lambda::read_pre_processing(data);
    let _ = lambda::read_post_processing(data);
    let _ = lambda::read_knowledge_base_response(data);
    let _ = lambda::read_memory_summaries(data);
    let _ = lambda::read_route(data);
});
