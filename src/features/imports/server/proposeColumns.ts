import type { Queryable } from "#platform/database/database.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";
import { allColumns, doubledPlaces, matchHeader } from "#revisions/ingest/matchHeader.ts";
import { columnLikeness } from "#revisions/ingest/cells/likelyColumn.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import type { UploadMeaning } from "../contract/uploadSchemas.ts";
import type { SetUp } from "./setUp.ts";

type Columns = Pick<SetUp, "columns" | "proposals">;

/**
 * Which of a file's columns is which of a layout's: as the organisation has said before, else by name, else by the nearest name for
 * columns that a file cannot do without. A column that may stand in several places is taken for none of them.
 *
 * @param remembered column of the layout by plain name of the file's column
 */
export function proposeColumns(
  header: readonly string[],
  layout: LayoutName,
  remembered: ReadonlyMap<string, string>,
): Columns {
  const all = allColumns(LAYOUT_BY_NAME[layout]);
  const columns: Record<string, number> = {};
  const proposals: Record<string, "remembered" | "name" | "likeness" | "doubled"> = {};
  const take = (key: string, at: number, why: "remembered" | "name" | "likeness") => {
    if (columns[key] !== undefined || Object.values(columns).includes(at)) return;
    columns[key] = at;
    proposals[key] = why;
  };
  const keys = new Set(all.map(({ key }) => key));
  for (const [at, name] of header.entries()) {
    const key = remembered.get(plainName(name));
    if (key !== undefined && keys.has(key)) take(key, at, "remembered");
  }
  // Which one of several counts is for a person to say.
  const doubled = new Set(all.filter((column) => doubledPlaces(header, column).length > 0).map(({ key }) => key));
  for (const key of doubled) if (columns[key] === undefined) proposals[key] = "doubled";
  for (const [key, at] of matchHeader(header, all).positions) if (!doubled.has(key)) take(key, at, "name");
  for (const { key, aliases = [], required } of all) {
    if (!required || doubled.has(key) || columns[key] !== undefined) continue;
    const near = header
      .map((name, at) => ({ at, score: Math.max(...[key, ...aliases].map((known) => columnLikeness(name, known))) }))
      .filter(({ at, score }) => score > 0 && !Object.values(columns).includes(at))
      .toSorted((a, b) => b.score - a.score);
    const [best] = near;
    if (best) take(key, best.at, "likeness");
  }
  return { columns, proposals };
}

/** What an organisation has said of columns of a layout: the layout's by the plain name of the file's. */
export async function rememberedColumns(
  store: Queryable,
  customer: number,
  layout: LayoutName,
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query<{ name: string; key: string }>(
    "select column_name as name, column_key as key from upload_column where customer_id = $1 and layout = $2",
    [customer, layout],
  );
  return new Map(rows.map(({ name, key }) => [name, key]));
}

/** What an organisation has said of names in files of a layout. */
export function rememberedMeanings(store: Queryable, customer: number, layout: LayoutName): Promise<UploadMeaning[]> {
  return store.query<UploadMeaning>(
    `select column_key as "column", value, meaning from upload_meaning where customer_id = $1 and layout = $2
     order by column_key, value`,
    [customer, layout],
  );
}

/** Keeps what was said of a file for the next one. */
export async function remember(
  store: Queryable,
  customer: number,
  header: readonly string[],
  { layout, columns, meanings }: SetUp,
): Promise<void> {
  if (layout === null) return;
  const named = Object.entries(columns).flatMap(([key, at]) => {
    const name = plainName(header[at] ?? "");
    return name === "" ? [] : [{ name, key }];
  });
  await store.query(
    `insert into upload_column (customer_id, layout, column_name, column_key)
     select $1, $2, name, key from unnest($3::text[], $4::text[]) as said (name, key)
     on conflict (customer_id, layout, column_name) do update set column_key = excluded.column_key`,
    [customer, layout, ...unzipped([...new Map(named.map((one) => [one.name, one])).values()])],
  );
  await store.query(
    `insert into upload_meaning (customer_id, layout, column_key, value, meaning)
     select $1, $2, key, value, meaning from unnest($3::text[], $4::text[], $5::text[]) as said (key, value, meaning)
     on conflict (customer_id, layout, column_key, value) do update set meaning = excluded.meaning`,
    [
      customer,
      layout,
      meanings.map(({ column }) => column),
      meanings.map(({ value }) => value),
      meanings.map((one) => one.meaning),
    ],
  );
}

function unzipped(named: readonly { readonly name: string; readonly key: string }[]): [string[], string[]] {
  return [named.map(({ name }) => name), named.map(({ key }) => key)];
}
