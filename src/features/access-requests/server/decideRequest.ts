import type { z } from "zod";
import { ACCESS_FLAGS, type AccessFlag } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { invitePerson } from "#platform/identity/people/invitePerson.ts";
import type { Actor, PersonChange } from "#platform/identity/people/person.ts";
import { savePerson } from "#platform/identity/people/savePerson.ts";
import { lockPerson, type PersonRecord } from "#platform/identity/people/selectPeople.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import type { AccessRequest, decideRequest as contract } from "../contract.ts";
import { partsOf } from "./partsOf.ts";
import { selectRequest } from "./selectRequests.ts";
import { tellDecision, type TellParts } from "./tellDecision.ts";

export type Decision = z.output<(typeof contract)["body"]> & { readonly request: number };

export interface DecideParts extends TellParts {
  readonly database: Database;
  readonly by: Actor;
}

/**
 * Approves or declines a request that waits, notes it in the audit log and tells the asker.
 *
 * @throws Failure `not-found`; `conflict` when it does not wait any more; what inviting or granting may throw
 */
export async function decideRequest(decision: Decision, parts: DecideParts): Promise<AccessRequest> {
  const { database, by } = parts;
  const decided = await database.transaction(async (transaction) => {
    await lockOpen(transaction, decision.request);
    const request = await selectRequest(transaction, decision.request);
    const person =
      decision.decision === "approve" ? await approve(transaction, request, decision, parts) : request.person;
    await transaction.query(
      `update access_request set status = $2, decided_at = now(), decided_by = $3, note = $4, person_id = $5
       where access_request_id = $1`,
      [request.id, STATUS[decision.decision], by.id, decision.note, person],
    );
    const answer = await selectRequest(transaction, request.id);
    await recordChange(transaction, {
      actor: by,
      action: `accessRequest.${answer.status}`,
      subjectKind: "accessRequest",
      subjectId: String(answer.id),
      subject: answer.asked ? `${answer.email} ${answer.asked}` : answer.email,
      before: { status: request.status },
      after: { status: answer.status },
      note: answer.note,
    });
    await tellDecision(transaction, answer, parts);
    return answer;
  });
  announceRights(database);
  return decided;
}

const STATUS = { approve: "approved", decline: "declined" } as const;

/** Of two who decide at once, the second finds it decided. */
async function lockOpen(transaction: Queryable, id: number): Promise<void> {
  const [row] = await transaction.query<{ status: string }>(
    "select status from access_request where access_request_id = $1 for update",
    [id],
  );
  if (!row) throw new Failure("not-found", "This request does not exist.");
  if (row.status !== "open") throw new Failure("conflict", `This request is not open: it is ${row.status}.`);
}

/** Does what was asked for and answers the person it was done to. */
async function approve(
  transaction: Queryable,
  request: AccessRequest,
  decision: Decision,
  { by, site }: DecideParts,
): Promise<number> {
  if (request.kind === "right" && request.person !== null) {
    const person = await lockPerson(transaction, request.person);
    await savePerson(transaction, person, grantedBy(person, request.asked), by);
    return person.id;
  }
  const { email, name, language } = request;
  const { customer: customerId, role } = decision;
  if (customerId === undefined) throw customerNeeded();
  const access = await defaultAccess(transaction, customerId);
  const invited = { email, name, language, customerId, role, access, markets: null, verticals: null };
  return (await invitePerson(transaction, invited, by, site, decision.note)).id;
}

function customerNeeded(): Failure {
  const message = "Choose the customer that the new user belongs to.";
  return new Failure("invalid-input", message, [{ pointer: "/body/customer", message }]);
}

/** The flags that new people of a customer begin with; null narrows nothing. */
async function defaultAccess(transaction: Queryable, customer: number): Promise<readonly AccessFlag[] | null> {
  const [row] = await transaction.query<{ default_access: AccessFlag[] | null }>(
    "select default_access from customer where customer_id = $1",
    [customer],
  );
  return row?.default_access ?? null;
}

/**
 * The change that gives a person the right asked for. Nobody gets more than the customer has.
 *
 * @throws Failure `access-required`, `market-not-entitled`, `vertical-not-entitled` when the customer lacks it
 */
function grantedBy(person: PersonRecord, asked: string): PersonChange {
  const { sort, id } = partsOf(asked);
  const { customer } = person;
  if (sort === "role") return { role: "Administrator" };
  if (sort === "market") {
    if (!(person.customerAllMarkets && !isCustomMarket(id)) && !person.customerMarkets.includes(id))
      throw new Failure(
        "market-not-entitled",
        `${customer} does not have the market ${id}. Add it to the customer first.`,
      );
    return { markets: withOne(person.markets, id) };
  }
  if (sort === "vertical") {
    if (person.customerVerticals && !person.customerVerticals.includes(id))
      throw new Failure(
        "vertical-not-entitled",
        `${customer} does not have the vertical ${id}. Add it to the customer first.`,
      );
    return { verticals: withOne(person.verticals, id) };
  }
  const flag = ACCESS_FLAGS.find((known) => known === id);
  if (!flag || !person.customerAccess.includes(flag))
    throw new Failure("access-required", `${customer} does not have the flag ${id}. Add it to the customer first.`);
  return { access: withOne(person.access, flag) };
}

/** Null narrows nothing, so that there is nothing to add. */
function withOne<Id extends string>(own: readonly Id[] | null, id: Id): readonly Id[] | null {
  return own && [...new Set([...own, id])];
}
