import { readdir, readFile, readlink } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { quantile } from "../row.ts";

/** How long the health probe took while something else went on, in milliseconds. */
export interface ProbeNotes {
  readonly longest: number;
  readonly p99: number;
  readonly asked: number;
  /** The longest that a bare server took which nobody else asks: what the machine itself makes everybody wait. */
  readonly idleLongest: number;
}

const PROBE_EVERY_MS = 50;

/** Where to ask: the product, and a server that has nothing to do. */
export interface Probed {
  readonly origin: string;
  readonly idleServer: string;
}

/** Asks the probe as an orchestrator does, over and over, until the work is done; a connection of its own each time. */
export async function besideProbe<T>(
  { origin, idleServer }: Probed,
  work: Promise<T>,
): Promise<{ made: T; probe: ProbeNotes }> {
  const [times, idleTimes]: [number[], number[]] = [[], []];
  const done = new AbortController();
  const probing = (async () => {
    while (!done.signal.aborted) {
      idleTimes.push(await timeOf(idleServer));
      times.push(await timeOf(`${origin}/healthz`));
      await setTimeout(PROBE_EVERY_MS);
    }
  })();
  const made = await work.finally(() => done.abort());
  await probing;
  return {
    made,
    probe: {
      longest: Math.max(...times),
      p99: quantile(times, 0.99),
      asked: times.length,
      idleLongest: Math.max(...idleTimes),
    },
  };
}

async function timeOf(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { connection: "close" } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - began;
}

/** Open descriptors of a process, by what they are of. */
export interface Descriptors {
  readonly sockets: number;
  /** Of the embedded store, which keeps each that was ever read open. */
  readonly tables: number;
  readonly pipes: number;
  readonly others: number;
}

export async function descriptorsOf(pid: number): Promise<Descriptors> {
  const folder = `/proc/${pid}/fd`;
  // One that was closed between the two is none.
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => null)),
  );
  const open = targets.filter((target) => target !== null);
  const count = (of: RegExp) => open.filter((target) => of.test(target)).length;
  const [sockets, tables, pipes] = [count(/^socket:/), count(/\/store\/(base|global)\//), count(/^pipe:/)];
  return { sockets, tables, pipes, others: open.length - sockets - tables - pipes };
}

/** Megabytes of the machine's memory that a process has. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** How much a line through these points rises for each unit of `x` (least squares). */
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return above / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
