import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { runDefinition } from "#domain/customReport/runDefinition.ts";
import { NATION } from "#domain/market.ts";
import { nationWallet } from "#domain/nationWallet.ts";
import { PLATFORM_SHARES } from "#domain/taxonomy/platformShares.ts";
import { exampleProvenance, exampleWallet } from "#tests/support/exampleWallet.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 5;
const MARKETS = 210;
const CELLS = 200_000;

/** The largest report that is computed while its reader waits: every market, vertical and medium over years. */
export function bench(): BenchRow[] {
  const source = nationOf(MARKETS);
  const times: number[] = [];
  let cells = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { rows, fields } = runDefinition(DEFINITION, source);
    times.push((performance.now() - began) / 1_000);
    cells = rows.length * fields.filter(({ measure }) => measure !== null).length;
  }
  if (cells < CELLS) throw new Error(`The report has ${cells} cells only.`);
  const note = `${cells.toLocaleString("en-US")} cells of ${MARKETS} markets`;
  return [{ name: "custom report of 200,000 cells", value: median(times), unit: "s", goal: { atMost: 1 }, note }];
}

const DEFINITION: ReportDefinition = {
  markets: { every: "tv", states: [] },
  customMarkets: [],
  years: { before: 2, after: 2 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market", "subVertical"],
  columns: ["year"],
  measures: ["dollars", "growth"],
  shareOf: "column",
  sort: "value",
  top: null,
  layout: "pivot",
  chart: "bars",
};

function nationOf(count: number): ReportSource {
  const wallets = Array.from({ length: count }, (_, at) => exampleWallet(`tv-${501 + at}`, 400_000 + at * 1_000));
  const nation = nationWallet(wallets);
  const all = new Map([...wallets, nation].map((wallet) => [wallet.market, wallet]));
  const currentYear = nation.years[Math.floor(nation.years.length / 2)] ?? 0;
  return {
    revision: {
      ...nation,
      id: "1",
      label: "Bench",
      status: "published",
      publishedAt: null,
      sample: false,
      currentYear,
      provenance: exampleProvenance(nation, currentYear),
      platformShares: PLATFORM_SHARES,
    },
    markets: new Map(
      [...all.keys()].map((id) => [
        id,
        {
          id,
          kind: id === NATION ? "nation" : "tv",
          code: "",
          name: id,
          rank: null,
          states: ["TX"],
          population: 1_000_000,
          households: 0,
          tvHomes: null,
          countyCount: 1,
          latitude: null,
          longitude: null,
        },
      ]),
    ),
    wallet: (id) => {
      const found = all.get(id);
      if (!found) throw new Error(`No wallet ${id}.`);
      return found;
    },
    name: (_, id) => id,
    compare: (a, b) => a.localeCompare(b),
  };
}

if (import.meta.main) console.table(bench());
