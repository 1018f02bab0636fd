import type { Queryable } from "#platform/database/database.ts";
import { AUDIT_COLUMNS, type AuditRow, entryOf } from "./auditRows.ts";
import { hashEntry } from "./hashEntry.ts";
import { openVouchers, VOUCHER, type Vouchers } from "./vouchers.ts";

export interface ChainReport {
  /** How many entries follow on each other without a fault, from the first one on. */
  readonly entries: number;
  /** Position of the first entry that is missing, altered or in the wrong place; null when the chain is whole. */
  readonly brokenAt: number | null;
  /** Hash of the last sound entry. Kept elsewhere, it also proves that nobody wrote the whole chain anew. */
  readonly lastHash: string;
  /** How many of them had a person's name taken out, each vouched for by a later entry. */
  readonly redacted: number;
}

/** An entry beside the last note that its words were changed; null where they never were. */
interface ChainRow extends AuditRow {
  readonly voucher: number | null;
  readonly vouched: string | null;
}

const BATCH = 1_000;

/**
 * Reads the audit log from its first entry to its last and works out every hash again. Whoever gets round the store's trigger and
 * alters, removes, adds or moves an entry is found here; so is one who cuts off the end, which `audit_end` remembers. Words that were
 * changed are accepted only where a later entry of the chain vouches for them as they now are.
 */
export async function verifyChain(store: Queryable): Promise<ChainReport> {
  // Entries may be added meanwhile: they come after the end read first, and not after the one read last.
  const end = await selectEnd(store);
  const vouchers = openVouchers(store);
  let [position, lastHash, redacted] = [0, "", 0];
  for (;;) {
    const rows = await selectChain(store, position);
    for (const row of rows) {
      if (!(await follows(row, position, lastHash, vouchers)))
        return { entries: position, brokenAt: position + 1, lastHash, redacted };
      ({ position, hash: lastHash } = row);
      if (row.voucher !== null) redacted += 1;
      if (position === end.position && lastHash !== end.hash)
        return { entries: position - 1, brokenAt: position, lastHash, redacted };
    }
    if (rows.length < BATCH) break;
  }
  if (position < end.position) return { entries: position, brokenAt: position + 1, lastHash, redacted };
  const { position: latest } = await selectEnd(store);
  return { entries: position, brokenAt: position > latest ? latest + 1 : null, lastHash, redacted };
}

async function selectEnd(store: Queryable): Promise<{ readonly position: number; readonly hash: string }> {
  const [end] = await store.query<{ position: number; hash: string }>("select position, hash from audit_end");
  return end ?? { position: 0, hash: "" };
}

/** In one statement: an entry and the note that it was changed are of one moment. */
function selectChain(store: Queryable, after: number): Promise<ChainRow[]> {
  return store.query<ChainRow>(
    `select ${AUDIT_COLUMNS}, voucher, vouched from audit_entry
     left join lateral (
       select voucher, audit_redaction.hash as vouched from audit_redaction
       where audit_redaction.position = audit_entry.position order by voucher desc limit 1
     ) as noted on true
     where position > $1 order by position limit $2`,
    [after, BATCH],
  );
}

async function follows(row: ChainRow, position: number, lastHash: string, vouchers: Vouchers): Promise<boolean> {
  if (row.position !== position + 1 || row.previous_hash !== lastHash) return false;
  const said = hashEntry(entryOf(row));
  if (row.voucher === null) return said === row.hash;
  // What vouches for others is never changed itself, and an entry speaks only for those before it.
  if (row.action === VOUCHER || row.voucher <= row.position || said !== row.vouched) return false;
  const pseudonym = await vouchers(row.voucher);
  return pseudonym !== null && names(row, pseudonym);
}

/** Whoever is no longer named stands there as her pseudonym: entries about others cannot be changed under that pretext. */
function names({ actor, subject, before, after, note }: AuditRow, pseudonym: string): boolean {
  const said = JSON.stringify([actor, subject, before, after, note]);
  const at = said.indexOf(pseudonym);
  return at >= 0 && !/\d/.test(said[at + pseudonym.length] ?? "");
}
