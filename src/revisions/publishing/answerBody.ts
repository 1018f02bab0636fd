import { LRUCache } from "lru-cache";
import type { LoadedRevision } from "./loadedRevision.ts";
import { type Encoding, encodeBody, etagOf, type StoredBody } from "../wallets/walletBody.ts";

/** Bytes that the answers made of one revision, or of a part of it, may take. */
const BODY_BYTES = 32 * 2 ** 20;

const kept = new WeakMap<LoadedRevision, LRUCache<string, StoredBody>>();

/**
 * An answer that depends on nothing but a revision and what is asked of it, in the encoding wanted: made when it is first
 * asked for, and kept while there is room.
 *
 * @param asked tells answers of one revision apart, and is part of their ETag
 */
export function answerBody(
  loadedRevision: LoadedRevision,
  asked: string,
  encoding: Encoding,
  answer: () => object,
): StoredBody {
  const bodies = bodiesOf(loadedRevision);
  const key = `${encoding} ${asked}`;
  const known = bodies.get(key);
  if (known) return known;
  const json = Buffer.from(JSON.stringify(answer()));
  const made = { bytes: encodeBody(json, encoding, "texts"), etag: etagOf(loadedRevision.revision.id, asked, json) };
  bodies.set(key, made);
  return made;
}

function bodiesOf(loadedRevision: LoadedRevision): LRUCache<string, StoredBody> {
  const known = kept.get(loadedRevision);
  if (known) return known;
  const fresh = new LRUCache<string, StoredBody>({
    maxSize: BODY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  kept.set(loadedRevision, fresh);
  return fresh;
}
