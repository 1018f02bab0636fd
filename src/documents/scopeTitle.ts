import type { Spending } from "./spending.ts";

/** What the document is about, as a title. */
export function scopeTitle({ scope, words }: Spending): string {
  if (scope.kind === "market") return words.text("oneSheet.wholeMarket");
  return scope.kind === "vertical" ? words.vertical(scope.id) : words.subVertical(scope.id);
}
