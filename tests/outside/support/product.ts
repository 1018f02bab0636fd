import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { ask } from "./ask.ts";

export const ROOT = resolve(import.meta.dirname, "../../..");
/** These tests run on it already. */
const NODE_24 = process.execPath;
/** Of the demo accounts: the one with which the filled folder was made. */
export const DEMO_PASSWORD = "browser-tests-only-4600";
/** Where the machine has much else to do, the sample set alone takes minutes. */
const READY_LIMIT_MS = 400_000;

/** A product that somebody has started. */
export interface Product {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly mailFolder: string;
  /** The process that serves, to be paused or killed. */
  readonly pid: number;
}

export interface OwnProduct extends Product {
  /** What it has said so far, on both outputs. */
  output(): string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly dataDir: string;
  /** On top of PORT, PUBLIC_URL and DATA_DIR, which are set here; everything else is as the product comes. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A free one where none is named. */
  readonly port?: number;
  /** Another copy of the product, such as an earlier version. */
  readonly root?: string;
  /** Put before the command line, such as `["unshare", "--pid", "--fork", "--mount-proc"]`. */
  readonly wrapped?: readonly string[];
  /** The probe that has to answer; without data a product lives but is not ready. */
  readonly ready?: "/readyz" | "/healthz";
}

/** Starts the product as `npm start` does, on a free loopback port, its limits as they come, and waits until it is ready. */
export async function startProduct(options: StartOptions): Promise<OwnProduct> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const [program, ...args] = [...(options.wrapped ?? []), NODE_24, "scripts/start.mjs"];
  const started = spawn(program, args, {
    cwd: options.root ?? ROOT,
    // A group of its own: what it has started ends with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bare(), PORT: String(port), PUBLIC_URL: url, DATA_DIR: options.dataDir, ...options.settings },
  });
  const said: string[] = [];
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding("utf8").on("data", (text) => said.push(text));
  const output = () => said.join("");
  const group = -(started.pid ?? 0);
  const killAll = () => void signal(group, "SIGKILL");
  process.once("exit", killAll);
  const ended = once(started, "exit").finally(() => process.off("exit", killAll));

  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await answers(`http://localhost:${port}`, options.ready ?? "/readyz"))) {
    if (started.exitCode !== null || started.signalCode !== null || Date.now() > deadline) {
      killAll();
      throw new Error(`The product did not become ready:\n${output().slice(-4_000)}`);
    }
    await after(200);
  }
  return {
    url: options.settings?.["PUBLIC_URL"] ?? url,
    dataDir: options.dataDir,
    mailFolder: join(options.dataDir, "mail"),
    pid: lastChild(started.pid ?? 0),
    output,
    stop: async () => {
      if (started.exitCode === null && started.signalCode === null) started.kill("SIGTERM");
      await ended;
      // Whatever it left behind; nothing, as a rule.
      killAll();
    },
  };
}

/** A folder with the sample set loaded: a copy of the one that the run has filled, else an empty one that the first start fills. */
export function filledFolder(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-outside-"));
  const filled = process.env["SAMPLE_FOLDER"];
  if (filled) cpSync(filled, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** What a command of `npm run -s spotmarket --` said and how it ended. */
export async function command(
  dataDir: string,
  args: readonly string[],
  {
    input = "",
    settings = {},
    root = ROOT,
  }: { readonly input?: string; readonly settings?: Readonly<Record<string, string>>; readonly root?: string } = {},
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const child = spawn(NODE_24, ["scripts/spotmarket.mjs", ...args], {
    cwd: root,
    env: { ...bare(), DATA_DIR: dataDir, ...settings },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { code, stdout, stderr };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Nothing of what the tests are run with reaches the product. */
function bare(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: process.env["HOME"] };
}

async function answers(url: string, probe: string): Promise<boolean> {
  return ask(url + probe).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** The innermost of the processes that started one another; the one itself where the system does not tell. */
function lastChild(pid: number): number {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return child ? lastChild(Number(child)) : pid;
  } catch {
    return pid;
  }
}
