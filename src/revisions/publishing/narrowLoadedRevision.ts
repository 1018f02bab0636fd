import { LRUCache } from "lru-cache";
import { narrowFacts } from "#domain/advertisers/advertiserFacts.ts";
import { sliceWallet } from "#domain/wallet/sliceWallet.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { narrowRevision } from "./narrowRevision.ts";
import type { LoadedRevision } from "./loadedRevision.ts";
import { type Encoding, encodeBody, etagOf, type StoredBody, walletJson } from "../wallets/walletBody.ts";

/** Bytes that the shortened wallets and bodies of one revision may take, for all sets of verticals together. */
const WALLET_BYTES = 64 * 2 ** 20;
const BODY_BYTES = 32 * 2 ** 20;
const SETS = 200;

/** What has been made of one revision, so that the next request of the same verticals finds it. */
interface Made {
  readonly loadedRevisions: LRUCache<string, LoadedRevision>;
  readonly wallets: LRUCache<string, Wallet>;
  readonly bodies: LRUCache<string, StoredBody>;
}

const made = new WeakMap<LoadedRevision, Made>();

/**
 * The revision with the sub-verticals of some verticals alone: its axes are shorter, so whatever is added up, ranked or sent
 * from it holds nothing else. Revision, wallets and bodies agree with each other as those of the whole revision do.
 */
export function narrowLoadedRevision(whole: LoadedRevision, verticals: readonly string[]): LoadedRevision {
  const { loadedRevisions, wallets, bodies } = madeOf(whole);
  const set = verticals.toSorted().join();
  const known = loadedRevisions.get(set);
  if (known) return known;
  const revision = narrowRevision(whole.revision, verticals);

  function wallet(id: string): Wallet {
    const key = `${set} ${id}`;
    const stored = wallets.get(key);
    if (stored) return stored;
    const shortened = sliceWallet(whole.wallet(id), { subVerticals: revision.subVerticals });
    wallets.set(key, shortened);
    return shortened;
  }

  function body(id: string, encoding: Encoding): StoredBody {
    const key = `${set} ${encoding} ${id}`;
    const stored = bodies.get(key);
    if (stored) return stored;
    const json = walletJson(wallet(id));
    const sent = { bytes: encodeBody(json, encoding, "figures"), etag: etagOf(revision.id, id, json) };
    bodies.set(key, sent);
    return sent;
  }

  const advertisers = narrowFacts(whole.advertisers, revision.subVerticals);
  const narrowed = { ...whole, revision, wallet, body, advertisers };
  loadedRevisions.set(set, narrowed);
  return narrowed;
}

function madeOf(whole: LoadedRevision): Made {
  const known = made.get(whole);
  if (known) return known;
  const fresh: Made = {
    loadedRevisions: new LRUCache({ max: SETS }),
    wallets: new LRUCache({ maxSize: WALLET_BYTES, sizeCalculation: ({ dollars }) => dollars.byteLength + 1 }),
    bodies: new LRUCache({ maxSize: BODY_BYTES, sizeCalculation: ({ bytes }) => bytes.length }),
  };
  made.set(whole, fresh);
  return fresh;
}
