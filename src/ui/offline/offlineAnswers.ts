import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { session } from "#features/session/contract.ts";
import { type CurrentUser, useSessionState } from "../session/sessionState.ts";

/**
 * What a browser keeps of the API's answers, in a cache of its own for one person with one set of rights. There is never more than one: whoever
 * comes with other rights, or as somebody else, starts with an empty one. Only script of this origin can read it.
 */

type Session = EndpointOutput<typeof session>;

const PREFIX = "spotmarket-kept-";
const DAY_MS = 86_400_000;
/** A clock may be set right by so much; what is said to be from later is not believed. */
const AHEAD_MS = 10 * 60_000;
/** The oldest go first. A nation is 200 kB of JSON. */
const MOST_ANSWERS = 150;

const PERSON = "/kept/person";
const READ_AT = "x-read-at";
const KEPT_UNTIL = "x-kept-until";

/** An answer that was kept, and when it was read (ISO 8601). */
export interface KeptAnswer {
  readonly response: Response;
  readonly readAt: string;
}

/** Opens what is kept for the person and the rights of a session, after everything else that was kept is gone. */
export async function openKept(session: Session, account: CurrentUser, days: number): Promise<Cache> {
  const name = PREFIX + (await fingerprint(session));
  for (const other of await keptNames()) if (other !== name) await caches.delete(other);
  const cache = await caches.open(name);
  await keepIn(cache, PERSON, JSON.stringify(account), days);
  return cache;
}

/** By whom and with which rights figures are read. */
async function fingerprint({ user, role, access, markets, verticals }: Session): Promise<string> {
  const rights = [access, markets, verticals].map((list) => list.toSorted());
  const text = JSON.stringify([user.id, user.customer, role, ...rights]);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps the text of an answer until so many days from now. */
export async function keepIn(cache: Cache, address: string, text: string, days: number): Promise<void> {
  const headers = {
    "content-type": "application/json",
    [READ_AT]: new Date().toISOString(),
    [KEPT_UNTIL]: new Date(Date.now() + days * DAY_MS).toISOString(),
  };
  await cache.put(address, new Response(text, { headers }));
}

/** Drops what is too old, and the oldest of what is too much. */
export async function tidyKept(cache: Cache): Promise<void> {
  const now = Date.now();
  const kept: { readonly request: Request; readonly at: string }[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (!answer || !isGood(answer, now)) await cache.delete(request);
    else if (!request.url.endsWith(PERSON)) kept.push({ request, at: answer.headers.get(READ_AT) ?? "" });
  }
  kept.sort((one, other) => (one.at < other.at ? 1 : -1));
  for (const { request } of kept.slice(MOST_ANSWERS)) await cache.delete(request);
}

/** What the signed-in person was answered at an address; null where nothing is kept, or only what is too old. */
export async function recallKept(address: string): Promise<KeptAnswer | null> {
  const cache = await currentKept();
  const person = cache && (await personOf(cache));
  if (!person || person.homeAccountId !== useSessionState.getState().currentUser.homeAccountId) return null;
  const response = await cache.match(address);
  if (!response) return null;
  if (isGood(response, Date.now())) return { response, readAt: response.headers.get(READ_AT) ?? "" };
  await cache.delete(address);
  return null;
}

/** Whose answers are kept here; null where nobody's are. What has outlived its time goes at once. */
export async function keptPerson(): Promise<CurrentUser | null> {
  const cache = await currentKept();
  const person = cache && (await personOf(cache));
  if (cache && !person) await forgetKept();
  return person;
}

/** Leaves nothing of what was kept, whosever it is. */
export async function forgetKept(): Promise<void> {
  for (const name of await keptNames()) await caches.delete(name);
}

async function keptNames(): Promise<string[]> {
  // Browsers have no caches outside of https, and some have none in a private window.
  const names = await globalThis.caches?.keys().catch(() => []);
  return (names ?? []).filter((name) => name.startsWith(PREFIX));
}

async function currentKept(): Promise<Cache | null> {
  const [name] = await keptNames();
  return name === undefined ? null : caches.open(name);
}

async function personOf(cache: Cache): Promise<CurrentUser | null> {
  const answer = await cache.match(PERSON);
  if (!answer || !isGood(answer, Date.now())) return null;
  const person: CurrentUser = await answer.json();
  return person;
}

/** Whether an answer is neither too old nor of a time to come, as after a clock was put back. */
function isGood({ headers }: Response, now: number): boolean {
  const [readAt, until] = [READ_AT, KEPT_UNTIL].map((name) => Date.parse(headers.get(name) ?? ""));
  return readAt !== undefined && until !== undefined && readAt - AHEAD_MS <= now && now < until;
}
