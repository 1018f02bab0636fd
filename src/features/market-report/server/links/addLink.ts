import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { MOST_LINK_DAYS } from "../../contract/reportLinks.ts";
import type { MarketReportOptions } from "../../contract/reportOptions.ts";
import { type LinkRow, linksAllowed, selectLink } from "./linkRows.ts";
import { hashOfSecret, makeSecret } from "./linkSecret.ts";

export interface NewLink {
  readonly market: string;
  readonly label: string;
  /** An ISO instant. */
  readonly expiresAt: string;
  readonly options: MarketReportOptions;
}

const MOST_LIVE_LINKS = 100;
const DAY_MS = 24 * 3_600_000;

/**
 * Makes a link to a report that its maker may read. The secret is answered this once; the store keeps its hash alone.
 *
 * @throws Failure `access-required` where links are not switched on for the customer, `invalid-input` for a time past or too far,
 *   `conflict` when the person has a hundred links that work
 */
export async function addLink(
  database: Database,
  person: Person,
  { market, label, expiresAt, options }: NewLink,
): Promise<{ readonly token: string; readonly row: LinkRow }> {
  checkTime(Date.parse(expiresAt));
  const token = makeSecret();
  const row = await database.transaction(async (store) => {
    // The lock makes two who add at once count each other's.
    await store.query("select 1 from person where person_id = $1 for update", [person.id]);
    await expectAllowed(store, person);
    await checkRoom(store, person.id);
    const [made] = await store.query<{ id: number }>(
      `insert into report_link (person_id, token_hash, market, label, options, expires_at)
       values ($1, $2, $3, $4, $5::text::jsonb, $6) returning report_link_id as id`,
      [person.id, hashOfSecret(token), market, label, JSON.stringify(asAsked(options)), new Date(expiresAt)],
    );
    if (!made) throw new Error("The link was not made.");
    await recordChange(store, {
      actor: { id: person.id, name: person.email },
      action: "reportLink.created",
      subjectKind: "reportLink",
      subjectId: String(made.id),
      subject: label,
      after: { person: person.email, market, expiresAt },
    });
    return selectLink(store, { id: made.id });
  });
  return { token, row };
}

/** @throws Failure `access-required` */
export async function expectAllowed(store: Queryable, { customerId, customer }: Person): Promise<void> {
  if (await linksAllowed(store, customerId)) return;
  throw new Failure("access-required", `Links to reports are not switched on for ${customer}. Ask an administrator.`);
}

/** Lists as the API takes them, so that what is kept is read like any other request. */
function asAsked({ compare, sections, ...options }: MarketReportOptions): object {
  return { ...options, compare: compare.join(), sections: sections.join() };
}

async function checkRoom(store: Queryable, person: number): Promise<void> {
  const [live] = await store.query<{ count: number }>(
    "select count(*)::int as count from report_link where person_id = $1 and revoked_at is null and expires_at > now()",
    [person],
  );
  if ((live?.count ?? 0) >= MOST_LIVE_LINKS)
    throw new Failure("conflict", `A person can have ${MOST_LIVE_LINKS} links that work. Revoke one first.`);
}

/** The last day counts to its end, wherever the caller is. */
function checkTime(end: number): void {
  if (end <= Date.now()) throw wrong("Must not be past.");
  if (end > Date.now() + (MOST_LINK_DAYS + 1) * DAY_MS) throw wrong(`Must be within ${MOST_LINK_DAYS} days.`);
}

function wrong(message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: "/body/expiresAt", message }]);
}
