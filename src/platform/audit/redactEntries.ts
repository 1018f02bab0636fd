import type { Queryable } from "#platform/database/database.ts";
import { type AuditRow, entryOf } from "./auditRows.ts";
import { hashEntry } from "./hashEntry.ts";
import { lockEnd } from "./lockEnd.ts";
import { recordChange } from "./recordChange.ts";
import { digestOf, VOUCHER } from "./vouchers.ts";

/** Whose name was taken out, as the log speaks of that person from now on. */
export interface Redacted {
  readonly id: number;
  /** Stands in every entry that was changed, alone or as the beginning of a longer word. */
  readonly pseudonym: string;
}

/**
 * Puts other words into entries of the audit log, and adds the entry that vouches for them. Each keeps its own hash, so that the chain and
 * every anchor of it hold; what stands there now is held against the hash that the new entry vouches for.
 *
 * @param read answers the entries as they are to be; it is asked while the log's end is locked, so that none is missed
 * @returns how many entries were changed
 */
export async function redactEntries(
  transaction: Queryable,
  { id, pseudonym }: Redacted,
  read: () => Promise<readonly AuditRow[]>,
): Promise<number> {
  const voucher = (await lockEnd(transaction)).position + 1;
  const rows = (await read()).filter(({ action }) => action !== VOUCHER);
  if (rows.length === 0) return 0;
  for (let at = 0; at < rows.length; at += BATCH) await replace(transaction, voucher, rows.slice(at, at + BATCH));
  const positions = rows.map(({ position }) => position);
  await recordChange(transaction, {
    actor: { id: null, name: "spotmarket" },
    action: VOUCHER,
    subjectKind: "person",
    subjectId: String(id),
    subject: pseudonym,
    after: { entries: rangesOf(positions), redactedEntries: rows.length, digest: await digestOf(transaction, voucher) },
  });
  return rows.length;
}

const BATCH = 500;

async function replace(transaction: Queryable, voucher: number, rows: readonly AuditRow[]): Promise<void> {
  const values = JSON.stringify(rows.map((row) => ({ ...row, hash: hashEntry(entryOf(row)) })));
  await transaction.query(
    `insert into audit_redaction (position, voucher, hash)
     select position, $2, hash from jsonb_to_recordset($1::text::jsonb) as said (position bigint, hash text)`,
    [values, voucher],
  );
  await transaction.query(
    `update audit_entry as entry
     set actor = said.actor, subject = said.subject, before = said.before, after = said.after, note = said.note
     from jsonb_to_recordset($1::text::jsonb)
       as said (position bigint, actor text, subject text, before jsonb, after jsonb, note text)
     where entry.position = said.position`,
    [values],
  );
}

/** `3, 7–9, 12`. */
function rangesOf(positions: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const position of positions.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && position === last[1] + 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(", ");
}
