//! How long a warm invocation takes beyond the handler: `cargo run --release --example invoke_latency`.
//!
//! Hosts a handler that does nothing, in each language, and calls it from one and from eight
//! callers. Also the smallest program that shows how the crate is used.

use std::time::{Duration, Instant};

use execution::{Code, FunctionArn, FunctionExecutor, FunctionSpec, Functions, FunctionsConfig, Invocation};

const CALLS: usize = 2000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let dir = tempfile::tempdir()?;
    std::fs::write(dir.path().join("app.py"), "def handler(event, context):\n    return event\n")?;
    std::fs::write(dir.path().join("app.mjs"), "export const handler = async (event) => event;\n")?;
    let functions = Functions::start(FunctionsConfig::new(dir.path().join("work"))).await?;
    for (name, runtime) in [("python", "python3.12"), ("node", "nodejs20.x")] {
        let arn = FunctionArn::new("us-east-1", "123456789012", name)?;
        let code = Code::Folder(dir.path().to_owned());
        functions.put(FunctionSpec::new(arn, runtime.parse()?, "app.handler", code)).await?;
        let cold = Instant::now();
        call(&functions, name).await?;
        println!("{name}: cold start {:?}", cold.elapsed());
        for callers in [1, 8] {
            measure(&functions, name, callers).await?;
        }
    }
    Ok(())
}

async fn measure(functions: &Functions, name: &'static str, callers: usize) -> Result<(), Box<dyn std::error::Error>> {
    let started = Instant::now();
    let tasks: Vec<_> = (0..callers)
        .map(|_| {
            let functions = functions.clone();
            tokio::spawn(async move {
                let mut times = Vec::with_capacity(CALLS / callers);
                for _ in 0..CALLS / callers {
                    let start = Instant::now();
                    call(&functions, name).await.map_err(|e| e.to_string())?;
                    times.push(start.elapsed());
                }
                Ok::<_, String>(times)
            })
        })
        .collect();
    let mut times: Vec<Duration> = Vec::with_capacity(CALLS);
    for task in tasks {
        times.extend(task.await??);
    }
    times.sort_unstable();
    let rate = times.len() as f64 / started.elapsed().as_secs_f64();
    let at = |part: usize| times[times.len() * part / 100];
    println!("{name}: {callers} callers, p50 {:?}, p99 {:?}, {rate:.0} calls/s", at(50), at(99));
    Ok(())
}

async fn call(functions: &Functions, name: &str) -> Result<(), execution::ExecutionError> {
    let event = r#"{"actionGroup": "rooms", "function": "book", "parameters": []}"#;
    let outcome = functions.invoke(Invocation::new(name, event)).await?;
    assert_eq!(outcome.function_error, None, "{:?}", outcome.failure());
    Ok(())
}
