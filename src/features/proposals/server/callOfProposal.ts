import { differenceOf } from "#domain/figures/difference.ts";
import type { ProposalStatus } from "#domain/proposals/proposal.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Reader, StoredProposal } from "./proposalRows.ts";

/** What a call entry is once its proposal has come so far; earlier steps say nothing to it. */
const CALL_STATUS: Readonly<Partial<Record<ProposalStatus, string>>> = { sent: "proposal", won: "won", lost: "lost" };

/** Gives the call entry of a proposal its amount and status, with what was changed in its history. One that was taken off stays as it is. */
export async function tellCall(
  store: Queryable,
  { id, customerId }: Reader,
  { call, cents }: Pick<StoredProposal, "call" | "cents">,
  reached: ProposalStatus,
): Promise<void> {
  const status = CALL_STATUS[reached];
  if (call === null || status === undefined) return;
  const [before] = await store.query<{ status: string; dollars: number | null }>(
    `select status, dollars from call_entry where call_entry_id = $1 and customer_id = $2 and removed_at is null for update`,
    [call, customerId],
  );
  const after = { status, dollars: Math.round(cents / 100) };
  const difference = before && differenceOf<object>(before, after);
  if (!difference) return;
  await store.query(
    `update call_entry set status = $2, dollars = $3, closed_at = case when $2 in ('won', 'lost') then now() end
     where call_entry_id = $1`,
    [call, after.status, after.dollars],
  );
  await store.query(
    `insert into call_change (call_entry_id, customer_id, person_id, before, after)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb)`,
    [call, customerId, id, JSON.stringify(difference.before), JSON.stringify(difference.after)],
  );
}
