import { Failure } from "#domain/failure.ts";
import { isClosed, mayFollow, type ProposalContent, type ProposalStatus } from "#domain/proposals/proposal.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { tellCall } from "./callOfProposal.ts";
import { noSuchProposal, type Reader, selectApprovers, selectProposal, type StoredProposal } from "./proposalRows.ts";
import { record } from "./record.ts";

/** More than an organisation offers in years. */
const MOST_PROPOSALS = 5_000;

/**
 * Begins a proposal.
 *
 * @throws Failure `invalid-input` for a company or call entry that the person has not, `conflict` where there are too many
 */
export function insertProposal(
  database: Database,
  reader: Reader,
  { content, call }: { readonly content: ProposalContent; readonly call: string | null },
): Promise<number> {
  return database.transaction(async (store) => {
    await checkRoom(store, reader.customerId);
    await checkCompany(store, reader.customerId, content.company);
    if (call !== null) await checkCall(store, reader, call);
    const [made] = await store.query<{ id: number }>(
      `insert into proposal (customer_id, person_id, call_entry_id) values ($1, $2, $3) returning proposal_id as id`,
      [reader.customerId, reader.id, call],
    );
    if (!made) throw new Error("The proposal was not kept.");
    await insertVersion(store, reader, made.id, 1, content);
    return made.id;
  });
}

/**
 * Keeps a new version, which is a draft again. One that says the same as the newest is none.
 *
 * @throws Failure `not-found`; `conflict` where somebody else has changed it since, or where it is won or lost
 */
export function updateProposal(
  database: Database,
  reader: Reader,
  id: number,
  { version, content }: { readonly version: number; readonly content: ProposalContent },
): Promise<void> {
  return database.transaction(async (store) => {
    const before = await lockProposal(store, reader, id, version);
    if (isClosed(before.status))
      throw new Failure("conflict", "This proposal is won or lost. Open it again before you change it.");
    if (isSame(before.content, content)) return;
    await checkCompany(store, reader.customerId, content.company);
    await insertVersion(store, reader, id, version + 1, content);
    await store.query("update proposal set version = $2, status = 'draft', changed_at = now() where proposal_id = $1", [
      id,
      version + 1,
    ]);
    if (before.status !== "draft")
      await insertStep(store, reader, id, { version: version + 1, status: "draft", note: "" });
  });
}

/** What a proposal is to become, and of which version that is said. */
export interface Step {
  readonly version: number;
  readonly status: ProposalStatus;
  readonly note: string;
}

/**
 * Moves a proposal on, and its call entry with it.
 *
 * @throws Failure `not-found`; `conflict` where it has changed since, cannot become this, or has no lines; `access-required` where an approval
 *   is not hers to give
 */
export function stepProposal(
  database: Database,
  person: Person,
  reader: Reader,
  id: number,
  step: Step,
): Promise<void> {
  return database.transaction(async (store) => {
    const before = await lockProposal(store, reader, id, step.version);
    if (!mayFollow(before.status, step.status))
      throw new Failure("conflict", `A proposal that is ${before.status} cannot become ${step.status}. Reload it.`);
    if (step.status === "waiting" && before.content.lines.length === 0)
      throw new Failure("conflict", "A proposal without lines cannot be approved. Add what you offer first.");
    if (step.status === "approved") await expectApprover(store, reader, before);
    await store.query(
      `update proposal set status = $2, changed_at = now(), sent_version = case when $2 = 'sent' then $3::int else sent_version end
       where proposal_id = $1`,
      [id, step.status, step.version],
    );
    await insertStep(store, reader, id, step);
    await tellCall(store, reader, before, step.status);
    await record(store, person, `proposals.${step.status}`);
  });
}

/** Nobody approves what she has written herself. */
async function expectApprover(store: Queryable, { id, customerId }: Reader, proposal: StoredProposal): Promise<void> {
  const approvers = await selectApprovers(store, customerId, proposal);
  if (approvers.some((one) => one.id === id)) return;
  throw new Failure(
    "access-required",
    "A proposal is approved by somebody who sees the team’s calls and has not written it.",
  );
}

