import type { Queryable } from "#platform/database/database.ts";
import type { AuditState } from "./auditEntry.ts";

/** The action of an entry that says: a person's name was taken out of entries before this one. */
export const VOUCHER = "audit.redacted";

/** SHA-256 over the positions and new hashes that an entry vouches for, in their order. */
export async function digestOf(store: Queryable, voucher: number): Promise<string> {
  const [row] = await store.query<{ digest: string }>(
    `select encode(sha256(convert_to(coalesce(string_agg(position || ':' || hash, E'\\n' order by position), ''), 'UTF8')), 'hex') as digest
     from audit_redaction where voucher = $1`,
    [voucher],
  );
  return row?.digest ?? "";
}

/** Answers the pseudonym that an entry vouches for; null where it does not vouch for what is noted under its position. */
export type Vouchers = (voucher: number) => Promise<string | null>;

/** Reads each voucher once. Whether its own words are sound shows when the chain is read as far as that. */
export function openVouchers(store: Queryable): Vouchers {
  const known = new Map<number, Promise<string | null>>();
  const read = async (voucher: number) => {
    const [entry] = await store.query<{ subject: string; after: AuditState | null }>(
      "select subject, after from audit_entry where position = $1 and action = $2",
      [voucher, VOUCHER],
    );
    return entry && entry.after?.["digest"] === (await digestOf(store, voucher)) ? entry.subject : null;
  };
  return (voucher) => {
    const found = known.get(voucher) ?? read(voucher);
    known.set(voucher, found);
    return found;
  };
}
