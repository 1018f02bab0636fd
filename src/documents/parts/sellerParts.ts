import type { PlatformYears } from "#domain/spending/sections.ts";
import type { Words } from "#language/words/words.ts";

/** Sellers that have a part of their own in a column; the others are one. */
const NAMED = 5;

/** How much of digital's colour each part has, in percent, the largest seller first. */
const STRENGTH = [100, 76, 56, 40, 26] as const;

/** One part of every column of sellers. */
export interface SellerPart {
  readonly name: string;
  /** How much of digital's colour it has, in percent; null for the grey of all others. */
  readonly strength: number | null;
  readonly dollars: readonly (number | null)[];
}

/** The columns' parts: the largest sellers of the year in shades of digital's colour, the others in grey on top. */
export function sellerParts({ years, rows }: PlatformYears, year: number, { text, platform }: Words): SellerPart[] {
  const at = years.indexOf(year);
  const sellers = rows.slice(0, -1).toSorted((a, b) => (b.dollars[at] ?? 0) - (a.dollars[at] ?? 0));
  const named = sellers.slice(0, NAMED).map(
    ({ id, dollars }, place): SellerPart => ({
      name: platform(id),
      strength: STRENGTH[place] ?? null,
      dollars,
    }),
  );
  const others = sellers.slice(NAMED);
  const rest = years.map((_, y) => {
    const known = others.flatMap(({ dollars }) => dollars[y] ?? []);
    return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
  });
  return [...named, { name: text("spending.otherSellers"), strength: null, dollars: rest }];
}
