import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { figurePicture, type Picture, pictureLook } from "#documents/drawings/figurePicture.ts";
import { spendingPart } from "#documents/parts/spendingParts.ts";
import { Failure, FAILURES } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import { NATION } from "#domain/markets/market.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { TEST_EVENT, type WebhookData } from "#domain/webhookEvents.ts";
import { API_BASE } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { Site } from "#platform/identity/site.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";

export interface ChartPictureParts {
  readonly database: Database;
  readonly rights: Pick<RightsDirectory, "callerOf">;
  readonly loadedRevisions: LoadedRevisions;
}

/** What a message tells. */
interface Told {
  readonly event: string;
  readonly data: WebhookData;
}

/** What a picture shows: spending by medium over the years. */
interface ChartSubject {
  readonly revision: string;
  readonly market: string;
  /** `all`, or the id of a vertical or sub-vertical. */
  readonly subject: string;
}

/** A picture that a message may show. */
export interface ChartPicture {
  readonly address: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
}

/** As long as the log keeps what was sent. */
const DAYS_SHOWN = 30;
const DAY_S = 86_400;

const signed = z.tuple([z.int().positive(), z.string(), z.string(), z.string(), z.int().positive()]);

/** Whether a chat can fetch anything from here: its servers come over the public internet, with TLS. */
export function isWithinReach({ publicUrl }: Pick<Site, "publicUrl">, allowPrivate: boolean): boolean {
  if (allowPrivate) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" && /[a-z]/i.test(hostname.split(".").at(-1) ?? "") && hostname.includes(".");
}

/** What a message of a webhook with pictures shows; null where there is nothing to draw that its owner may see. */
export async function pictureOf(
  parts: ChartPictureParts,
  { id, owner, secret }: { readonly id: number; readonly owner: number; readonly secret: string },
  message: Told,
  site: Site,
): Promise<ChartPicture | null> {
  const caller = await administrator(parts.rights, owner);
  const chart = caller && (await subjectOf(parts, caller, message));
  const drawn = chart && (await draw(parts, caller, chart));
  if (!drawn) return null;
  const until = Math.floor(Date.now() / 1_000) + DAYS_SHOWN * DAY_S;
  const what = Buffer.from(JSON.stringify([id, chart.revision, chart.market, chart.subject, until])).toString(
    "base64url",
  );
  return {
    address: `${site.publicUrl}${API_BASE}/chart-pictures/${what}.${signatureOf(what, secret)}.png`,
    alt: drawn.alt,
  };
}

/**
 * The picture at an address, with the rights that the webhook's owner has now. A webhook that is paused, deleted or without pictures shows
 * none any more.
 *
 * @param name what `pictureOf` put into the address, without its ending
 * @throws Failure `not-found`, whatever the reason
 */
export async function pictureAt(parts: ChartPictureParts, name: string): Promise<Picture> {
  const [what = "", signature = ""] = name.split(".");
  const said = signed.safeParse(readJson(what));
  if (!said.success) throw noPicture();
  const [id, revision, market, subject, until] = said.data;
  const webhook = await webhookWithPictures(parts.database, id);
  if (!webhook || !isSame(signature, signatureOf(what, webhook.secret)) || until * 1_000 < Date.now())
    throw noPicture();
  const caller = await administrator(parts.rights, webhook.owner);
  const drawn = caller && (await draw(parts, caller, { revision, market, subject }));
  if (!drawn) throw noPicture();
  return drawn.picture;
}

async function webhookWithPictures(store: Queryable, id: number) {
  const [row] = await store.query<{ readonly owner: number; readonly secret: string }>(
    `select owner_id as owner, secret from webhook where webhook_id = $1 and pictures and state = 'active' and deleted_at is null`,
    [id],
  );
  return row;
}

/** Webhooks are administrators', who draw what they may see themselves. */
async function administrator(rights: ChartPictureParts["rights"], owner: number): Promise<Caller | null> {
  const caller = await unlessRefused(() => rights.callerOf(owner));
  return caller?.rights.role === "Administrator" ? caller : null;
}

/** What an alert is about; for a revision and a test the owner's home market, or the nation. */
async function subjectOf(
  { database, loadedRevisions }: ChartPictureParts,
  owner: Caller,
  { event, data }: Told,
): Promise<ChartSubject | null> {
  const current = () => loadedRevisions.current().revision.id;
  if (event === "alert.raised") {
    const { market, subject } = data;
    return typeof market === "string" && typeof subject === "string" ? { revision: current(), market, subject } : null;
  }
  if (event !== "revision.published" && event !== TEST_EVENT) return null;
  const { homeMarket } = await personPreference(database, owner.person.id);
  const published = typeof data["revision"] === "string" ? data["revision"] : current();
  return { revision: published, market: homeMarket ?? NATION, subject: "all" };
}

/** Null where the reader may not see it, or there is nothing to see. */
async function draw(
  { database, loadedRevisions }: ChartPictureParts,
  owner: Caller,
  { revision, market, subject }: ChartSubject,
): Promise<{ readonly picture: Picture; readonly alt: string } | null> {
  const locale = localeFor(owner, undefined);
  const spending = await unlessRefused(async () =>
    spendingFor(database, await loadedRevisions.byId(revision), owner, { market, scope: scopeOf(subject), locale }),
  );
  if (!spending) return null;
  const part = spendingPart("mediaAdSpendingTrend", spending);
  const look = pictureLook(spending, "light");
  const picture = figurePicture(part, look);
  return picture && { picture, alt: `${look.about}: ${part.headline}. ${part.alt}` };
}

function scopeOf(subject: string): Scope {
  if (subject === "all") return WHOLE_MARKET;
  return { kind: verticalById(subject) ? "vertical" : "subVertical", id: subject };
}

async function unlessRefused<Made>(make: () => Promise<Made>): Promise<Made | null> {
  try {
    return await make();
  } catch (reason) {
    if (reason instanceof JobFault || (reason instanceof Failure && FAILURES[reason.code] < 500)) return null;
    throw reason;
  }
}

const signatureOf = (what: string, secret: string) =>
  createHmac("sha256", secret).update(`chart-picture.${what}`).digest("base64url");

function isSame(one: string, other: string): boolean {
  const [mine, theirs] = [Buffer.from(one), Buffer.from(other)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}

function readJson(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

const noPicture = () => new Failure("not-found", "There is no picture at this address.");
