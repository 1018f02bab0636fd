import type { PersistStorage } from "zustand/middleware";

/** A place for texts, which may answer at once or later. */
export interface TextStorage {
  getItem(name: string): string | null | PromiseLike<string | null>;
  setItem(name: string, text: string): unknown;
  removeItem(name: string): unknown;
}

/** How long a storage may take to answer, in milliseconds. */
export const TIME_OUT = 5000;

/** What we write is a few thousand characters long; anything much longer is not ours. */
const LONGEST = 100_000;

/**
 * Remembers a state as bare JSON, which `check` turns back into a whole state, and forgets instead of failing where the browser blocks the storage, where it is full or too
 * slow, or where something foreign stands in it. Without an answer the app goes on as if nothing had been stored; an answer
 * that comes after something was written is outdated.
 */
export function rememberedStorage<State>(
  open: () => TextStorage,
  check: (stored: object) => State,
): PersistStorage<State> {
  let known: string | null = null;
  let writes = 0;

  const read = (text: string | null) => {
    known = text;
    const stored = text === null || text.length > LONGEST ? null : objectIn(text);
    return stored && { state: check(stored) };
  };
  const write = (work: (storage: TextStorage) => unknown) => {
    attempt(() => void Promise.resolve(work(open())).catch(() => {}), undefined);
  };

  return {
    getItem: (name) => {
      const answer = attempt(() => open().getItem(name), null);
      if (answer === null || typeof answer === "string") return read(answer);
      const before = writes;
      return inTime(answer).then((text) => (writes === before ? read(text) : null));
    },
    setItem: (name, { state }) => {
      const text = JSON.stringify(state);
      // What stands there already is not written again: other tabs would hear of a change that is none.
      if (text === known) return;
      known = text;
      writes += 1;
      write((storage) => storage.setItem(name, text));
    },
    removeItem: (name) => {
      known = null;
      write((storage) => storage.removeItem(name));
    },
  };
}

/** The answer, or null where it takes too long or never comes. */
function inTime(answer: PromiseLike<string | null>): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), TIME_OUT);
    const end = (text: string | null) => {
      clearTimeout(timer);
      resolve(text);
    };
    answer.then(end, () => end(null));
  });
}

/** Only an object can be a state. */
function objectIn(text: string): object | null {
  return attempt(() => {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  }, null);
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
