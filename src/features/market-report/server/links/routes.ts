import type { FastifyInstance } from "fastify";
import { localeFor } from "#revisions/reader/reader.ts";
import { Failure } from "#domain/failure.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { published } from "#revisions/publishing/published.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  createReportLink,
  customerReportLinks,
  openReportLink,
  reportLinkFile,
  reportLinks,
  restoreReportLink,
  revokeReportLink,
} from "../../contract/reportLinks.ts";
import { makeReport } from "../makeReport.ts";
import { toWire } from "../toWire.ts";
import { addLink, expectAllowed } from "./addLink.ts";
import { logoAddress } from "./logoAddress.ts";
import { linksAllowed, selectLinks } from "./linkRows.ts";
import { noteOpening, reportBehind } from "./openLink.ts";
import { presentLink } from "./presentLink.ts";
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
    const behind = async () => (await reportBehind(token, { database, loadedRevisions, rights, product })).document;
    return documentWorker.print(behind, format, signal);
  });
}

function nothingToShow(): Failure {
  const message = "None of these sections holds anything here.";
  return new Failure("invalid-input", message, [{ pointer: "/body/options/sections", message }]);
}

const marketsOf = (loadedRevisions: LoadedRevisions) => published(loadedRevisions)?.markets;
