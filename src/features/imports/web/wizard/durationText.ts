import type { TFunction } from "i18next";

const MINUTE = 60;

/** A stretch of time in whole seconds or minutes, never less than a second. */
export function durationText(text: TFunction, seconds: number): string {
  if (seconds < MINUTE * 1.5) return text("imports.progress.seconds", { count: Math.max(1, Math.round(seconds)) });
  return text("imports.progress.minutes", { count: Math.round(seconds / MINUTE) });
}
