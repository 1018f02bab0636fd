import type { FastifyInstance } from "fastify";
import { aidDocument, type AidToFill } from "#documents/aids/aidDocument.ts";
import type { AidPictures } from "#documents/aids/aidParts.ts";
import { aidText, mailText } from "#documents/aids/aidText.ts";
import type { AidFilling } from "#documents/aids/aidFilling.ts";
import { mergeValues } from "#documents/aids/mergeValues.ts";
import type { Brand, Picture, ReportDocument } from "#documents/document.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { paperOf } from "#documents/paperOf.ts";
import { mayUse } from "#domain/access/access.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { textIn } from "#domain/content/contentItem.ts";
import { documentFiles } from "#domain/content/documentText.ts";
import { Failure } from "#domain/failure.ts";
import { fieldsIn, mergeDocument, mergeText } from "#domain/sellingAids/mergeFields.ts";
import { teamAidOf } from "#domain/sellingAids/teamAid.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import { noSuchItem } from "#platform/content/itemRows.ts";
import { markContent } from "#platform/content/marks.ts";
import {
  type ContentReader,
  publishedHeads,
  publishedItem,
  type PublishedItem,
} from "#platform/content/publishedRows.ts";
import { searchContent } from "#platform/content/searchContent.ts";
import { type ClientLogo, clientLogo } from "#platform/database/queries/clientLogo.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { AID_FILE_TYPES, aidFile, type AidHead, sellingAid, sellingAids, useAid } from "../contract.ts";
import { countDownload, noteAidUse, selectAidUse } from "./aidRows.ts";
import { coOpRoutes } from "./coOpRoutes.ts";
import { mailFile } from "./mailFile.ts";
import { presentAid, presentAidHead, presentUse } from "./presentAid.ts";
import { presentTeamAid, presentTeamPiece, presentTeamUse } from "./team/presentTeamAid.ts";
import { teamAidRoutes } from "./team/teamAidRoutes.ts";
import { noteTeamAidUse, searchTeamAids, selectTeamAid, selectTeamAids } from "./team/teamLibrary.ts";

interface AidParts {
  readonly documentWorker: DocumentWorker;
  /** What the product calls itself in files. */
  readonly product: string;
  /** The folder of the content that comes with the product. */
  readonly starter: string;
  /** Where the files of teams are kept. */
  readonly files: FileStore;
}

export function sellingAidsRoutes(app: FastifyInstance, { documentWorker, product, starter, files }: AidParts): void {
  coOpRoutes(app, starter);
  teamAidRoutes(app, files);

  app.endpoint(sellingAids, async ({ query: { q = "", language } }, { caller, database }) => {
    const rows = await publishedHeads(database, readerOf(caller), "aid");
    const use = await selectAidUse(database, caller.person.id);
    const written = rows.map((row) => ({ id: row.id, aid: presentAidHead(row, use.get(row.id), language) }));
    const brought = await selectTeamAids(database, caller);
    const team = brought.map((row) => ({ id: row.id, aid: presentTeamAid(row, caller.person, language) }));
    const ranked = [
      ...withRanks(written, await searchContent(database, q, language)),
      ...withRanks(team, await searchTeamAids(database, caller.person.customerId, q)),
    ];
    return { items: ranked.toSorted((a, b) => b.rank - a.rank || newerFirst(a.aid, b.aid)).map(({ aid }) => aid) };
  });

  app.endpoint(sellingAid, async ({ params, query }, { caller, database }) => {
    const ofTeam = teamAidOf(params.aid);
    if (ofTeam !== null)
      return presentTeamPiece(await selectTeamAid(database, caller, ofTeam), caller.person, query.language);
    const row = await publishedItem(database, readerOf(caller), "aid", params.aid);
    const use = await selectAidUse(database, caller.person.id);
    const piece = presentAid(row, use.get(row.id), query.language);
    if (!piece) throw noSuchItem();
    return piece;
  });

  app.endpoint(useAid, async ({ params, body }, { caller, database }) => {
    const { opened, favourite, stars } = body;
    const reader = readerOf(caller);
    const ofTeam = teamAidOf(params.aid);
    if (ofTeam !== null) {
      await selectTeamAid(database, caller, ofTeam);
      await noteTeamAidUse(database, reader.person, ofTeam, body);
      return presentTeamUse(await selectTeamAid(database, caller, ofTeam));
    }
    const { id } = await publishedItem(database, reader, "aid", params.aid);
    if (opened !== undefined || stars !== undefined) await noteAidUse(database, reader.person, id, { opened, stars });
    if (favourite !== undefined) await markContent(database, reader.person, [id], { saved: favourite });
    const use = await selectAidUse(database, reader.person);
    return presentUse(await publishedItem(database, reader, "aid", params.aid), use.get(id));
  });

  app.fileEndpoint(aidFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const item = await publishedItem(database, readerOf(caller), "aid", params.aid);
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { format, ...asked } = query;
    const filled = await fillAid(database, loadedRevision, caller, { item, market: params.market, asked, product });
    const isText = format === "txt" || format === "eml";
    const pictures = isText ? new Map() : await aidPictures(database, files, filled.aid.body);
    const document = filledDocument(filled, format === "pptx", pictures);
    const file = isText
      ? {
          name: `${document.about.fileName}.${format}`,
          type: AID_FILE_TYPES[format],
          bytes: filledText(filled, format),
        }
      : await documentWorker.print(
          inOwnSlides(database, { customer: caller.person.customerId, format }, () => document),
          format,
          signal,
        );
    // Who looks as somebody else leaves no trace.
    if (!caller.viewedBy) await countDownload(database, caller.person.id, item.id);
    return file;
  });
}

