import { isOffered, type Rights } from "#domain/access/access.ts";
import type { Market } from "#domain/markets/market.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { PlainRows } from "./dataFiles.ts";
import type { DataColumn } from "./making/tableRows.ts";

interface Fact extends DataColumn {
  readonly cell: (market: Market) => string | number | null;
}

/** What is known of a market itself. */
const FACTS: readonly Fact[] = [
  { key: "market", kind: "text", cell: ({ id }) => id },
  { key: "market_name", kind: "text", cell: ({ name }) => name },
  { key: "market_kind", kind: "text", cell: ({ kind }) => kind },
  { key: "code", kind: "text", cell: ({ code }) => (code === "" ? null : code) },
  { key: "rank", kind: "whole", cell: ({ rank }) => rank },
  { key: "states", kind: "text", cell: ({ states }) => states.join("|") },
  { key: "population", kind: "whole", cell: ({ population }) => Math.round(population) },
  { key: "households", kind: "whole", cell: ({ households }) => Math.round(households) },
  { key: "tv_homes", kind: "whole", cell: ({ tvHomes }) => tvHomes },
  { key: "counties", kind: "whole", cell: ({ countyCount }) => countyCount },
  { key: "latitude", kind: "decimal", cell: ({ latitude }) => latitude },
  { key: "longitude", kind: "decimal", cell: ({ longitude }) => longitude },
];

/** The markets that a reader may see, with the facts by which they are compared. Custom markets are sums of others, and left out. */
export function marketFacts({ markets, revision }: LoadedRevision, rights: Rights): PlainRows {
  const offered = [...markets.values()].filter((market) => market.kind !== "custom" && isOffered(rights, market));
  return {
    columns: [...FACTS.map(({ key, kind }) => ({ key, kind })), { key: "edition", kind: "text" }],
    rows: offered.map((market) => [...FACTS.map(({ cell }) => cell(market)), revision.id]),
  };
}
