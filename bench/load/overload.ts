import type { BenchRow } from "../row.ts";
import { CONNECTIONS, type Ground, probeNote, refusedOf, requestsOf, screens } from "./ground.ts";
import { besideProbe } from "./watch.ts";

const OVERLOAD = 10;
/** A second of a load counts as recovered below this, in milliseconds. */
const RECOVERED_MS = 300;

/** Ten times as many browsers as usual, and how long the others feel it. */
export async function overload(ground: Ground): Promise<BenchRow[]> {
  const { made, probe } = await besideProbe(ground, screens(ground, CONNECTIONS * OVERLOAD, ground.seconds));
  const after = await screens(ground, CONNECTIONS, 8);
  const recovered = after.seconds.findLastIndex(({ p99, refused }) => p99 > RECOVERED_MS || refused > 0) + 1;
  const note = `${Math.round(requestsOf(made) / made.took)} accepted requests/s, ${refusedOf(made)} refused, ${made.errors} errors; the clients themselves came ${made.clientLag.toFixed(0)} ms late`;
  return [
    {
      name: "10 × the connections: p99 of accepted requests",
      value: made.requestP99,
      unit: "ms",
      goal: { atMost: 1_000 },
      note,
    },
    {
      name: "10 × the connections: health probe, the longest",
      value: probe.longest,
      unit: "ms",
      goal: { atMost: 200 },
      note: probeNote(probe),
    },
    {
      name: "seconds until it is as before",
      value: recovered,
      unit: "s",
      goal: { atMost: 5 },
      note: `p99 then ${after.requestP99.toFixed(0)} ms`,
    },
  ];
}
