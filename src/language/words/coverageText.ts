import { coveredVerticals } from "#domain/taxonomy/coveredVerticals.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Words } from "./words.ts";

/** Few enough verticals to be named in one line. */
const NAMED = 3;

/** Of which verticals the figures are, where a subscription has fewer than there are; null where they cover all. */
export function coverageText(subVerticals: readonly string[], { text, formats, vertical }: Words): string | null {
  const covered = coveredVerticals(subVerticals);
  // None at all has a notice of its own.
  if (covered.size === 0 || covered.size >= VERTICALS.length) return null;
  const all = formats.count(VERTICALS.length);
  if (covered.size > NAMED) return text("spending.coverage.counted", { number: formats.count(covered.size), all });
  const names = formats.list([...covered].map(vertical));
  return text("spending.coverage.named", { number: formats.count(covered.size), all, names });
}

/** The same in the few words that a source line has room for. */
export function shortCoverageText(subVerticals: readonly string[], { text, formats }: Words): string | null {
  const covered = coveredVerticals(subVerticals);
  if (covered.size >= VERTICALS.length) return null;
  const [number, all] = [formats.count(covered.size), formats.count(VERTICALS.length)];
  return text("spending.coverage.short", { number, all });
}
