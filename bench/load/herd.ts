import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { BenchRow } from "../row.ts";
import { CONNECTIONS, type Ground, headersOf, probeNote, refusedOf, screens } from "./ground.ts";
import { besideProbe } from "./watch.ts";

/** A publication by command, and some seconds on either side of it. */
const HERD_SECONDS = 20;
const LONGEST_PUBLISHING_MS = 60_000;

/** Everybody's answers are new at once: a revision goes out while they read. */
export async function herd(ground: Ground): Promise<BenchRow[]> {
  const work = screens(ground, CONNECTIONS, HERD_SECONDS);
  await setTimeout(3_000);
  const began = performance.now();
  const command = promisify(execFile)(process.execPath, ["src/app/server/commands/commandLine.ts", "rollback"], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, ...ground.env },
  });
  const seen = command.then(() => untilServed(ground, began));
  const { made, probe } = await besideProbe(ground, work);
  const worst = Math.max(...made.seconds.map(({ p99 }) => p99));
  return [
    {
      name: "a new revision under load: p99 of accepted requests",
      value: made.requestP99,
      unit: "ms",
      goal: { atMost: 1_000 },
      note: `${refusedOf(made)} refused, ${made.errors} errors; of the worst second ${worst.toFixed(0)} ms`,
    },
    { name: "a new revision under load: from the command to its figures", value: await seen, unit: "s" },
    {
      name: "a new revision under load: health probe, the longest",
      value: probe.longest,
      unit: "ms",
      note: probeNote(probe),
    },
  ];
}

/** Seconds since then until readers are told of the other revision. */
async function untilServed({ origin, customer }: Ground, began: number): Promise<number> {
  const [other] = customer.revisions;
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/revisions/current`, { headers: headersOf(customer, CONNECTIONS) });
    const { id }: { id?: unknown } = Object(await answer.json());
    if (id === other) return (performance.now() - began) / 1_000;
    if (performance.now() - began > LONGEST_PUBLISHING_MS) throw new Error(`Revision ${other} was never served.`);
    await setTimeout(50);
  }
}
