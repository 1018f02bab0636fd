import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "#domain/failure.ts";

/** How a public server is treated. */
export interface PolitenessSetting {
  /** Milliseconds between two requests. */
  readonly pauseMs: number;
  readonly signal?: AbortSignal | undefined;
  /** The largest answer that is taken. */
  readonly mostBytes?: number | undefined;
}

const AGENT = "Spotmarket (public data import)";
const TRIES = 5;
const FIRST_WAIT_MS = 2_000;
/** A server that asks for more than this is asked again another day. */
const LONGEST_WAIT_MS = 5 * 60_000;
const ANSWER_MS = 120_000;
const MOST_REDIRECTS = 3;
/** Ten times the largest answer that any source is asked for. */
const MOST_BYTES = 100_000_000;
/** What a server says of why it refuses is worth a sentence. */
const MOST_REASON = 300;
/** Whose time has not come or who has too much to do: worth another try. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** One question: an address, and a body of JSON where the server wants what is asked in there. */
interface Question {
  readonly address: URL;
  readonly body: string | undefined;
}

/** Fetches addresses into files, one after the other: with a name, a pause, patience, and no more than asked for. */
export function politeFetcher({
  pauseMs,
  signal,
  mostBytes = MOST_BYTES,
}: PolitenessSetting): (address: URL, file: string, body?: string) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (address, file, body) => {
    for (let tried = 1; ; tried++) {
      await wait(Math.max(0, last + pauseMs - performance.now()), undefined, { signal });
      last = performance.now();
      const again = await tryOnce({ address, body }, file, mostBytes, signal);
      if (again === null) return;
      if (tried >= TRIES || (again.afterMs ?? 0) > LONGEST_WAIT_MS) throw unreachable(address, again.why);
      const backoff = Math.min(FIRST_WAIT_MS * 2 ** (tried - 1), pauseMs * 2 ** tried);
      await wait(again.afterMs ?? backoff, undefined, { signal });
    }
  };
}

interface Again {
  readonly why: string;
  /** What the server asked for; null leaves it to us. */
  readonly afterMs: number | null;
}

/** Null when the answer is whole in the file. @throws Failure where another try is of no use */
async function tryOnce(
  { address, body }: Question,
  file: string,
  mostBytes: number,
  signal: AbortSignal | undefined,
): Promise<Again | null> {
  const part = `${file}.part`;
  try {
    const signals = [AbortSignal.timeout(ANSWER_MS), ...(signal ? [signal] : [])];
    const answer = await ask({ address, body }, AbortSignal.any(signals));
    if (!answer.ok) {
      if (PASSING.has(answer.status)) {
        await answer.body?.cancel();
        return { why: `it answered ${answer.status}`, afterMs: retryAfter(answer.headers.get("retry-after")) };
      }
      throw await refusal(address, answer);
    }
    // Nothing at all (204) is an answer, too: the source has nothing of what was asked.
    const bytes = answer.body ? Readable.fromWeb(answer.body) : Readable.from([]);
    await pipeline(bytes, atMost(mostBytes, address), createWriteStream(part));
    await rename(part, file);
    return null;
  } catch (reason) {
    await rm(part, { force: true });
    if (reason instanceof Failure || signal?.aborted) throw reason;
    return { why: causeOf(reason), afterMs: null };
  }
}

/** Goes along where the server sends on within itself. What is asked, and the key, go to the server that was set and to no other. */
async function ask({ address, body }: Question, signal: AbortSignal, follows = MOST_REDIRECTS): Promise<Response> {
  const headers = { "user-agent": AGENT, "accept-encoding": "gzip" };
  const answer = await fetch(address, {
    signal,
    redirect: "manual",
    ...(body === undefined
      ? { headers }
      : { method: "POST", body, headers: { ...headers, "content-type": "application/json" } }),
  });
  const location = answer.headers.get("location");
  if (answer.status < 300 || answer.status >= 400 || location === null || follows === 0) return answer;
  await answer.body?.cancel();
  const next = URL.parse(location, address.href);
  if (next?.origin === address.origin) return ask({ address: next, body }, signal, follows - 1);
  throw new Failure(
    "source-unreachable",
    `${address.host} sends on to ${next?.host ?? "nowhere"}, which is not set as an address here. If the source has moved, set its new address and try again.`,
  );
}

/** What the server says of it is told on, such as the name of a variable that it does not have any more. */
async function refusal(address: URL, answer: Response): Promise<Failure> {
  const isText = answer.headers.get("content-type")?.startsWith("text/html") === false;
  const said = isText ? (await answer.text()).trim().slice(0, MOST_REASON) : "";
  if (!isText) await answer.body?.cancel();
  const hint = answer.status === 404 ? " It may not be out yet, or have moved; an earlier year is worth a try." : "";
  const why = said === "" ? "" : ` It says: ${said}`;
  return new Failure(
    "source-unreachable",
    `${address.host} refused ${withoutKey(address)} with ${answer.status}.${why}${hint}`,
  );
}

function atMost(bytes: number, address: URL): Transform {
  let arrived = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      arrived += chunk.byteLength;
      if (arrived <= bytes) return done(null, chunk);
      const most = `${Math.round(bytes / 1_000_000)} MB`;
      done(
        new Failure(
          "source-unreachable",
          `${address.host} returned more than ${most}, which is more than any table used here.`,
        ),
      );
    },
  });
}

/** Seconds, or a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const after = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(after) ? null : Math.max(0, after);
}

function causeOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  return reason.cause instanceof Error ? reason.cause.message : reason.message;
}

function unreachable(address: URL, why: string): Failure {
  return new Failure(
    "source-unreachable",
    `${address.host} cannot be reached: ${why}. Check this machine's internet connection and try again; what has been downloaded is kept.`,
  );
}

/** Keys belong in no message and no log. */
function withoutKey(address: URL): string {
  const shown = new URL(address);
  for (const name of ["key", "UserID"]) shown.searchParams.delete(name);
  return shown.href;
}
