import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const PROGRAM = resolve(import.meta.dirname, "../../src/app/server/commands/commandLine.ts");

/** What a command said and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningCommand {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** A data folder of the test's own, removed when it ends. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the command line as a process of its own, on the embedded store of a data folder, where its file names start, too. */
export function startCommand(
  dataDir: string,
  args: readonly string[],
  { input = "", settings = {} }: { readonly input?: string; readonly settings?: Readonly<Record<string, string>> } = {},
): RunningCommand {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, START_FOLDER: dataDir, ...settings },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (text) => (stdout += text));
  child.stderr.on("data", (text) => (stderr += text));
  child.stdin.end(input);
  const ended = new Promise<Ended>((done) => {
    child.once("close", (code, signal) => done({ code, signal, stdout, stderr }));
  });
  return { process: child, ended };
}

/** Runs a command to its end. */
export function runCommandLine(...given: Parameters<typeof startCommand>): Promise<Ended> {
  return startCommand(...given).ended;
}
