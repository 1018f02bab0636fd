import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import type { FastifyInstance } from "fastify";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { mondayOf } from "#domain/proposals/broadcastWeeks.ts";
import { MOST_WEEKS, PROPOSAL_STATUSES, type ProposalContent, type ProposalLine } from "#domain/proposals/proposal.ts";
import { lineSum, proposalTotals } from "#domain/proposals/proposalTotals.ts";
import { subVerticalById, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { InputError } from "#domain/failure.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  addProposal,
  type ContentSent,
  type ListedProposal,
  moveProposal,
  oneProposal,
  type Proposal,
  proposalFigures as figuresContract,
  proposals,
  proposalVersion,
  removeProposal,
  restoreProposal,
  saveProposal,
} from "../contract/proposals.ts";
import { proposalsTable } from "../contract/proposalsTable.ts";
import {
  insertProposal,
  removeProposalRow,
  restoreProposalRow,
  stepProposal,
  updateProposal,
} from "./changeProposal.ts";
import { proposalFigures } from "./proposalFigures.ts";
import {
  noSuchProposal,
  type Reader,
  selectApprovers,
  selectProposal,
  selectProposals,
  selectSteps,
  selectVersions,
  type StoredProposal,
} from "./proposalRows.ts";

/** Proposals: one's own, and for who sees the team's calls those of the organisation. */
export function proposalsRoutes(app: FastifyInstance): void {
  app.endpoint(
    proposals,
    async (_input, { caller, database, loadedRevisions }) => {
      const reader = await readerOf(database, caller);
      const revision = published(loadedRevisions);
      const open = (await selectProposals(database, reader)).filter((one) => isOpen(one.content, caller.rights));
      return { team: reader.team, items: open.map((one) => listedOf(one, revision)) };
    },
    { table: ({ items }) => proposalsTable(items, "en-US") },
  );

  app.endpoint(oneProposal, async ({ params }, { caller, database, loadedRevisions }) =>
    wholeOf(database, caller, published(loadedRevisions), Number(params.proposal)),
  );

  app.endpoint(proposalVersion, async ({ params }, { caller, database }) => {
    const { id } = await openProposal(database, caller, Number(params.proposal));
    const [found] = await selectVersions(database, id, Number(params.version));
    if (!found || !isOpen(found.content, caller.rights)) throw noSuchProposal();
    return { ...found, at: found.at.toISOString(), content: sent(found.content) };
  });

  app.endpoint(figuresContract, async ({ params }, { caller, database, loadedRevisions }) => {
    const { content } = await openProposal(database, caller, Number(params.proposal));
    return proposalFigures(database, published(loadedRevisions), caller.rights, content);
  });

  changingRoutes(app);
}

function changingRoutes(app: FastifyInstance): void {
  app.endpoint(addProposal, async ({ body }, { caller, database, loadedRevisions }) => {
    const revision = published(loadedRevisions);
    checkContent(body.content, caller.rights, revision);
    const id = await insertProposal(database, await readerOf(database, caller), body);
    return wholeOf(database, caller, revision, id);
  });

  app.endpoint(saveProposal, async ({ params, body }, { caller, database, loadedRevisions }) => {
    const { id } = await openProposal(database, caller, Number(params.proposal));
    const revision = published(loadedRevisions);
    checkContent(body.content, caller.rights, revision);
    await updateProposal(database, await readerOf(database, caller), id, body);
    return wholeOf(database, caller, revision, id);
  });

  app.endpoint(moveProposal, async ({ params, body }, { caller, database, loadedRevisions }) => {
    const { id } = await openProposal(database, caller, Number(params.proposal));
    await stepProposal(database, caller.person, await readerOf(database, caller), id, body);
    return wholeOf(database, caller, published(loadedRevisions), id);
  });

  app.endpoint(removeProposal, async ({ params }, { caller, database }) => {
    const { id } = await openProposal(database, caller, Number(params.proposal));
    await removeProposalRow(database, await readerOf(database, caller), id);
    return {};
  });

  app.endpoint(restoreProposal, async ({ params }, { caller, database, loadedRevisions }) => {
    const id = Number(params.proposal);
    await restoreProposalRow(database, await readerOf(database, caller), id);
    return wholeOf(database, caller, published(loadedRevisions), id);
  });
}

