import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "./database.ts";

/** What a change was answered with. */
export interface MadeAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** The change that a key was sent with, and for whom. */
export interface KeyedChange {
  readonly key: string;
  readonly personId: number;
  readonly request: { readonly method: string; readonly url: string; readonly body?: unknown };
}

/**
 * The answer to a change: made once, and for a day given again to whoever sends the same change with the same key. A change that fails is
 * forgotten, since nothing was made.
 *
 * @throws Failure `idempotency-key-reused` where the key came with another change, `still-at-work` while the first one is being made
 */
export async function answerOnce(
  store: Queryable,
  change: KeyedChange,
  make: () => Promise<MadeAnswer>,
): Promise<MadeAnswer & { readonly replayed: boolean }> {
  const { personId, key, request } = change;
  const [keyHash, requestHash] = [hash("sha256", key), hash("sha256", told(request))];
  const began = await store.query(
    `insert into idempotent_answer (person_id, key_hash, request_hash) values ($1, $2, $3)
     on conflict (person_id, key_hash) do update set request_hash = excluded.request_hash, status = null, location = null, answer = null, made_at = now()
     where idempotent_answer.made_at < now() - interval '${KEPT_HOURS} hours'
       or (idempotent_answer.status is null and idempotent_answer.made_at < now() - interval '${LONGEST_SECONDS} seconds')
     returning person_id`,
    [personId, keyHash, requestHash],
  );
  if (began.length === 0) return { ...(await answerBefore(store, change, keyHash, requestHash)), replayed: true };
  const made = await make().catch(async (reason: unknown) => {
    await store.query("delete from idempotent_answer where person_id = $1 and key_hash = $2", [personId, keyHash]);
    throw reason;
  });
  // Where this fails the change is made all the same: who sends it again is told to wait rather than given a second one.
  await store.query(
    "update idempotent_answer set status = $3, location = $4, answer = $5 where person_id = $1 and key_hash = $2",
    [personId, keyHash, made.status, made.location, sealed(made.text, key)],
  );
  return { ...made, replayed: false };
}

/** Forgets what was answered more than a day ago. */
export async function sweepIdempotentAnswers(store: Queryable): Promise<void> {
  await store.query(`delete from idempotent_answer where made_at < now() - interval '${KEPT_HOURS} hours'`);
}

const KEPT_HOURS = 24;
/** A change that takes longer was ended with its process. */
const LONGEST_SECONDS = 600;

const told = ({ method, url, body }: KeyedChange["request"]) => JSON.stringify([method, url, body ?? null]);

async function answerBefore(
  store: Queryable,
  { personId, key }: KeyedChange,
  keyHash: string,
  requestHash: string,
): Promise<MadeAnswer> {
  const [found] = await store.query<{
    requestHash: string;
    status: number | null;
    location: string | null;
    answer: Uint8Array | null;
  }>(
    `select request_hash as "requestHash", status, location, answer from idempotent_answer where person_id = $1 and key_hash = $2`,
    [personId, keyHash],
  );
  if (found && found.requestHash !== requestHash)
    throw new Failure(
      "idempotency-key-reused",
      "This Idempotency-Key was sent with another change in the last 24 hours. Send each change with a key of its own.",
    );
  if (!found?.answer || found.status === null)
    throw new Failure(
      "still-at-work",
      "The first request with this Idempotency-Key is still being answered. Try again in a moment.",
    );
  return { status: found.status, location: found.location, text: unsealed(Buffer.from(found.answer), key) };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";

/** Only who sends the key can read what it sealed. */
function sealed(text: string, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealOf(key), nonce);
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

function unsealed(bytes: Buffer, key: string): string {
  const decipher = createDecipheriv(CIPHER, sealOf(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return text.toString("utf8");
}

function sealOf(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "idempotent answer", 32));
}
