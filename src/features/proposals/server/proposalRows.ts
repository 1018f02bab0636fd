import { Failure } from "#domain/failure.ts";
import { PROPOSAL_STATUSES, type ProposalContent, type ProposalStatus } from "#domain/proposals/proposal.ts";
import { proposalTotals } from "#domain/proposals/proposalTotals.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";

/** Who asks, and whether she sees what colleagues have too. */
export interface Reader extends Pick<Person, "id" | "customerId"> {
  readonly team: boolean;
}

interface ProposalRow {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  readonly sentVersion: number | null;
  readonly call: string | null;
  readonly changedAt: Date;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly writtenBy: number;
  readonly content: ProposalContent;
}

/** A proposal with its newest version. */
export interface StoredProposal extends Omit<ProposalRow, "status"> {
  readonly status: ProposalStatus;
  /** Cents of its newest version. */
  readonly cents: number;
  readonly from: string | null;
  readonly until: string | null;
}

/** Proposals that somebody sees, last changed first; one alone where it is named. */
export async function selectProposals(
  store: Queryable,
  { id, customerId, team }: Reader,
  one: number | null = null,
): Promise<StoredProposal[]> {
  const rows = await store.query<ProposalRow>(
    `select proposal.proposal_id as id, proposal.status, proposal.version, proposal.sent_version as "sentVersion",
            proposal.call_entry_id::text as call, proposal.changed_at as "changedAt", person.person_id as "ownerId",
            person.name as "ownerName", newest.person_id as "writtenBy", newest.content
     from proposal
     join person on person.person_id = proposal.person_id
     join proposal_version as newest on newest.proposal_id = proposal.proposal_id and newest.version = proposal.version
     where proposal.customer_id = $1 and proposal.removed_at is null and ($3::boolean or proposal.person_id = $2)
       and ($4::int is null or proposal.proposal_id = $4)
     order by proposal.changed_at desc, proposal.proposal_id desc`,
    [customerId, id, team, one],
  );
  return rows.map(({ status, ...row }) => {
    const { net, from, until } = proposalTotals(row.content.lines);
    return { ...row, status: PROPOSAL_STATUSES.find((known) => known === status) ?? "draft", cents: net, from, until };
  });
}

/** @throws Failure `not-found` where somebody sees no such proposal */
export async function selectProposal(store: Queryable, reader: Reader, id: number): Promise<StoredProposal> {
  const [proposal] = await selectProposals(store, reader, id);
  if (!proposal) throw noSuchProposal();
  return proposal;
}

export function noSuchProposal(): Failure {
  return new Failure("not-found", "There is no such proposal.");
}

export interface VersionRow {
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly content: ProposalContent;
}

/** Versions of a proposal that somebody is known to see, newest first; one alone where it is named. */
export function selectVersions(store: Queryable, proposal: number, one: number | null = null): Promise<VersionRow[]> {
  return store.query<VersionRow>(
    `select version.version, version.at, person.name as by, version.content
     from proposal_version as version join person on person.person_id = version.person_id
     where version.proposal_id = $1 and ($2::int is null or version.version = $2) order by version.version desc`,
    [proposal, one],
  );
}

export interface StepRow {
  readonly at: Date;
  readonly by: string;
  readonly version: number;
  readonly status: string;
  readonly note: string;
}

/** How far a proposal that somebody is known to see came, newest first. */
export function selectSteps(store: Queryable, proposal: number): Promise<StepRow[]> {
  return store.query<StepRow>(
    `select step.at, person.name as by, step.version, step.status, step.note
     from proposal_step as step join person on person.person_id = step.person_id
     where step.proposal_id = $1 order by step.proposal_step_id desc`,
    [proposal],
  );
}

/** Managers of the organisation who have neither begun a proposal nor written its newest version, by name. */
export function selectApprovers(
  store: Queryable,
  customer: number,
  { ownerId, writtenBy }: Pick<StoredProposal, "ownerId" | "writtenBy">,
): Promise<{ readonly id: number; readonly name: string }[]> {
  return store.query<{ id: number; name: string }>(
    `select person_id as id, name from person
     where customer_id = $1 and sees_team_calls and status = 'active' and erased_at is null and person_id <> all($2::int[])
     order by lower(name), person_id`,
    [customer, [ownerId, writtenBy]],
  );
}
