import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { PublishedItem } from "#platform/content/publishedRows.ts";
import { noSuchItem } from "#platform/content/itemRows.ts";
import type { Queryable } from "#platform/database/database.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { mayUse } from "#domain/access/access.ts";
import { textIn } from "#domain/content/contentItem.ts";
import { Failure } from "#domain/failure.ts";
import { fieldsIn, mergeDocument, mergeText } from "#domain/sellingAids/mergeFields.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { aidDocument, type AidToFill } from "#documents/aids/aidDocument.ts";
import type { AidPictures } from "#documents/aids/aidParts.ts";
import { aidText, mailText } from "#documents/aids/aidText.ts";
import { type AidFilling, mergeValues } from "#documents/aids/mergeValues.ts";
import type { Brand, ReportDocument } from "#documents/document.ts";
import { paperOf } from "#documents/paperOf.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { aidFile } from "../contract.ts";
import { mailFile } from "./mailFile.ts";

type AidFileQuery = EndpointInput<typeof aidFile>["query"];

export interface AidOrder {
  readonly item: PublishedItem;
  readonly market: string;
  readonly asked: Omit<AidFileQuery, "format">;
  /** What the product calls itself in files. */
  readonly product: string;
}

/** An aid with what fills it: what every kind of its files is made from. */
export interface FilledAid {
  readonly aid: AidToFill;
  readonly filling: AidFilling;
  readonly brand: Brand;
  readonly paper: ReportDocument["paper"];
}

/**
 * Puts an aid together with the figures that its reader may see now.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `market-unknown`, `invalid-input`
 */
export async function fillAid(
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
      seller: caller.person.name,
      company: brand.organisation ?? product,
      madeAt: new Date().toISOString(),
    },
    brand,
    paper: asked.paper ?? paperOf(language),
  };
}

export function filledDocument(
  { aid, filling, brand, paper }: FilledAid,
  slides: boolean,
  pictures: AidPictures,
): ReportDocument {
  return aidDocument(aid, filling, { brand, paper, slides, pictures });
}

/** The aid as text: of a template for mails the mail, of others all of it below its title. Sample figures say what they are. */
export function filledText({ aid, filling }: FilledAid, format: "txt" | "eml"): Uint8Array {
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
