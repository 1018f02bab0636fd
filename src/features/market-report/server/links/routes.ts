import { hashOfSecret, makeSecret } from "#platform/identity/secret.ts";
import type { FastifyInstance } from "fastify";
import type { Brand, ReportDocument } from "#documents/document.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { usableLogo } from "#documents/writers/usableLogo.ts";
import { Failure, FAILURES } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { Market } from "#domain/markets/market.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Caller, Person } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { narrowDirectory } from "#revisions/publishing/narrowDirectory.ts";
import { published } from "#revisions/publishing/published.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import {
  createReportLink,
  customerReportLinks,
  MOST_LINK_DAYS,
  openReportLink,
  type ReportLink,
  reportLinkFile,
  reportLinks,
  restoreReportLink,
  revokeReportLink,
} from "../../contract/reportLinks.ts";
import { type MarketReportOptions, reportOptions } from "../../contract/reportOptions.ts";
import { makeReport } from "../makeReport.ts";
import { toWire } from "../toWire.ts";
import { type LinkRow, linksAllowed, selectLink, selectLinks } from "./linkRows.ts";
import { restoreLink, revokeLink } from "./revokeLink.ts";

export interface ReportLinkSetting {
  readonly documentWorker: DocumentWorker;
  readonly rights: RightsDirectory;
  /** What the product is called. */
  readonly product: string;
}

export function reportLinkRoutes(app: FastifyInstance, setting: ReportLinkSetting): void {
  keepingRoutes(app, setting);
  openingRoutes(app, setting);
}

/** For those who make links. */
function keepingRoutes(app: FastifyInstance, { product }: ReportLinkSetting): void {
  app.endpoint(reportLinks, async (_, { caller: { person }, database, loadedRevisions }) => {
    const rows = await selectLinks(database, { person: person.id });
    return {
      allowed: await linksAllowed(database, person.customerId),
      items: rows.map((row) => presentLink(row, marketsOf(loadedRevisions))),
    };
  });

  app.endpoint(customerReportLinks, async ({ query }, { database, loadedRevisions }) => {
    const rows = await selectLinks(database, { customer: Number(query.customer) });
    return { items: rows.map((row) => presentLink(row, marketsOf(loadedRevisions))) };
  });

  app.endpoint(createReportLink, async ({ params: { market }, body }, { caller, database, loadedRevisions }) => {
    await expectAllowed(database, caller.person);
    const options = { ...body.options, language: localeFor(caller, body.options.language) };
    // What cannot be read now is not worth a link.
    const loadedRevision = await loadedRevisions.byId(options.revision);
    const { sections } = await makeReport(database, loadedRevision, caller, { market, options, product });
    if (sections.length === 0) throw nothingToShow();
    const { token, row } = await addLink(database, caller.person, { ...body, market, options });
    return { token, item: presentLink(row, marketsOf(loadedRevisions)) };
  });

  app.endpoint(revokeReportLink, async ({ params }, { caller, database, loadedRevisions }) =>
    presentLink(await revokeLink(database, caller, Number(params.link)), marketsOf(loadedRevisions)),
  );

  app.endpoint(restoreReportLink, async ({ params }, { caller, database, loadedRevisions }) =>
    presentLink(await restoreLink(database, caller.person, Number(params.link)), marketsOf(loadedRevisions)),
  );
}

/** For whoever holds one. */
function openingRoutes(app: FastifyInstance, { documentWorker, rights, product }: ReportLinkSetting): void {
  app.endpoint(openReportLink, async ({ body }, { database, loadedRevisions }) => {
    const { id, document, expiresAt } = await reportBehind(body.token, { database, loadedRevisions, rights, product });
    await noteOpening(database, id);
    return { document: toWire(document), expiresAt: expiresAt.toISOString(), logo: logoAddress(document.brand) };
  });

  app.fileEndpoint(reportLinkFile, async ({ body: { token, format } }, { database, loadedRevisions, signal }) => {
    const behind = async () => {
      const { document, customer } = await reportBehind(token, { database, loadedRevisions, rights, product });
      return inOwnSlides(database, { customer, format }, () => document)();
    };
    return documentWorker.print(behind, format, signal);
  });
}

function nothingToShow(): Failure {
  const message = "None of these sections holds anything here.";
  return new Failure("invalid-input", message, [{ pointer: "/body/options/sections", message }]);
}

const marketsOf = (loadedRevisions: LoadedRevisions) => published(loadedRevisions)?.markets;

