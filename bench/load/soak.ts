import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { RunningProduct } from "#tests/support/product.ts";
import type { BenchRow } from "../row.ts";
import { openInspector } from "./inspector.ts";
import type { LoadAnswer } from "./orders.ts";
import { type Descriptors, descriptorsOf, residentMemory, slope } from "./watch.ts";

/** Code becomes fast and caches fill: not a leak. */
const WARM_UP_PART = 0.4;
/** A look stops the product for some tenths of a second: seldom enough to be nothing of its load. */
const LOOK_EVERY_MS = 20_000;
const HOUR_SECONDS = 3_600;
const MB = 1024 ** 2;

export interface Soaking {
  readonly product: RunningProduct;
  readonly minutes: number;
  readonly load: (seconds: number) => Promise<LoadAnswer>;
}

/** What a product holds after its rubbish was cleared away. */
interface Look {
  /** Seconds since the first look. */
  readonly at: number;
  /** Megabytes. */
  readonly heap: number;
  readonly buffers: number;
  /** Buffers and whatever else the engine knows of beside its heap. */
  readonly external: number;
  readonly rss: number;
  readonly descriptors: Descriptors;
}

/**
 * What a product holds while it is asked steadily: memory and descriptors must not grow. Before each look rubbish is cleared away, so that
 * what grows is kept by something, and not left by a collector that had no reason to hurry.
 */
export async function soak({ product, minutes, load }: Soaking): Promise<BenchRow[]> {
  const inspector = await openInspector(product);
  const looks: Look[] = [];
  const began = performance.now();
  const done = new AbortController();
  const working = load(minutes * 60).finally(() => done.abort());
  while (!done.signal.aborted) {
    const { usedSize, backingStorageSize } = await inspector.keptHeap();
    const { external }: Partial<Record<string, unknown>> = Object(await inspector.valueOf("process.memoryUsage()"));
    looks.push({
      at: (performance.now() - began) / 1_000,
      heap: usedSize / MB,
      buffers: backingStorageSize / MB,
      external: Number(external) / MB,
      rss: await residentMemory(product.pid),
      descriptors: await descriptorsOf(product.pid),
    });
    await setTimeout(LOOK_EVERY_MS, undefined, { signal: done.signal }).catch(() => undefined);
  }
  inspector.close();
  return rowsOf(looks, await working, minutes);
}

function sum(descriptors: Descriptors): number {
  return Object.values(descriptors).reduce((all: number, some: number) => all + some, 0);
}

function rowsOf(looks: readonly Look[], made: LoadAnswer, minutes: number): BenchRow[] {
  const warm = looks.filter(({ at }) => at > minutes * 60 * WARM_UP_PART);
  const [first, last] = [warm[0], warm.at(-1)];
  if (!first || !last) throw new Error(`${minutes} minutes are too few for a soak.`);
  const growth = (of: (look: Look) => number) =>
    slope(warm.map((look) => ({ x: look.at / HOUR_SECONDS, y: of(look) })));
  const note = `${minutes} minutes, ${Math.round(made.screens / made.took)} screens/s, p99 ${made.requestP99.toFixed(0)} ms, ${made.errors} errors, load average ${loadavg()[1]?.toFixed(1)}`;
  const span = (of: (look: Look) => number) => `${of(first).toFixed(1)} to ${of(last).toFixed(1)} MB`;
  const descriptors = ({ sockets, tables, pipes, others }: Descriptors) =>
    `${sockets} sockets, ${tables} tables, ${pipes} pipes and ${others} others`;
  const grown = sum(last.descriptors) - sum(first.descriptors);
  return [
    {
      name: "soak: growth of the heap after warm-up",
      value: growth(({ heap }) => heap),
      unit: "MB/h",
      goal: { atMost: 5 },
      note: `${span(({ heap }) => heap)}, each after a collection, ${warm.length} looks; ${note}`,
    },
    {
      name: "soak: growth of buffers beside the heap",
      value: growth(({ buffers }) => buffers),
      unit: "MB/h",
      note: span(({ buffers }) => buffers),
    },
    {
      name: "soak: growth of all that the engine holds beside the heap",
      value: growth(({ external }) => external),
      unit: "MB/h",
      note: span(({ external }) => external),
    },
    {
      name: "soak: memory of the process, last of first",
      value: last.rss / first.rss,
      unit: "×",
      note: span(({ rss }) => rss),
    },
    {
      name: "soak: file descriptors, last less first",
      value: grown,
      unit: "",
      goal: { atMost: 5 },
      note: `${descriptors(first.descriptors)}, then ${descriptors(last.descriptors)}`,
    },
  ];
}
