import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#tests/support/postgres.ts";

interface Run {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Starts the product as `npm start` does, on an empty folder unless given one. */
function start(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, ["src/app/server/main.ts"], {
    cwd: join(import.meta.dirname, "../../.."),
    env: { PATH: process.env["PATH"], SAMPLE: "never", DATA_DIR: newFolder(), ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { process: child, output: () => output, ended };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-main-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ready(run: Run): Promise<void> {
  await vi.waitFor(() => expect(run.output()).toContain("is ready at"), { timeout: 100_000, interval: 100 });
}

test("a wrong setting stops the start with its name and what to do", async () => {
  const run = start({ PORT: "soon", SAMPLE: "perhaps" });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain("Spotmarket cannot start.\nPORT must be a port number");
  expect(run.output()).toContain("SAMPLE must be auto");
  expect(run.output()).not.toContain("    at ");
});

test("a port in use stops the start before anything is done", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const run = start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
});

test("a data folder that cannot be one stops the start with what to do, and no stack", async () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  const run = start({ DATA_DIR: file, PORT: String(await freePort()) });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(`Spotmarket cannot start.\nThe data folder ${file} is, or lies below, a file.`);
  expect(run.output()).not.toContain("    at ");
});

test("a second process on the same data folder refuses to start and names the first, which stops gently", {
  timeout: 240_000,
}, async () => {
  const folder = newFolder();
  const first = start({ DATA_DIR: folder, PORT: String(await freePort()) });
  await ready(first);
  const second = start({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`(process ${first.process.pid} on`);

  first.process.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  const third = start({ DATA_DIR: folder, PORT: String(await freePort()) });
  await ready(third);
});