interface NewLink {
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
async function addLink(
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
async function expectAllowed(store: Queryable, { customerId, customer }: Person): Promise<void> {
  if (await linksAllowed(store, customerId)) return;
  throw new Failure("access-required", `Links to reports are not turned on for ${customer}. Ask an administrator.`);
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
    throw new Failure("conflict", `A person can have ${MOST_LIVE_LINKS} active links. Revoke one first.`);
}

/** The last day counts to its end, wherever the caller is. */
function checkTime(end: number): void {
  if (end <= Date.now()) throw wrong("Must not be past.");
  if (end > Date.now() + (MOST_LINK_DAYS + 1) * DAY_MS) throw wrong(`Must be within ${MOST_LINK_DAYS} days.`);
}

function wrong(message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: "/body/expiresAt", message }]);
}

/** The customer's logo as an address that holds it, since whoever opens a link can ask for nothing else; null without a usable one. */
function logoAddress({ logo }: Brand): string | null {
  const usable = usableLogo(logo);
  return usable && `data:${usable.type};base64,${Buffer.from(usable.bytes).toString("base64")}`;
}

interface LinkParts {
  readonly database: Database;
  /** Every vertical: those of the link's owner are taken here. */
  readonly loadedRevisions: LoadedRevisions;
  readonly rights: Pick<RightsDirectory, "callerOf">;
  /** What the product is called. */
  readonly product: string;
}

interface OpenedLink {
  /** Whose people made it. */
  readonly customer: number;
  readonly id: number;
  readonly expiresAt: Date;
  readonly document: ReportDocument;
}

interface LiveLink {
  readonly id: number;
  readonly owner: number;
  /** The owner's. */
  readonly customer: number;
  readonly market: string;
  readonly options: unknown;
  readonly expires_at: Date;
}

/**
 * The report behind a secret, made with the rights that the link's owner has now. Why a link does not work is the owner's affair: a
 * secret that is unknown, closed or expired, an owner who may not read this any more and links that are switched off are all one.
 *
 * @throws Failure `link-expired`
 */
async function reportBehind(token: string, parts: LinkParts): Promise<OpenedLink> {
  const { database, rights } = parts;
  const [link] = await database.query<LiveLink>(
    `select link.report_link_id as id, link.person_id as owner, person.customer_id as customer, link.market, link.options, link.expires_at
     from report_link link
     join person on person.person_id = link.person_id
     join customer on customer.customer_id = person.customer_id
     where link.token_hash = $1 and link.revoked_at is null and link.expires_at > now() and customer.report_links`,
    [hashOfSecret(token)],
  );
  if (!link) throw linkOver();
  try {
    const document = await reportOf(link, await rights.callerOf(link.owner), parts);
    if (document.sections.length === 0) throw linkOver();
    return { id: link.id, customer: link.customer, expiresAt: link.expires_at, document };
  } catch (reason) {
    if (reason instanceof JobFault || (reason instanceof Failure && FAILURES[reason.code] < 500)) throw linkOver();
    throw reason;
  }
}

async function reportOf({ market, options: kept }: LiveLink, owner: Caller, parts: LinkParts): Promise<ReportDocument> {
  const options = reportOptions.safeParse(kept);
  // Made by another revision of the product.
  if (!options.success) throw linkOver();
  const readable = narrowDirectory(parts.loadedRevisions, owner.rights.verticals);
  const loadedRevision = await readable.byId(options.data.revision);
  const asked = { market, options: options.data, product: parts.product };
  return makeReport(parts.database, loadedRevision, owner, asked);
}

/** Counts that somebody has read the report; the audit log tells of the first time. */
async function noteOpening(database: Database, id: number): Promise<void> {
  await database.transaction(async (store) => {
    const [link] = await store.query<{ opened: number; label: string; market: string }>(
      `update report_link set opened = opened + 1, last_opened_at = now()
       where report_link_id = $1 returning opened, label, market`,
      [id],
    );
    if (link?.opened !== 1) return;
    await recordChange(store, {
      actor: { id: null, name: "report link" },
      action: "reportLink.opened",
      subjectKind: "reportLink",
      subjectId: String(id),
      subject: link.label,
      after: { market: link.market },
    });
  });
}

function linkOver(): Failure {
  return new Failure(
    "link-expired",
    "This link is not valid or has expired. Ask the person who sent it for a new one.",
  );
}

/** A link as it leaves the server: everything but what opens it. */
function presentLink(row: LinkRow, markets: ReadonlyMap<string, Market> | undefined): ReportLink {
  return {
    id: String(row.id),
    label: row.label,
    market: row.market,
    marketName: markets?.get(row.market)?.name ?? row.market,
    person: { id: String(row.person_id), name: row.person, email: row.email },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    opened: row.opened,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
