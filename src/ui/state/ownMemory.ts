import { useSessionState } from "../session/sessionState.ts";
import { safeStorage } from "./safeStorage.ts";

/** Where somebody was: kept by the browser for the account alone that is signed in, and gone when it signs out. */
const NAMES = ["last-market", "last-medium", "last-story", "recent-screens", "recent-choices", "unsent"] as const;

type OwnName = (typeof NAMES)[number];

const storage = safeStorage(() => localStorage);
const keyOf = (name: OwnName) => `spotmarket-${name}`;
const account = () => useSessionState.getState().currentUser.homeAccountId;

/** What the signed-in account has kept here; null where there is nothing, or where it is another one's. */
export function recallOwn(name: OwnName): unknown {
  const text = storage.getItem(keyOf(name));
  const kept: unknown = typeof text === "string" ? JSON.parse(text) : null;
  if (typeof kept !== "object" || kept === null || !("of" in kept) || !("value" in kept)) return null;
  return kept.of === account() ? kept.value : null;
}

export function keepOwn(name: OwnName, value: unknown): void {
  void storage.setItem(keyOf(name), JSON.stringify({ of: account(), value }));
}

/** Forgets all of it, whosever it is: whoever uses the device next finds nothing. */
export function forgetOwn(): void {
  for (const name of NAMES) void storage.removeItem(keyOf(name));
}
