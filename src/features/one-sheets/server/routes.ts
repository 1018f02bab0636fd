import type { FastifyInstance } from "fastify";
import type { ReportDocument } from "#documents/document.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { meetingKit } from "#documents/templates/meetingKit.ts";
import { oneSheet } from "#documents/templates/oneSheet.ts";
import type { StoryParts } from "#documents/templates/sellingStory.ts";
import { mayUse } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import type { Database } from "#platform/database/database.ts";
import { type ClientLogo, clientLogo } from "#platform/database/queries/clientLogo.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { stationsFor } from "#revisions/reader/localMaterialFor.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor, type Reader } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { peopleInContours } from "#revisions/stations/coverage.ts";
import { stationsById } from "#revisions/stations/marketStations.ts";
import { type StoryAsked, storyDocument, storyFile } from "../contract.ts";

interface OneSheetParts {
  readonly documentWorker: DocumentWorker;
  /** What the product calls itself in files. */
  readonly product: string;
}

export function oneSheetsRoutes(app: FastifyInstance, { documentWorker, product }: OneSheetParts): void {
  app.endpoint(storyDocument, async ({ params, query }, { caller, database, loadedRevisions }) => {
    // Who looks at a document takes it along next.
    documentWorker.warm();
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const options = { market: params.market, asked: query, product, clientLogo: null };
    const document = await makeStory(database, loadedRevision, caller, options);
    // The logo's bytes stay at home.
    return storyDocument.response.parse({ ...document, brand: { ...document.brand, logo: null } });
  });

  app.fileEndpoint(storyFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { format, look, ...asked } = query;
    const { customerId } = caller.person;
    const logo = await clientLogo(database, customerId, asked.client);
    const options = { market: params.market, asked, product, clientLogo: logo };
    const compose = () => makeStory(database, loadedRevision, caller, options);
    const slides = { customer: customerId, format, look };
    return documentWorker.print(inOwnSlides(database, slides, compose), format, signal);
  });
}

const TEMPLATES = { oneSheet, meetingKit };

interface StoryOptions {
  readonly market: string;
  readonly asked: StoryAsked;
  /** What the product calls itself in files. */
  readonly product: string;
  /** A preview goes without. */
  readonly clientLogo: ClientLogo | null;
}

/** A one-sheet or a meeting kit as its reader may see it now. */
async function makeStory(
  database: Database,
  loadedRevision: LoadedRevision,
  reader: Reader,
  { market, asked, product, clientLogo: logo }: StoryOptions,
): Promise<ReportDocument> {
  const { year, political, paper, client, language } = asked;
  const scope = readFocus(asked.focus);
  if (!scope) throw wrong("focus", "Must be market, or the id of a vertical or sub-vertical.");
  const spending = await spendingFor(database, loadedRevision, reader, {
    market,
    scope,
    political,
    locale: localeFor(reader, language),
    ...(year !== undefined && { year }),
  });
  const { media, subVerticals } = spending.revision;
  if (scope.kind === "subVertical" && !subVerticals.includes(scope.id)) {
    throw wrong("focus", `Revision ${spending.revision.id} has no sub-vertical ${scope.id}.`);
  }
  const { access } = reader.rights;
  const medium = asked.medium ?? usualMedium({ ownMedia: spending.own.media, access, lastMedium: null });
  if (!media.includes(medium)) throw wrong("medium", "Must be the id of a medium.");
  const isOfStations =
    (spending.market.kind === "tv" || spending.market.kind === "radio") &&
    Object.values<string>(SOLD_BY[spending.market.kind]).includes(medium);
  const local = isOfStations
    ? await stationsFor(database, loadedRevision, reader, { market, year: spending.view.year })
    : null;
  const ownStations = local?.ownStations ?? new Set<string>();
  const here = (local?.stations.rows ?? []).map(({ station }) => station.id).filter((id) => ownStations.has(id));
  const offered = await stationsById(database, loadedRevision.revision.id, here);
  return TEMPLATES[asked.document]({
    spending,
    medium,
    audience: asked.audience,
    budget: asked.budget ?? null,
    sale: saleOf(asked),
    appendix: asked.appendix === "with",
    stations: local?.stations ?? null,
    ownStations,
    peopleInContours: await peopleInContours(database, loadedRevision, offered),
    gaps: mayUse(reader.rights, { access: ["shareOfWallet"] }),
    client,
    seasons: loadedRevision.advertisers.seasons,
    paper,
    brand: await brandFor(database, reader.person.customerId, product),
    clientLogo: logo,
    madeAt: new Date().toISOString(),
  });
}

/** A client's sale, once its value and both close rates are said. */
function saleOf({ saleValue, margin, closeLow, closeHigh }: StoryAsked): StoryParts["sale"] {
  if (saleValue === undefined || closeLow === undefined || closeHigh === undefined) return null;
  if (closeHigh < closeLow) throw wrong("closeHigh", "Must be at least closeLow.");
  return { saleValue, margin: margin / 100, closeRate: { low: closeLow / 100, high: closeHigh / 100 } };
}

function wrong(parameter: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: `/query/${parameter}`, message }]);
}
