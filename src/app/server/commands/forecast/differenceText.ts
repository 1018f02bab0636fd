import type { Difference, RevisionDifference } from "#revisions/checks/compareRevisions.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { count, textTable } from "../textTable.ts";

/** Lines shown of a list; changes below them are smaller than those above. */
const SHOWN = 10;

/** A difference between two revisions as text for a terminal. */
export function differenceText(
  { year, years, markets, media, verticals, figures }: RevisionDifference,
  marketNames: ReadonlyMap<string, string>,
): string {
  const parts = [
    table("The nation by year", years, (id) => id, years.length),
    table(`Media in ${year}`, media, (id) => mediumName(id, "en-US")),
    table(`Verticals in ${year}`, verticals, (id) => verticalName(id, "en-US")),
    table(`TV markets in ${year}`, markets, (id) => `${marketNames.get(id) ?? "?"} (${id})`),
  ];
  if (figures.count === 0) return "No figure of a wallet differs from what is published.\n";
  const changed = `${count(figures.count)} figures differ from what is published, in ${count(figures.markets)} TV markets, ${span(figures.years)}.\n`;
  return changed + parts.join("");
}

/** `2024`, `2019–2031`, or `2019, 2024`. */
function span(years: readonly number[]): string {
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const unbroken = last - first + 1 === years.length;
  return unbroken && years.length > 2 ? `${first}–${last}` : years.join(", ");
}

function table(title: string, all: readonly Difference[], name: (id: string) => string, shown = SHOWN): string {
  const changed = all.filter(({ change }) => change !== 0);
  if (changed.length === 0) return "";
  const rows = changed
    .slice(0, shown)
    .map(({ id, before, after, change, growth }) => [
      name(id),
      money(before),
      money(after),
      signed(change),
      percent(growth),
    ]);
  const rest = changed.length > shown ? `… and ${count(changed.length - shown)} more with smaller changes\n` : "";
  return `\n${textTable([title, "before, $", "after, $", "change, $", "change"], rows)}${rest}\n`;
}

function money(dollars: number | null): string {
  return dollars === null ? "none" : count(dollars);
}

function signed(dollars: number): string {
  return `${dollars > 0 ? "+" : ""}${count(dollars)}`;
}

function percent(growth: number | null): string {
  return growth === null ? "n/a" : `${growth > 0 ? "+" : ""}${(growth * 100).toFixed(1)} %`;
}