/** What was found with how well it fits; all of it alike where nothing was asked. */
function withRanks(
  rows: readonly { readonly id: number; readonly aid: AidHead | null }[],
  ranks: ReadonlyMap<number, number> | null,
): { readonly aid: AidHead; readonly rank: number }[] {
  return rows.flatMap(({ id, aid }) => {
    const rank = ranks ? ranks.get(id) : 0;
    return aid && rank !== undefined ? [{ aid, rank }] : [];
  });
}

const newerFirst = (a: AidHead, b: AidHead) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0);

function readerOf({ person, rights }: Caller): ContentReader {
  return { person: person.id, rights };
}

/** A text has few of them; what is beyond stands there with its words. */
const MOST_PICTURES = 20;
const MOST_BYTES = 24 * 1024 * 1024;

/** The pictures that a text shows, by the ids of their files. What is none any more is left out. */
async function aidPictures(
  store: Queryable,
  files: FileStore,
  body: ContentDocument,
): Promise<ReadonlyMap<string, Picture>> {
  const wanted = documentFiles(body).slice(0, MOST_PICTURES);
  if (wanted.length === 0) return new Map();
  const rows = await store.query<{ id: string; type: Picture["type"]; bytes: number }>(
    `select stored_file_id as id, type, bytes from stored_file
     where stored_file_id = any($1::text[]) and type in ('image/png', 'image/jpeg')`,
    [wanted],
  );
  const found = new Map<string, Picture>();
  let room = MOST_BYTES;
  for (const { id, type, bytes } of rows) {
    room -= bytes;
    const stream = room < 0 ? null : await files.get(id);
    if (!stream) continue;
    const parts: Uint8Array[] = [];
    for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
    found.set(id, { type, bytes: Buffer.concat(parts) });
  }
  return found;
}

type AidFileQuery = EndpointInput<typeof aidFile>["query"];

interface AidOrder {
  readonly item: PublishedItem;
  readonly market: string;
  readonly asked: Omit<AidFileQuery, "format">;
  /** What the product calls itself in files. */
  readonly product: string;
}

/** An aid with what fills it: what every kind of its files is made from. */
interface FilledAid {
  readonly aid: AidToFill;
  readonly filling: AidFilling;
  readonly brand: Brand;
  readonly clientLogo: ClientLogo | null;
  readonly paper: ReportDocument["paper"];
}

/**
 * Puts an aid together with the figures that its reader may see now.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `market-unknown`, `invalid-input`
 */
async function fillAid(
  store: Queryable,
  loadedRevision: LoadedRevision,
  caller: Caller,
  { item, market, asked, product }: AidOrder,
): Promise<FilledAid> {
  const { key, state } = item;
  const shown = textIn(state.texts, localeFor(caller, asked.language));
  if (!shown || !state.properties.type) throw noSuchItem();
  const { text, language } = shown;
  const scope = readFocus(asked.focus);
  if (!scope) throw wrong("focus", "Must be market, or the id of a vertical or sub-vertical.");
  const spending = await spendingFor(store, loadedRevision, caller, {
    market,
    scope,
    political: asked.political,
    // Figures speak the language of the text around them.
    locale: language,
    ...(asked.year !== undefined && { year: asked.year }),
  });
  const { media, subVerticals, id } = spending.revision;
  if (scope.kind === "subVertical" && !subVerticals.includes(scope.id))
    throw wrong("focus", `Revision ${id} has no sub-vertical ${scope.id}.`);
  const { access } = caller.rights;
  const medium = asked.medium ?? usualMedium({ ownMedia: spending.own.media, access, lastMedium: null });
  if (!media.includes(medium)) throw wrong("medium", "Must be the id of a medium.");
  const brand = await brandFor(store, caller.person.customerId, product);
  return {
    aid: {
      key,
      type: state.properties.type,
      title: text.title,
      body: text.body,
      merges: fieldsIn(text.body, text.title).length > 0,
    },
    filling: {
      spending,
      medium,
      gaps: mayUse(caller.rights, { access: ["shareOfWallet"] }),
      client: asked.client,
      seasons: loadedRevision.advertisers.seasons,
      seller: caller.person.name,
      company: brand.organisation ?? product,
      madeAt: new Date().toISOString(),
    },
    brand,
    clientLogo: await clientLogo(store, caller.person.customerId, asked.client),
    paper: asked.paper ?? paperOf(language),
  };
}

function filledDocument(
  { aid, filling, brand, clientLogo: logo, paper }: FilledAid,
  slides: boolean,
  pictures: AidPictures,
): ReportDocument {
  return aidDocument(aid, filling, { brand, clientLogo: logo, paper, slides, pictures });
}

/** The aid as text: of a template for mails the mail, of others all of it below its title. Sample figures say what they are. */
function filledText({ aid, filling }: FilledAid, format: "txt" | "eml"): Uint8Array {
  const values = mergeValues(filling);
  const body = mergeDocument(aid.body, values);
  const title = mergeText(aid.title, values);
  const { revision, words } = filling.spending;
  const sample = aid.merges && revision.sample ? `\n\n${words.text("documents.sample")}` : "";
  const mail = aid.type === "email-template" ? mailText(title, body) : { subject: title, body: aidText(body) };
  const whole = { ...mail, body: mail.body + sample };
  if (format === "eml") return mailFile(whole);
  return new TextEncoder().encode(`${whole.subject}\n\n${whole.body}\n`);
}

function wrong(parameter: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: `/query/${parameter}`, message }]);
}
