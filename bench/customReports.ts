import { runDefinition } from "#domain/customReport/runDefinition.ts";
import { exampleReportOrder } from "#tests/support/exampleReportOrder.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 5;
const MARKETS = 210;
const CELLS = 200_000;

/** The largest report that is computed while its reader waits: every market, vertical and medium over years. */
export function bench(): BenchRow[] {
  const { definition, wallets, revision, markets } = exampleReportOrder({ count: MARKETS });
  const held = new Map(wallets.map((wallet) => [wallet.market, wallet]));
  const times: number[] = [];
  let cells = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { rows, fields } = runDefinition(definition, {
      revision,
      markets: new Map(markets.map((market) => [market.id, market])),
      wallet: (id) => {
        const found = held.get(id);
        if (!found) throw new Error(`No wallet ${id}.`);
        return found;
      },
      name: (_, id) => id,
      compare: (a, b) => a.localeCompare(b),
    });
    times.push((performance.now() - began) / 1_000);
    cells = rows.length * fields.filter(({ measure }) => measure !== null).length;
  }
  if (cells < CELLS) throw new Error(`The report has ${cells} cells only.`);
  const note = `${cells.toLocaleString("en-US")} cells of ${MARKETS} markets`;
  return [{ name: "custom report of 200,000 cells", value: median(times), unit: "s", goal: { atMost: 1 }, note }];
}

if (import.meta.main) console.table(bench());