/** Takes a proposal out of sight, its links with it; for good what was removed a day ago is swept. @throws Failure `not-found` */
export async function removeProposalRow(
  store: Queryable,
  { id, customerId, team }: Reader,
  proposal: number,
): Promise<void> {
  const removed = await store.query(
    `update proposal set removed_at = now()
     where proposal_id = $1 and customer_id = $2 and removed_at is null and ($4::boolean or person_id = $3) returning 1 as one`,
    [proposal, customerId, id, team],
  );
  if (removed.length === 0) throw noSuchProposal();
}

/** @throws Failure `not-found` where no such proposal was removed, or too long ago */
export async function restoreProposalRow(
  store: Queryable,
  { id, customerId, team }: Reader,
  proposal: number,
): Promise<void> {
  const restored = await store.query(
    `update proposal set removed_at = null
     where proposal_id = $1 and customer_id = $2 and removed_at > now() - interval '1 day' and ($4::boolean or person_id = $3)
     returning 1 as one`,
    [proposal, customerId, id, team],
  );
  if (restored.length === 0) throw noSuchProposal();
}

/** The proposal as it is, which nobody else changes until this is done. */
async function lockProposal(store: Queryable, reader: Reader, id: number, version: number): Promise<StoredProposal> {
  await store.query("select 1 as one from proposal where proposal_id = $1 for update", [id]);
  const proposal = await selectProposal(store, reader, id);
  if (proposal.version !== version)
    throw new Failure("conflict", "Someone else changed this proposal. Reload it, then make your change again.");
  return proposal;
}

async function insertVersion(
  store: Queryable,
  { id, customerId }: Reader,
  proposal: number,
  version: number,
  content: ProposalContent,
): Promise<void> {
  await store.query(
    `insert into proposal_version (proposal_id, version, customer_id, person_id, content) values ($1, $2, $3, $4, $5::text::jsonb)`,
    [proposal, version, customerId, id, JSON.stringify(content)],
  );
}

async function insertStep(
  store: Queryable,
  { id, customerId }: Reader,
  proposal: number,
  { version, status, note }: Step,
): Promise<void> {
  await store.query(
    `insert into proposal_step (proposal_id, version, customer_id, person_id, status, note) values ($1, $2, $3, $4, $5, $6)`,
    [proposal, version, customerId, id, status, note],
  );
}

/** The order of fields, which the store does not keep, says nothing. */
function isSame(one: ProposalContent, other: ProposalContent): boolean {
  return said(one) === said(other);
}

function said(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}

async function checkRoom(store: Queryable, customer: number): Promise<void> {
  const [count] = await store.query<{ proposals: number }>(
    "select count(*)::int as proposals from proposal where customer_id = $1 and removed_at is null",
    [customer],
  );
  if ((count?.proposals ?? 0) >= MOST_PROPOSALS)
    throw new Failure("conflict", `An organization can have ${MOST_PROPOSALS} proposals. Remove those that are done.`);
}

async function checkCompany(store: Queryable, customer: number, company: string | null): Promise<void> {
  if (company === null) return;
  const known = await store.query(
    "select 1 from company where customer_id = $1 and company_id = $2 and ended_by is null",
    [customer, company],
  );
  if (known.length === 0) throw wrongInput([inputError("/body/content/company", "unusable")]);
}

async function checkCall(store: Queryable, { id, customerId, team }: Reader, call: string): Promise<void> {
  const known = await store.query(
    `select 1 from call_entry
     where call_entry_id = $1 and customer_id = $2 and removed_at is null and ($4::boolean or person_id = $3)`,
    [call, customerId, id, team],
  );
  if (known.length === 0) throw wrongInput([inputError("/body/call", "unusable")]);
}
