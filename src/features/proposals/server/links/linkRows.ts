import { hashOfSecret, makeSecret } from "#platform/identity/secret.ts";
import { Failure } from "#domain/failure.ts";
import type { ProposalContent } from "#domain/proposals/proposal.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { record } from "../record.ts";

/** A link as the store has it, without the hash of its secret. */
export interface LinkRow {
  readonly id: number;
  readonly version: number;
  readonly by: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly opened: number;
  readonly lastOpenedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Links of a proposal that somebody is known to see, newest first; one alone where it is named. */
export function selectLinks(store: Queryable, proposal: number, one: number | null = null): Promise<LinkRow[]> {
  return store.query<LinkRow>(
    `select link.proposal_link_id as id, link.version, person.name as by, link.created_at as "createdAt",
            link.expires_at as "expiresAt", link.opened, link.last_opened_at as "lastOpenedAt", link.revoked_at as "revokedAt"
     from proposal_link as link join person on person.person_id = link.person_id
     where link.proposal_id = $1 and ($2::int is null or link.proposal_link_id = $2) order by link.proposal_link_id desc`,
    [proposal, one],
  );
}

/** Whether an administrator lets the people of a customer make links that work without an account. */
export async function linksAllowed(store: Queryable, customer: number): Promise<boolean> {
  const [row] = await store.query<{ allowed: boolean }>(
    "select report_links as allowed from customer where customer_id = $1",
    [customer],
  );
  return row?.allowed ?? false;
}

const MOST_LINKS = 50;

interface NewLink {
  readonly proposal: number;
  readonly version: number;
  readonly expiresAt: Date;
  readonly locale: Locale;
}

/**
 * Makes a link to a version. The secret is answered this once; the store keeps its hash alone.
 *
 * @throws Failure `access-required` where links are not switched on for the customer, `conflict` where the proposal has too many
 */
export function insertLink(
  database: Database,
  person: Person,
  { proposal, version, expiresAt, locale }: NewLink,
): Promise<{ readonly token: string; readonly id: number }> {
  const token = makeSecret();
  return database.transaction(async (store) => {
    await store.query("select 1 as one from proposal where proposal_id = $1 for update", [proposal]);
    if (!(await linksAllowed(store, person.customerId)))
      throw new Failure("access-required", `Links are not turned on for ${person.customer}. Ask an administrator.`);
    const links = await selectLinks(store, proposal);
    if (links.length >= MOST_LINKS)
      throw new Failure("conflict", `A proposal can have ${MOST_LINKS} links. Use one of those it has.`);
    const [made] = await store.query<{ id: number }>(
      `insert into proposal_link (proposal_id, version, customer_id, person_id, token_hash, locale, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning proposal_link_id as id`,
      [proposal, version, person.customerId, person.id, hashOfSecret(token), locale, expiresAt],
    );
    if (!made) throw new Error("The link was not made.");
    await record(store, person, "proposals.linked");
    return { token, id: made.id };
  });
}

/** Closes a link. @throws Failure `not-found` where the proposal has no such link */
export function closeLink(database: Database, person: Person, proposal: number, link: number): Promise<LinkRow> {
  return database.transaction(async (store) => {
    const closed = await store.query(
      `update proposal_link set revoked_at = now()
       where proposal_id = $1 and proposal_link_id = $2 and revoked_at is null returning 1 as one`,
      [proposal, link],
    );
    if (closed.length > 0) await record(store, person, "proposals.unlinked");
    return theLink(store, proposal, link);
  });
}

/** @throws Failure `not-found` */
export async function theLink(store: Queryable, proposal: number, link: number): Promise<LinkRow> {
  const [row] = await selectLinks(store, proposal, link);
  if (!row) throw new Failure("not-found", "This link does not exist.");
  return row;
}

export interface LiveLink {
  readonly id: number;
  readonly proposal: number;
  readonly version: number;
  readonly locale: string;
  /** Who made it. */
  readonly owner: number;
  /** Her organisation. */
  readonly customer: number;
  readonly expiresAt: Date;
  readonly content: ProposalContent;
}

/** The link of a secret, where it works: not closed, not over, of a proposal that is there and a customer with links switched on. */
export async function liveLink(store: Queryable, token: string): Promise<LiveLink | null> {
  const [link] = await store.query<LiveLink>(
    `select link.proposal_link_id as id, link.proposal_id as proposal, link.version, link.locale, link.person_id as owner,
            link.customer_id as customer, link.expires_at as "expiresAt", version.content
     from proposal_link as link
     join proposal on proposal.proposal_id = link.proposal_id
     join proposal_version as version on version.proposal_id = link.proposal_id and version.version = link.version
     join customer on customer.customer_id = link.customer_id
     where link.token_hash = $1 and link.revoked_at is null and link.expires_at > now() and proposal.removed_at is null
       and customer.report_links`,
    [hashOfSecret(token)],
  );
  return link ?? null;
}

/** Counts that a client has read it; the audit log tells of the first time. */
export async function noteOpening(
  database: Database,
  { id, customer }: Pick<LiveLink, "id" | "customer">,
): Promise<void> {
  await database.transaction(async (store) => {
    const [link] = await store.query<{ opened: number }>(
      "update proposal_link set opened = opened + 1, last_opened_at = now() where proposal_link_id = $1 returning opened",
      [id],
    );
    if (link?.opened !== 1) return;
    const [whose] = await store.query<{ name: string }>("select name from customer where customer_id = $1", [customer]);
    await recordChange(store, {
      actor: { id: null, name: "proposal link" },
      action: "proposals.opened",
      subjectKind: "customer",
      subjectId: String(customer),
      subject: whose?.name ?? "",
    });
  });
}

/** What the store keeps of a secret. */
