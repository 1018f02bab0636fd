import type { Database, Queryable } from "#platform/database/database.ts";
import { type ListedMarket, listedMarkets } from "#platform/database/queries/listedMarkets.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { Failure } from "#domain/failure.ts";
import type { RadioMethod } from "#domain/markets/market.ts";
import type { Cell } from "#domain/tables/table.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";
import { draftState } from "./draftState.ts";
import { importRows } from "./importRows.ts";
import { type EditableKind, LIST_LAYOUT } from "./listedNow.ts";

/** What is left out stays. */
export interface MarketEdit {
  readonly name?: string | undefined;
  readonly rank?: number | null | undefined;
  readonly states?: readonly string[] | undefined;
  readonly tvHomes?: number | null | undefined;
  readonly politicalIndex?: number | null | undefined;
  readonly method?: RadioMethod | null | undefined;
  /** Code of the radio market around it. */
  readonly embeddedIn?: string | null | undefined;
  readonly active?: boolean | undefined;
}

interface EditRequest {
  readonly market: string;
  readonly madeFrom: number;
  readonly by: string;
  readonly edit: MarketEdit;
  /** Notes the change, within the transaction that makes it. */
  readonly tell: (store: Queryable, before: ListedMarket, after: ListedMarket) => Promise<void>;
}

/**
 * Changes what the open draft says of a market: its list goes in once more with one row changed. Answers the draft.
 *
 * @throws Failure `market-unknown`, `conflict`, `invalid-input` as the checks of imports find it
 */
export async function editMarket(
  database: Database,
  { market, madeFrom, by, edit, tell }: EditRequest,
): Promise<number> {
  const kind: EditableKind = market.startsWith("tv-") ? "tv" : "radio";
  const layout = LIST_LAYOUT[kind];
  const rows = await listedMarkets(database, madeFrom);
  const before = rows.find(({ id }) => id === market);
  if (!before) throw new Failure("market-unknown", `The draft has no market ${market}.`);
  const after = edited(before, edit);
  const keys = LAYOUT_BY_NAME[layout].details ?? [];
  const extra = kind === "tv" ? ["tv_homes", "political_index", "active"] : ["active", "method"];
  const columns = ["code", "name", "rank", "states", "latitude", "longitude", ...extra, ...keys];
  return importRows(database, {
    layout,
    columns,
    rows: rows.map((row) => cellsOf(row === before ? after : row, [...extra, ...keys])),
    madeFrom,
    by,
    sample: await isSample(database, madeFrom),
    tell: (store) => tell(store, before, after),
  });
}

function edited(row: ListedMarket, edit: MarketEdit): ListedMarket {
  const details = { ...row.details };
  const put = (key: string, value: string | number | null | undefined) => {
    if (value === undefined) return;
    if (value === null) delete details[key];
    else details[key] = value;
  };
  put("political_index", edit.politicalIndex);
  put("method", edit.method);
  put("embedded_in_code", edit.embeddedIn);
  put("active", edit.active === undefined ? undefined : edit.active ? null : "no");
  return {
    ...row,
    name: edit.name ?? row.name,
    rank: edit.rank === undefined ? row.rank : edit.rank,
    states: edit.states?.join("|") ?? row.states,
    tvHomes: edit.tvHomes === undefined ? row.tvHomes : edit.tvHomes,
    details,
  };
}

function cellsOf(row: ListedMarket, keys: readonly string[]): Cell[] {
  return [
    row.code,
    row.name,
    row.rank,
    row.states,
    row.latitude,
    row.longitude,
    ...keys.map((key) => (key === "tv_homes" ? row.tvHomes : (row.details[key] ?? null))),
  ];
}

/** What is made of sample data by hand is sample data. */
export async function isSample(database: Database, importId: number): Promise<boolean> {
  const { revision } = await draftState(database);
  const imports = await revisionImports(database, revision);
  return imports.some((one) => one.importId === importId && one.sample);
}
