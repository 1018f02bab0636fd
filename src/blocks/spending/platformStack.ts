import { roleColour } from "#charts/colours.ts";
import type { StackedPart } from "#charts/stackedYears.ts";
import type { PlatformYears } from "#domain/spending/sections.ts";
import type { Words } from "#words/words.ts";

/** Sellers that have a part of their own in a column; the others are one. */
const NAMED = 5;

/** How much of digital's colour each part has, in percent, the largest seller first. */
const STRENGTH = [100, 76, 56, 40, 26] as const;

/** The columns' parts: the largest sellers of the year in shades of digital's colour, the others in grey on top. */
export function stackParts({ years, rows }: PlatformYears, year: number, { text, platform }: Words): StackedPart[] {
  const at = years.indexOf(year);
  const sellers = rows.slice(0, -1).toSorted((a, b) => (b.dollars[at] ?? 0) - (a.dollars[at] ?? 0));
  const named = sellers.slice(0, NAMED).map(
    ({ id, dollars }, place): StackedPart => ({
      name: platform(id),
      fill: `color-mix(in oklab, ${roleColour("digital")} ${STRENGTH[place]}%, var(--chart-surface))`,
      dollars,
    }),
  );
  const others = sellers.slice(NAMED);
  const rest = years.map((_, y) => {
    const known = others.flatMap(({ dollars }) => dollars[y] ?? []);
    return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
  });
  return [...named, { name: text("spending.otherSellers"), fill: roleColour("other"), dollars: rest }];
}
