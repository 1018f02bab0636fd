import { LRUCache } from "lru-cache";

/** What was read from the store, kept until it is told to forget. What is not there is not kept. */
export interface ReadCache<Value extends object> {
  readonly get: (key: string, read: () => Promise<Value | undefined>) => Promise<Value | undefined>;
  readonly forget: () => void;
}

export function readCache<Value extends object>(max: number): ReadCache<Value> {
  const kept = new LRUCache<string, Value>({ max });
  let generation = 0;
  return {
    async get(key, read) {
      const known = kept.get(key);
      if (known) return known;
      const startedIn = generation;
      const found = await read();
      // What was read while it changed may be the old state.
      if (found && startedIn === generation) kept.set(key, found);
      return found;
    },
    forget() {
      generation += 1;
      kept.clear();
    },
  };
}
