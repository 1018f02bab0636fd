import { type Market, NATION } from "#domain/markets/market.ts";
import { nationWallet } from "#domain/wallet/nationWallet.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { PLATFORM_SHARES } from "#domain/taxonomy/platformShares.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { exampleProvenance } from "./exampleWallet.ts";

/** What a report asks for where a test says nothing else. */
export const PLAIN_REPORT: ReportDefinition = {
  markets: { every: "tv", states: [] },
  customMarkets: [],
  years: { from: 2023, to: 2026 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["medium"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

function market(id: string, states: readonly string[] = ["TX"]): Market {
  const kind = id === NATION ? "nation" : id.startsWith("radio") ? "radio" : "tv";
  return {
    id,
    kind,
    code: "",
    name: id,
    rank: null,
    states,
    population: 1000,
    households: 0,
    tvHomes: null,
    countyCount: 1,
    latitude: null,
    longitude: null,
  };
}

/** The wallets and their nation as a revision that reports read. */
export function reportSourceOf(wallets: readonly Wallet[], currentYear = 2024): ReportSource {
  const [first] = wallets;
  if (!first) throw new Error("A report needs a wallet.");
  const all = [...wallets, nationWallet(wallets.filter((wallet) => wallet.market.startsWith("tv")))];
  return {
    revision: {
      ...first,
      id: "1",
      label: "Test",
      status: "published",
      publishedAt: null,
      sample: false,
      currentYear,
      provenance: exampleProvenance(first, currentYear),
      platformShares: PLATFORM_SHARES,
    },
    markets: new Map(all.map((wallet) => [wallet.market, market(wallet.market)])),
    wallet: (id) => {
      const found = all.find((wallet) => wallet.market === id);
      if (!found) throw new Error(`No wallet ${id}.`);
      return found;
    },
    name: (_, id) => id,
    compare: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  };
}
