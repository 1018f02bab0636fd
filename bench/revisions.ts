import { migrate } from "#platform/database/migrate.ts";
import { openPglite } from "#platform/database/pglite.ts";
import { openLoadedRevisions, type LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { differenceReader } from "#revisions/checks/storedDifference.ts";
import { given } from "#tests/support/given.ts";
import type { BenchRow } from "./row.ts";

const MARKETS = Array.from({ length: 210 }, (_, at) => `tv-${501 + at}`);
/** How often each node is looked at. */
const LOOK_MS = 5;

/** The switch to another revision of 210 markets and back, on two nodes of one store; and what tells the two apart. */
export async function bench(): Promise<BenchRow[]> {
  const database = await openPglite("memory://");
  await migrate(database);
  const nodes = [await openLoadedRevisions({ database }), await openLoadedRevisions({ database })];
  const [node] = nodes;
  if (!node) throw new Error("There is no node.");
  try {
    const { published } = given(database, node);
    const first = await published({ markets: MARKETS, label: "First" });
    const second = await published({ markets: MARKETS, label: "Second" });
    const back = await timed(() => publish(database, Number(first)), nodes, first);
    const forth = await timed(() => publish(database, Number(second)), nodes, second);
    const read = differenceReader();
    const cold = await took(() => read(database, Number(second), Number(first)));
    const warm = await took(() => read(database, Number(second), Number(first), 2024));
    return [
      { name: "go back to an earlier revision: the switch", value: back.switched, unit: "ms", goal: { atMost: 1_000 } },
      { name: "publish a revision: the switch", value: forth.switched, unit: "ms", goal: { atMost: 1_000 } },
      {
        name: "until every node serves it",
        value: Math.max(back.served, forth.served),
        unit: "ms",
        goal: { atMost: 2_000 },
        note: "2 nodes in one process, 210 markets",
      },
      { name: "compare two revisions, first time", value: cold, unit: "ms" },
      { name: "compare them in another year", value: warm, unit: "ms" },
    ];
  } finally {
    for (const one of nodes) await one.close();
    await database.close();
  }
}

async function timed(change: () => Promise<unknown>, nodes: readonly LoadedRevisions[], id: string) {
  const began = performance.now();
  await change();
  const switched = performance.now() - began;
  while (nodes.some((node) => node.current().revision.id !== id))
    await new Promise((done) => setTimeout(done, LOOK_MS));
  return { switched, served: performance.now() - began };
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
