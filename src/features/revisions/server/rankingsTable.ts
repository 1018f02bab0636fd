import type { EndpointOutput } from "#api/endpoint.ts";
import type { Table } from "#domain/table.ts";
import type { rankings } from "../contract.ts";

/** A ranking as plain rows, percent as 12.3. */
export function rankingsTable({ items }: EndpointOutput<typeof rankings>): Table {
  return {
    columns: [
      { key: "rank", unit: "rank" },
      { key: "previous_rank", unit: "rank" },
      { key: "market", unit: "text" },
      { key: "name", unit: "text" },
      { key: "dollars", unit: "dollars" },
      { key: "share_percent", unit: "percent" },
      { key: "growth_percent", unit: "percent" },
      { key: "per_capita", unit: "dollars" },
      { key: "index", unit: "index" },
    ],
    rows: items.map((item) => [
      item.rank,
      item.previousRank,
      item.market,
      item.name,
      item.dollars,
      percent(item.share),
      percent(item.growth),
      item.perCapita === null ? null : Math.round(item.perCapita * 100) / 100,
      item.index === null ? null : Math.round(item.index),
    ]),
  };
}

function percent(part: number | null): number | null {
  return part === null ? null : Math.round(part * 1000) / 10;
}
