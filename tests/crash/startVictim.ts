import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { childrenOf } from "#tests/support/postgres.ts";
import type { Deed, Said, VictimPlace } from "./deed.ts";

const SCRIPT = new URL("victim.ts", import.meta.url).pathname;
/** Longer than anything that is asked of it here; past this the harness says so instead of hanging. */
const LIMIT_MS = 60_000;

/** How a deed ended. */
export interface Ending {
  /** What it answered before it died; undefined where it died first. */
  readonly answer: Exclude<Said, { readonly ready: true }> | undefined;
  /** Milliseconds from the order to the end. */
  readonly ms: number;
  /** Processes of its own that outlived it by a minute. */
  readonly orphans?: readonly number[];
}

/** A process that waits for an order. */
export interface Victim {
  readonly pid: number;
  /** Lets it do something to its end. */
  readonly finish: (deed: Deed) => Promise<Ending>;
  /** Lets it begin something, and kills it after so many milliseconds. */
  readonly kill: (deed: Deed, afterMs: number) => Promise<Ending>;
  /** Lets it end by itself. */
  readonly dismiss: () => Promise<void>;
}

/** Starts a process that has the store open and its modules loaded, so that a kill strikes the deed and not the start. */
export async function startVictim(place: VictimPlace): Promise<Victim> {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(place)], {
    stdio: ["pipe", "pipe", "pipe"],
    // Hundreds of them start: what the first one compiled need not be compiled again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"), ...process.env },
  });
  let complaint = "";
  child.stderr.on("data", (text) => (complaint += String(text)));
  child.stdin.on("error", () => undefined);
  const ended = once(child, "exit");
  const heard: Said[] = [];
  let wake = () => {};
  createInterface({ input: child.stdout }).on("line", (line) => {
    heard.push(JSON.parse(line));
    wake();
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const next = async (): Promise<Said> => {
    const since = performance.now();
    for (;;) {
      const said = heard.shift();
      if (said) return said;
      if (isGone()) throw new Error(`The process ended before it answered: ${complaint.slice(-2_000)}`);
      if (performance.now() - since > LIMIT_MS) throw new Error("The process gave no answer in a minute.");
      await Promise.race([new Promise<void>((done) => (wake = done)), ended, wait(1_000)]);
    }
  };
  const begin = (deed: Deed) => {
    child.stdin.write(`${JSON.stringify(deed)}\n`);
    return performance.now();
  };
  const answerOf = (said: Said | undefined) => (said && !("ready" in said) ? said : undefined);

  await next();
  return {
    pid: child.pid ?? 0,
    finish: async (deed) => {
      const begun = begin(deed);
      const answer = answerOf(await next());
      return { answer, ms: performance.now() - begun };
    },
    kill: async (deed, afterMs) => {
      const begun = begin(deed);
      await wait(afterMs);
      const own = childrenOf(child.pid ?? 0);
      child.kill("SIGKILL");
      await ended;
      const orphans = await outliving(own);
      // What it wrote before it died may still be on its way through the pipe.
      if (child.stdout.readable) await Promise.race([once(child.stdout, "close"), wait(1_000)]);
      const answer = answerOf(heard.shift());
      return { answer, ms: performance.now() - begun, orphans };
    },
    dismiss: async () => {
      if (isGone()) return;
      child.stdin.end();
      await ended;
    },
  };
}

/** What writes documents notices when it is at the end of a piece of work; on a busy machine that takes a while. */
const GRACE_MS = 60_000;

/** Those that are still there when the one that started them has been gone for a while. */
async function outliving(pids: readonly number[]): Promise<number[]> {
  const until = performance.now() + GRACE_MS;
  let left = [...pids];
  while (left.length > 0 && performance.now() < until) {
    left = left.filter((pid) => existsSync(`/proc/${pid}`));
    if (left.length > 0) await wait(50);
  }
  return left;
}
