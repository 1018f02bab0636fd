import { send } from "#platform/outgoing/send.ts";

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether to connect into private networks and without encryption; for tests and networks of one's own. */
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

/** What came back. */
export interface PostAnswer {
  readonly status: number;
  readonly milliseconds: number;
  /** The beginning, in plain letters. */
  readonly excerpt: string;
}

const LIMIT_MS = 10_000;
const MOST_BYTES = 16_384;
const LONGEST_EXCERPT = 500;

/**
 * Sends a message and reads the beginning of the answer.
 *
 * @throws AddressRefused for an address that nothing is sent to; Error where no answer comes within ten seconds
 */
export async function post(posting: Posting): Promise<PostAnswer> {
  const answer = await send({ ...posting, method: "POST", mostBytes: MOST_BYTES, limitMs: LIMIT_MS });
  const words = answer.bytes
    .toString("utf8")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  const excerpt = Array.from(words).slice(0, LONGEST_EXCERPT).join("");
  return { status: answer.status, milliseconds: answer.milliseconds, excerpt };
}
