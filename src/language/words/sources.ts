import type { Level, Revision } from "#domain/revisions/revision.ts";
import type { Coverage } from "#domain/wallet/reportedSpend.ts";
import { sourceText } from "./sourceText.ts";
import type { Words } from "./words.ts";

/** The sources of a year's national totals, each once, those of most media first; at most three are worth a reader's time. */
export function sourcesOf({ provenance, years }: Pick<Revision, "provenance" | "years">, year: number): string[] {
  const at = years.indexOf(year);
  const uses = new Map<string, number>();
  for (const row of provenance) {
    const source = row[at]?.source;
    if (source) uses.set(source, (uses.get(source) ?? 0) + 1);
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([source]) => source);
}

/**
 * Where figures come from: a source is named as it is cited only under what it stated itself. Under figures of markets and
 * categories it stands as that of the national total, with what our model does to it, and that some or all of it is reported.
 */
export function originText(
  sources: readonly string[],
  level: Level,
  words: Words,
  reported: Coverage = "none",
): string | null {
  if (reported === "whole") return words.text("spending.reportedSpend");
  if (sources.length === 0) return null;
  const cited = [...new Set(sources.map((source) => sourceText(source, words)))].join("; ");
  if (level === "nation") return cited;
  return words.text(reported === "partly" ? "spending.dividedPartly" : "spending.divided", { sources: cited });
}
