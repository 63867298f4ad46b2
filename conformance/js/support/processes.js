// The built server and the scripted model as processes of their own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const repository = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const binaries = join(process.env.CARGO_TARGET_DIR ?? join(repository, "target"), "debug");

class Program {
  // Starts a program and waits for its first line of standard output.
  static async start(name, args, log) {
    const file = await open(log, "a");
    const child = spawn(join(binaries, name), args, { stdio: ["ignore", "pipe", file.fd] });
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, "line"), once(child, "exit").then(() => null)]);
    if (first === null) throw new Error(`${name} ended early:\n${await readFile(log, "utf8")}`);
    lines.on("line", () => {});
    return Object.assign(new Program(), { child, file, line: first[0] });
  }

  async stop() {
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    const [code] = await ended;
    await this.file.close();
    return code;
  }
}

// A server with a scripted model behind it; `script(reply, …)` sets what the model says from then on.
export async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), "outcrop-js-"));
  const model = await Program.start("fake-model", [], join(folder, "model.log"));
  const config = join(folder, "outcrop.toml");
  await writeFile(
    config,
    `[[models]]\nid = "*"\nprovider = "openai"\nbase_url = "${model.line.trim()}"\nmodel = "fake-model"\n`,
  );
  const listen = ["--config", config, "--listen", "127.0.0.1:0", "--data-dir", join(folder, "data")];
  const server = await Program.start("outcrop", ["serve", "--json", ...listen], join(folder, "server.log"));
  return {
    endpoint: JSON.parse(server.line).endpoint,
    async script(...replies) {
      const answer = await fetch(new URL("/__script", model.line.trim()), {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ replies }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async stop() {
      const code = await server.stop();
      await model.stop();
      await rm(folder, { recursive: true });
      return code;
    },
  };
}
