import { safeStorage } from "./safeStorage.ts";

const KEY = "spotmarket-last-medium";
const storage = safeStorage(() => localStorage);

/** The medium whose share was looked at last; null when there is none or the browser keeps nothing. */
export function lastMedium(): string | null {
  const text = storage.getItem(KEY);
  const medium: unknown = typeof text === "string" ? JSON.parse(text) : null;
  return typeof medium === "string" ? medium : null;
}

export function rememberMedium(medium: string): void {
  void storage.setItem(KEY, JSON.stringify(medium));
}
