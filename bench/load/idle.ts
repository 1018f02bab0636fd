import type { BenchRow } from "../row.ts";
import { CONNECTIONS, type Ground, screens } from "./ground.ts";
import { descriptorsOf, residentMemory } from "./watch.ts";

const IDLE = 5_000;

/** Connections that nobody uses, and what they cost those who do. */
export async function idle(ground: Ground): Promise<BenchRow[]> {
  const { client, origin, product } = ground;
  const before = await residentMemory(product.pid);
  const quiet = await screens(ground, CONNECTIONS, 4);
  const { open } = await client.order({ kind: "idle", origin, connections: IDLE });
  const held = await residentMemory(product.pid);
  const { sockets } = await descriptorsOf(product.pid);
  const beside = await screens(ground, CONNECTIONS, 4);
  await client.order({ kind: "close" });
  return [
    {
      name: "idle connections that stand",
      value: open,
      unit: "",
      goal: { atLeast: IDLE },
      note: `${sockets} sockets`,
    },
    { name: "memory of an idle connection", value: ((held - before) * 1024) / open, unit: "kB" },
    {
      name: "p99 of requests beside them, of without",
      value: beside.requestP99 / quiet.requestP99,
      unit: "×",
      goal: { atMost: 2 },
      note: `${beside.requestP99.toFixed(0)} of ${quiet.requestP99.toFixed(0)} ms`,
    },
  ];
}
