import type { StateStorage } from "zustand/middleware";

/** A storage that forgets instead of failing where the browser blocks it, where it is full, or where its text is broken. */
export function safeStorage(open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): StateStorage {
  const attempt = <T>(work: (storage: ReturnType<typeof open>) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) =>
      attempt((storage) => {
        const text = storage.getItem(name);
        if (text !== null) JSON.parse(text);
        return text;
      }, null),
    setItem: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    removeItem: (name) => attempt((storage) => storage.removeItem(name), undefined),
  };
}
