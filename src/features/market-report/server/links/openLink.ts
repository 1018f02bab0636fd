import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import { Failure, FAILURES } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { ReportDocument } from "#documents/document.ts";
import { narrowDirectory } from "#revisions/publishing/narrowDirectory.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { reportOptions } from "../../contract/reportOptions.ts";
import { makeReport } from "../makeReport.ts";
import { hashOfSecret } from "./linkSecret.ts";

export interface LinkParts {
  readonly database: Database;
  /** Every vertical: those of the link's owner are taken here. */
  readonly loadedRevisions: LoadedRevisions;
  readonly rights: Pick<RightsDirectory, "callerOf">;
  /** What the product is called. */
  readonly product: string;
}

export interface OpenedLink {
  readonly id: number;
  readonly expiresAt: Date;
  readonly document: ReportDocument;
}

interface LiveLink {
  readonly id: number;
  readonly owner: number;
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
export async function reportBehind(token: string, parts: LinkParts): Promise<OpenedLink> {
  const { database, rights } = parts;
  const [link] = await database.query<LiveLink>(
    `select link.report_link_id as id, link.person_id as owner, link.market, link.options, link.expires_at
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
    return { id: link.id, expiresAt: link.expires_at, document };
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
export async function noteOpening(database: Database, id: number): Promise<void> {
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
  return new Failure("link-expired", "This link does not work, or does not work any more. Ask whoever sent it.");
}
