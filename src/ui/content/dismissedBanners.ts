import { create } from "zustand";
import type { ContentHead } from "#features/content/contract.ts";
import { safeStorage } from "../state/safeStorage.ts";

const KEY = "spotmarket-dismissed-banners";
/** Banners hang for days or weeks; nobody has more of them. */
const MOST = 50;
const storage = safeStorage(() => localStorage);

/** What this browser shall not show again, newest first. */
export const useDismissed = create<{ readonly names: readonly string[] }>()(() => ({ names: readDismissed() }));

/** A banner as it was read: what is published anew is shown anew, and each person of a browser dismisses alone. */
export function bannerName({ key, version }: Pick<ContentHead, "key" | "version">, person: string): string {
  return `${person} ${key} ${version}`;
}

export function dismissBanner(name: string): void {
  const names = withDismissed(useDismissed.getState().names, name);
  useDismissed.setState({ names });
  void storage.setItem(KEY, JSON.stringify(names));
}

/** The newest first, each once. */
export function withDismissed(before: readonly string[], name: string): string[] {
  return [name, ...before.filter((other) => other !== name)].slice(0, MOST);
}

function readDismissed(): readonly string[] {
  const text = storage.getItem(KEY);
  const stored: unknown = typeof text === "string" ? JSON.parse(text) : [];
  return Array.isArray(stored) ? stored.filter((name) => typeof name === "string").slice(0, MOST) : [];
}