async function readerOf(database: Database, { person: { id, customerId } }: Pick<Caller, "person">): Promise<Reader> {
  return { id, customerId, team: await seesTeamCalls(database, { id, customerId }) };
}

/** Market and category of a proposal have to be open: a colleague with more rights may have written it. */
function isOpen({ market, subVertical }: ProposalContent, rights: Rights): boolean {
  return mayReadMarket(rights, market) && mayReadVertical(rights, verticalOf(subVertical));
}

/** @throws Failure `not-found` where the caller sees no such proposal */
export async function openProposal(database: Database, caller: Caller, id: number): Promise<StoredProposal> {
  const proposal = await selectProposal(database, await readerOf(database, caller), id);
  if (!isOpen(proposal.content, caller.rights)) throw noSuchProposal();
  return proposal;
}

function listedOf(proposal: StoredProposal, revision: LoadedRevision | null): ListedProposal {
  const { id, content, ownerId, ownerName, changedAt, writtenBy: _, ...row } = proposal;
  const { title, client, company, market, subVertical, medium } = content;
  return {
    ...row,
    id: String(id),
    title,
    client,
    company,
    market,
    marketName: revision?.markets.get(market)?.name ?? market,
    subVertical,
    medium,
    owner: { id: String(ownerId), name: ownerName },
    changedAt: changedAt.toISOString(),
  };
}

async function wholeOf(
  database: Database,
  caller: Caller,
  revision: LoadedRevision | null,
  id: number,
): Promise<Proposal> {
  const proposal = await openProposal(database, caller, id);
  const approvers = await selectApprovers(database, caller.person.customerId, proposal);
  const versions = await selectVersions(database, id);
  const steps = await selectSteps(database, id);
  return {
    ...listedOf(proposal, revision),
    content: sent(proposal.content),
    versions: versions.map(({ version, at, by, content }) => ({
      version,
      at: at.toISOString(),
      by,
      cents: proposalTotals(content.lines).net,
    })),
    steps: steps.map(({ status, at, ...step }) => ({
      ...step,
      at: at.toISOString(),
      status: PROPOSAL_STATUSES.find((known) => known === status) ?? "draft",
    })),
    mayApprove: proposal.status === "waiting" && approvers.some((one) => one.id === caller.person.id),
    approvers: approvers.map(({ name }) => name),
  };
}

/** Its medium was checked when it was kept. */
function sent(content: ProposalContent): Proposal["content"] {
  return oneProposal.response.shape.content.parse(content);
}

/**
 * What does not exist is refused like what is not bought, so that nobody learns which exist.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `invalid-input` for lines that cannot be
 */
function checkContent({ market, subVertical, lines }: ContentSent, rights: Rights, revision: LoadedRevision | null) {
  const exists = market === NATION || revision?.markets.has(market);
  if (!exists || !mayReadMarket(rights, market))
    throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
  if (!subVerticalById(subVertical) || !mayReadVertical(rights, verticalOf(subVertical)))
    throw new Failure("vertical-not-entitled", `Your subscription does not include the vertical of ${subVertical}.`);
  const faults = lines.flatMap((line, at) =>
    lineFaults(line).map(({ key, fault }) => fault(`/body/content/lines/${at}/${key}`)),
  );
  if (faults.length > 0) throw wrongInput(faults);
  if (proposalTotals(lines).gross > MOST_CENTS_IN_ALL)
    throw wrongInput([inputError("/body/content/lines", "too-big", { most: MOST_CENTS_IN_ALL / 100 })]);
}

/** A billion dollars, more than any one deal comes to. */
const MOST_CENTS_IN_ALL = 1e11;

interface LineFault {
  readonly key: keyof ProposalLine;
  readonly fault: (pointer: string) => InputError;
}

/** Weeks begin on Monday, end no earlier than they begin, and are not more than two years have. */
function lineFaults(line: ProposalLine): LineFault[] {
  const { from, until } = line;
  const notMonday = (["from", "until"] as const).filter((key) => mondayOf(line[key]) !== line[key]);
  if (notMonday.length > 0)
    return notMonday.map((key) => ({ key, fault: (pointer) => inputError(pointer, "not-monday") }));
  if (until < from) return [{ key: "until", fault: (pointer) => inputError(pointer, "term-backwards") }];
  return lineSum(line).weeks > MOST_WEEKS
    ? [{ key: "until", fault: (pointer) => inputError(pointer, "weeks-many", { most: MOST_WEEKS }) }]
    : [];
}
