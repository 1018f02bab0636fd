import type { Queryable } from "#database/database.ts";
import type { AuditEntry } from "./auditEntry.ts";
import { selectEntriesAfter } from "./auditRows.ts";
import { hashEntry } from "./hashEntry.ts";

export interface ChainReport {
  /** How many entries follow on each other without a fault, from the first one on. */
  readonly entries: number;
  /** Position of the first entry that is missing, altered or in the wrong place; null when the chain is whole. */
  readonly brokenAt: number | null;
  /** Hash of the last sound entry. Kept elsewhere, it also proves that nobody wrote the whole chain anew. */
  readonly lastHash: string;
}

const BATCH = 1_000;

/**
 * Reads the audit log from its first entry to its last and works out every hash again. Whoever gets round the store's trigger and
 * alters, removes, adds or moves an entry is found here; so is one who cuts off the end, which `audit_end` remembers.
 */
export async function verifyChain(store: Queryable): Promise<ChainReport> {
  // Entries may be added meanwhile: they come after the end read first, and not after the one read last.
  const end = await selectEnd(store);
  let [position, lastHash] = [0, ""];
  for (;;) {
    const entries = await selectEntriesAfter(store, position, BATCH);
    for (const entry of entries) {
      if (!follows(entry, position, lastHash)) return { entries: position, brokenAt: position + 1, lastHash };
      ({ position, hash: lastHash } = entry);
      if (position === end.position && lastHash !== end.hash)
        return { entries: position - 1, brokenAt: position, lastHash };
    }
    if (entries.length < BATCH) break;
  }
  if (position < end.position) return { entries: position, brokenAt: position + 1, lastHash };
  const { position: latest } = await selectEnd(store);
  return { entries: position, brokenAt: position > latest ? latest + 1 : null, lastHash };
}

async function selectEnd(store: Queryable): Promise<{ readonly position: number; readonly hash: string }> {
  const [end] = await store.query<{ position: number; hash: string }>("select position, hash from audit_end");
  return end ?? { position: 0, hash: "" };
}

function follows(entry: AuditEntry, position: number, lastHash: string): boolean {
  return entry.position === position + 1 && entry.previousHash === lastHash && entry.hash === hashEntry(entry);
}
