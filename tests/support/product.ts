import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { freePort } from "./postgres.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** Where the machine has much else to do, the sample set alone takes minutes. */
const READY_LIMIT_MS = 400_000;

/** A product running in a process of its own, for browser tests and benchmarks. */
export interface RunningProduct {
  readonly url: string;
  readonly pid: number;
  /** What it has said so far. */
  output(): string;
  stop(): Promise<void>;
}

/** What the product says once the port is its own. */
const LISTENS = " is ready at ";

/** Starts the server on a free loopback port and waits until it is ready. */
export async function startProduct(options: {
  readonly dataDir: string;
  readonly demoPassword: string;
  /** A copy of the product to run instead of this one. */
  readonly root?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** A free one where none is named. */
  readonly port?: number;
  /** Options of the engine. */
  readonly engineOptions?: readonly string[];
  /** The probe that has to answer; without data a product lives but is not ready. */
  readonly ready?: "/readyz" | "/healthz";
}): Promise<RunningProduct> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...(options.engineOptions ?? []), "src/app/server/main.ts"], {
    cwd: options.root ?? ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: options.dataDir,
      DEMO_PASSWORD: options.demoPassword,
      // Tests publish what they have made, and go on as the same people.
      DEMO_ACCOUNTS: "keep",
      // What it answers must not depend on what else the machine has to do.
      LONGEST_PAUSE_MS: "0",
      LONGEST_REQUEST_S: "0",
      REQUESTS_PER_MINUTE: "0",
      KEY_REQUESTS_PER_MINUTE: "0",
      BAD_TOKENS_PER_MINUTE: "0",
      ...options.env,
    },
  });
  let output = "";
  server.stdout.on("data", (text) => {
    output += text;
  });
  server.stderr.on("data", (text) => {
    output += text;
  });

  const deadline = Date.now() + READY_LIMIT_MS;
  // Whoever else took the port in the meantime would answer too.
  while (!output.includes(LISTENS) || !(await answers(url + (options.ready ?? "/readyz")))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill("SIGKILL");
      throw new Error(`The product did not become ready:\n${output.slice(-4_000)}`);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    url,
    pid: server.pid ?? 0,
    output: () => output,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) {
        console.error(
          `The product had ended by itself (${server.exitCode ?? server.signalCode}):\n${output.slice(-4_000)}`,
        );
        return;
      }
      const exited = once(server, "exit");
      server.kill("SIGTERM");
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
