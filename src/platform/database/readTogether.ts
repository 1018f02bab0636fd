import { withoutStatementTimeout } from "./bounds.ts";

/** Keys of one statement. */
const MOST_AT_ONCE = 200;

interface Asked<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Makes a read of one thing out of a read of many: what is asked for while the store answers is read next, in one statement for all. When
 * everybody comes at once, an embedded store answers a few statements instead of thousands.
 *
 * @param read answers what there is, by the names that `nameOf` gives
 */
export function readTogether<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
  nameOf: (key: Key) => string,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Asked<Key, Value>[] = [];
  let reading = false;

  async function readAll(): Promise<void> {
    reading = true;
    while (waiting.length > 0) {
      const asked = waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await withoutStatementTimeout(() => read(asked.map(({ key }) => key)));
        for (const { key, resolve } of asked) resolve(found.get(nameOf(key)));
      } catch (reason) {
        for (const { reject } of asked) reject(reason);
      }
    }
    reading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!reading) void readAll();
    });
}
