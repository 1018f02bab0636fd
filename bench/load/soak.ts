import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { BenchRow } from "../row.ts";
import type { LoadAnswer } from "./orders.ts";
import { type Held, heldBy, slope } from "./watch.ts";

/** Code becomes fast and caches fill: not a leak. */
const WARM_UP_PART = 0.4;
const LOOK_EVERY_MS = 2_000;
/** The least of so many looks is what is left after rubbish was cleared away. */
const LOOKS_OF_A_FLOOR = 10;
const HOUR_SECONDS = 3_600;

export interface Soaking {
  readonly pid: number;
  readonly origin: string;
  readonly minutes: number;
  readonly load: (seconds: number) => Promise<LoadAnswer>;
}

/** What a product holds while it is asked steadily: memory and descriptors must not grow. */
export async function soak({ pid, origin, minutes, load }: Soaking): Promise<BenchRow[]> {
  const looks: Held[] = [];
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const done = new AbortController();
  const working = load(minutes * 60).finally(() => done.abort());
  while (!done.signal.aborted) {
    looks.push(await heldBy(pid, origin, seconds()));
    await setTimeout(LOOK_EVERY_MS);
  }
  const made = await working;
  const warm = looks.filter(({ at }) => at > minutes * 60 * WARM_UP_PART);
  const floors = floorsOf(warm);
  const [first, last] = [warm[0], warm.at(-1)];
  const note = `${minutes} minutes, ${Math.round(made.screens / made.took)} screens/s, p99 ${made.requestP99.toFixed(0)} ms, ${made.errors} errors, load average ${loadavg()[1]?.toFixed(1)}`;
  return [
    {
      name: "soak: growth of the heap after warm-up",
      value: slope(floors.map(({ at, heap }) => ({ x: at / HOUR_SECONDS, y: heap }))),
      unit: "MB/h",
      goal: { atMost: 5 },
      note: `${floors[0]?.heap.toFixed(0)} to ${floors.at(-1)?.heap.toFixed(0)} MB at the least of each ${(LOOKS_OF_A_FLOOR * LOOK_EVERY_MS) / 1_000} s; ${note}`,
    },
    {
      name: "soak: memory of the process, last of first",
      value: (last?.rss ?? Number.NaN) / (first?.rss ?? Number.NaN),
      unit: "×",
      note: `${first?.rss.toFixed(0)} to ${last?.rss.toFixed(0)} MB`,
    },
    {
      name: "soak: file descriptors, last less first",
      value: (last?.descriptors ?? Number.NaN) - (first?.descriptors ?? Number.NaN),
      unit: "",
      goal: { atMost: 5 },
      note: `${first?.descriptors} to ${last?.descriptors}`,
    },
  ];
}

function floorsOf(looks: readonly Held[]): Held[] {
  const floors: Held[] = [];
  for (let at = 0; at + LOOKS_OF_A_FLOOR <= looks.length; at += LOOKS_OF_A_FLOOR) {
    const [least] = looks.slice(at, at + LOOKS_OF_A_FLOOR).toSorted((one, other) => one.heap - other.heap);
    if (least) floors.push(least);
  }
  return floors;
}
