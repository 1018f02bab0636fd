import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { openOwnerChanges } from "#platform/database/ownerChanges.ts";
import type { OwnedThing } from "#platform/database/queries/ownerChanges.ts";
import type { Rights } from "#domain/access/access.ts";
import type { Caller } from "#platform/identity/caller.ts";

/** What an answer is made of beside the address and the caller's rights, and whose that is. */
export interface KeptFor {
  readonly what: OwnedThing;
  readonly of: "person" | "customer";
}

/** Answers of what people and organisations have of their own, as long as nothing of it has changed anywhere. */
export interface ResponseCache {
  /** The answer as it was made before, where it still holds at this moment, else what `make` makes. */
  readonly get: (
    caller: Caller,
    keptFor: KeptFor,
    address: string,
    make: () => Promise<string>,
  ) => string | Promise<string>;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly text: string;
  /** The state of its owner's things in which it was made. */
  readonly state: object;
}

/** Characters of all answers together, and how many owners' states are known. */
const CHARACTERS = 16 * 2 ** 20;
const OWNERS = 50_000;

/**
 * Nothing is kept on trust: before an answer is given the store is asked, once for everybody who waits, whether its owner's things have changed,
 * by whatever process or command. Keeping answers for a second, or until a notification comes, would show people the old state after they
 * saved, on another process or in the moment before the notification arrives.
 *
 * A trigger adds a row for each owner and statement in the transaction of the change (`owner_change`); rows are added and never altered, so
 * nobody waits for anybody. What was noted since the last look is asked by transactions, not by time or row number: what a transaction notes
 * that was not over at the last look is seen once it ends. Answers are kept by owner, rights and address; whoever looks as somebody else is
 * never given a kept one. An endpoint takes part by `keptFor` in its contract, its tables by triggers.
 */
export async function openResponseCache(database: Database): Promise<ResponseCache> {
  const answers = new LRUCache<string, Kept>({
    maxSize: CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  const states = new LRUCache<string, object>({ max: OWNERS });
  const changes = await openOwnerChanges(database, (change) => {
    if (change) states.delete(`${change.what} ${change.owner}`);
    else states.clear();
  });

  function stateOf(owner: string): object {
    const known = states.get(owner);
    if (known) return known;
    const fresh = {};
    states.set(owner, fresh);
    return fresh;
  }

  return {
    get({ person, rights, viewedBy }, { what, of }, address, make) {
      // Rare, and not worth a thought about who may see whose.
      if (viewedBy) return make();
      const owner = `${what} ${of === "person" ? person.id : person.customerId}`;
      const key = `${owner} ${digestOf(rights)} ${address}`;
      const find = (): string | Promise<string> => {
        // What changes while it is made changes the state too: it is then never found again.
        const state = stateOf(owner);
        const known = answers.get(key);
        if (known?.state === state) return known.text;
        return make().then((text) => {
          answers.set(key, { text, state });
          return text;
        });
      };
      const catchingUp = changes.caughtUp();
      return catchingUp ? catchingUp.then(find) : find();
    },
    close: changes.close,
  };
}

const digests = new WeakMap<Rights, string>();

/** Two people of the same rights are answered alike about what is their organisation's. */
function digestOf(rights: Rights): string {
  const known = digests.get(rights);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(JSON.stringify(rights)).digest("base64url");
  digests.set(rights, digest);
  return digest;
}
