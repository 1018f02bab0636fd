import { keepOwn, recallOwn } from "./ownMemory.ts";

/** The medium whose share was looked at last; null when there is none or the browser keeps nothing. */
export function lastMedium(): string | null {
  const medium = recallOwn("last-medium");
  return typeof medium === "string" ? medium : null;
}

export function rememberMedium(medium: string): void {
  keepOwn("last-medium", medium);
}
