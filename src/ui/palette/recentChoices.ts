import { keepOwn, recallOwn } from "../state/ownMemory.ts";

const MOST = 5;

/** Ids of what was chosen last in the palette, newest first. */
export function recentChoices(): readonly string[] {
  const stored = recallOwn("recent-choices");
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string").slice(0, MOST) : [];
}

export function rememberChoice(id: string): void {
  keepOwn("recent-choices", withChoice(recentChoices(), id));
}

/** The newest first, each once. */
export function withChoice(before: readonly string[], id: string): string[] {
  return [id, ...before.filter((other) => other !== id)].slice(0, MOST);
}
