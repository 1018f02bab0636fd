import type { Queryable } from "#platform/database/database.ts";
import { type DataKind, DATA_KINDS } from "#domain/dataKinds.ts";
import { type ErasureUnderWay, erasureOf } from "./erasureRows.ts";
import { PERSON_ROWS } from "./personRows.ts";

export interface Counted {
  readonly kind: DataKind;
  readonly count: number;
}

/** What an erasure would do, or is about to do. */
export interface ErasurePreview {
  readonly goes: readonly Counted[];
  /** What stays without her name. */
  readonly nameless: readonly Counted[];
  readonly underWay: ErasureUnderWay | null;
  /** Why it cannot be asked for; null where it can. */
  readonly refusal: "last-administrator" | null;
}

/** Counts what is held about a person, as far as the store shows it to whoever asks. */
export async function previewErasure(store: Queryable, person: number, email: string): Promise<ErasurePreview> {
  const goes = new Map<DataKind, number>();
  const nameless = new Map<DataKind, number>();
  const add = (counts: Map<DataKind, number>, kind: DataKind, count: number) =>
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const { table, column, fate, kind } of PERSON_ROWS) {
    if (kind === null) continue;
    const isShared = fate === "goesUnlessShared" ? "shared" : "false";
    const [found] = await store.query<{ own: number; shared: number }>(
      `select (count(*) filter (where not ${isShared}))::int as own, (count(*) filter (where ${isShared}))::int as shared
       from ${table} where ${column} = $1`,
      [person],
    );
    add(fate === "stays" || fate === "isFreed" ? nameless : goes, kind, found?.own ?? 0);
    add(nameless, kind, found?.shared ?? 0);
  }
  add(goes, "mails", await counted(store, "from mail where lower(recipient) = lower($1)", [email]));
  const ofHer =
    "from audit_entry where actor_id = $1 or (subject_kind in ('person', 'viewAs') and subject_id = $1::text)";
  add(nameless, "auditEntries", await counted(store, ofHer, [person]));
  return {
    goes: inOrder(goes),
    nameless: inOrder(nameless),
    underWay: (await erasureOf(store, person)) ?? null,
    refusal: (await isLastAdministrator(store, person)) ? "last-administrator" : null,
  };
}

function inOrder(counts: ReadonlyMap<DataKind, number>): Counted[] {
  return DATA_KINDS.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0);
}

async function counted(store: Queryable, from: string, values: readonly unknown[]): Promise<number> {
  const [found] = await store.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
  return found?.count ?? 0;
}

async function isLastAdministrator(store: Queryable, person: number): Promise<boolean> {
  const rows = await store.query<{ id: number }>(
    "select person_id as id from person where role = 'Administrator' and status = 'active' limit 2",
  );
  return rows.length === 1 && rows[0]?.id === person;
}
