import type { Database, Queryable } from "#platform/database/database.ts";
import { tenantStores } from "#platform/database/tenantStores.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import type { Rights } from "#domain/access/access.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { localTime } from "#domain/timeZone.ts";
import { formatsFor } from "#language/format.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { checkStanding, type Standing } from "#platform/identity/standing.ts";
import { storeOf } from "#platform/identity/storeOf.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { type UnsubscribeLinksOf, unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { alertDigestMail } from "#platform/mail/words/alertDigestMail.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { alertSentence } from "#language/words/alertSentence.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { type StoredAlert, selectAlerts } from "./alertRows.ts";
import { concerns } from "./concerns.ts";
import { mayUseProduct } from "./evaluateAlerts.ts";
import { presentAlert } from "./presentAlert.ts";
import { type Rhythm, selectMailReaders, selectSubscriptions, type StoredSubscription } from "./subscriptionRows.ts";
import { ALERTS_PATH } from "./tellOfAlerts.ts";

/** When digests go out, by the reader's clock; the weekly one on Mondays. */
export const DIGEST_HOUR = 7;
const UTC = "UTC";
/** More alerts than this are counted, not listed. */
const MOST_LISTED = 25;
/** What came up longer ago than a digest and a half is no news. */
const REACH_DAYS: Readonly<Record<Rhythm, number>> = { daily: 2, weekly: 8 };
const DAY_MS = 86_400_000;

export interface Digesting {
  readonly loadedRevision: LoadedRevision;
  readonly site: Site;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Mailing extends Digesting {
  readonly linksOf: UnsubscribeLinksOf;
}

/**
 * Mails every digest that is due and was not made, each with the rights that its reader has at this moment and under her row security: past
 * it is asked who reads digests, and nothing else. Asked again, or by several at once, nobody gets a second one.
 *
 * @returns how many mails were queued
 */
export async function sendDueDigests(database: Database, digesting: Digesting): Promise<number> {
  let sent = 0;
  const tenants = await tenantStores(database);
  const mailing = { ...digesting, linksOf: await unsubscribeLinks(database, digesting.site) };
  for (const person of await selectMailReaders(database)) {
    const standing = await standingOfPerson(database, person);
    if (!standing || !mayUseProduct(() => checkStanding(standing, digesting.at))) continue;
    const hers = storeOf(tenants, standing);
    const reader = await hers.transaction(async (store) => ({
      standing,
      timeZone: (await personPreference(store, person)).timeZone,
      subscriptions: (await selectSubscriptions(store, standing.person)).filter(({ byMail }) => byMail),
    }));
    for (const rhythm of ["daily", "weekly"] as const) if (await sendDigest(hers, mailing, reader, rhythm)) sent++;
  }
  return sent;
}

interface DigestReader {
  readonly standing: Standing;
  readonly timeZone: string | null;
  readonly subscriptions: readonly StoredSubscription[];
}

/** @param database the store as the reader has it */
async function sendDigest(
  database: Database,
  mailing: Mailing,
  { standing, timeZone, subscriptions }: DigestReader,
  rhythm: Rhythm,
): Promise<boolean> {
  const { at } = mailing;
  const person = standing.person.id;
  const due = duePeriod(rhythm, at, timeZone ?? UTC);
  const settled = subscriptions.filter(
    (one) => one.rhythm === rhythm && due !== null && isBefore(one.createdAt, due, timeZone ?? UTC),
  );
  if (due === null || settled.length === 0) return false;

  return database.transaction(async (store) => {
    const after = await lastAlert(store, person, rhythm);
    if (!(await claimPeriod(store, person, rhythm, due))) return false;
    const choice = { open: true, ...(after !== null && { after }) };
    const all = await selectAlerts(store, standing.person, standing.rights, choice);
    const news = all.filter(
      ({ raisedAt, facts }) =>
        raisedAt.getTime() > at - REACH_DAYS[rhythm] * DAY_MS && settled.some((one) => concerns(one, facts)),
    );
    if (news.length === 0) return false;
    await queueDigest(store, mailing, standing.person, news);
    return true;
  });
}

/**
 * Mails a person everything that is open right now and that she subscribed to; all of it where she has no subscriptions by mail.
 *
 * @returns how many alerts it tells of; none sends no mail
 */
export async function sendDigestNow(
  database: Database,
  mailing: Mailing,
  { person, rights }: { readonly person: Caller["person"]; readonly rights: Rights },
): Promise<number> {
  return database.transaction(async (store) => {
    const subscriptions = (await selectSubscriptions(store, person)).filter(({ byMail }) => byMail);
    const open = await selectAlerts(store, person, rights, { open: true });
    const told = open.filter(
      ({ facts }) => subscriptions.length === 0 || subscriptions.some((one) => concerns(one, facts)),
    );
    if (told.length > 0) await queueDigest(store, mailing, person, told);
    return told.length;
  });
}

async function queueDigest(
  store: Queryable,
  { loadedRevision, site, linksOf }: Mailing,
  { id, email, name, language }: Caller["person"],
  alerts: readonly StoredAlert[],
): Promise<void> {
  const locale = LOCALES.find((known) => known === language) ?? "en-US";
  const names = new Map([...loadedRevision.markets].map(([id, market]) => [id, market.name]));
  const formats = formatsFor(locale);
  const words = wordsIn(await textIn(locale), formats, names);
  const links = alerts.slice(0, MOST_LISTED).map((alert) => ({
    text: alertSentence(alert.facts, words),
    address: addressOf(site, presentAlert(alert, loadedRevision).path),
  }));
  const facts = {
    product: site.product,
    name,
    links,
    count: formats.count(alerts.length),
    link: addressOf(site, ALERTS_PATH),
    unsubscribe: linksOf({ person: id, kind: "alerts", about: null }),
  };
  await queueMail(store, email, composeMail(alertDigestMail, locale, facts));
}

function addressOf(site: Site, path: string): string {
  const [page = "", query = ""] = path.split("?");
  return pageLink(site, page.slice(1), Object.fromEntries(new URLSearchParams(query)));
}

/** The day on which the digest at hand was due, such as `2026-02-14`; null where today's is still to come. */
export function duePeriod(rhythm: Rhythm, at: number, timeZone: string): string | null {
  const { day, weekday, hour } = localTime(at, timeZone);
  if (rhythm === "daily") return hour >= DIGEST_HOUR ? day : null;
  if (weekday === 1 && hour < DIGEST_HOUR) return null;
  return new Date(Date.parse(`${day}T00:00:00Z`) - (weekday - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** Whoever subscribes after a digest was due waits for the next one. */
function isBefore(instant: Date, period: string, timeZone: string): boolean {
  const { day, hour } = localTime(instant.getTime(), timeZone);
  return day < period || (day === period && hour < DIGEST_HOUR);
}

async function lastAlert(store: Queryable, person: number, rhythm: Rhythm): Promise<string | null> {
  const [last] = await store.query<{ last: string | null }>(
    "select max(up_to)::text as last from alert_digest where person_id = $1 and rhythm = $2",
    [person, rhythm],
  );
  return last?.last ?? null;
}

/** @returns false where the digest was made */
async function claimPeriod(store: Queryable, person: number, rhythm: Rhythm, period: string): Promise<boolean> {
  const rows = await store.query(
    `insert into alert_digest (person_id, rhythm, period, up_to)
     values ($1, $2, $3, coalesce((select max(alert_id) from alert where person_id = $1), 0))
     on conflict (person_id, rhythm, period) do nothing returning person_id`,
    [person, rhythm, period],
  );
  return rows.length > 0;
}
