import { safeStorage } from "../state/safeStorage.ts";

const KEY = "spotmarket-recent-choices";
const MOST = 5;
const storage = safeStorage(() => localStorage);

/** Ids of what was chosen last in the palette, newest first. */
export function recentChoices(): readonly string[] {
  const text = storage.getItem(KEY);
  const stored: unknown = typeof text === "string" ? JSON.parse(text) : [];
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string").slice(0, MOST) : [];
}

export function rememberChoice(id: string): void {
  void storage.setItem(KEY, JSON.stringify(withChoice(recentChoices(), id)));
}

/** The newest first, each once. */
export function withChoice(before: readonly string[], id: string): string[] {
  return [id, ...before.filter((other) => other !== id)].slice(0, MOST);
}
