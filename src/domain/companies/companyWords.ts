import { BUSINESS_NICKNAMES } from "../nicknames/businessNicknames.ts";
import { plainLetters } from "../plainLetters.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import type { CompanyFields } from "./company.ts";

/** Words between what is looked for and where, in the product's languages. */
const BETWEEN = new Set("in near around at of the and en cerca de del la los las y bei nahe um im und von".split(" "));

/** What categories go by, in small letters: their names, those of their verticals, and what the trade calls both. */
const CATEGORY_WORDS: ReadonlyMap<string, string> = new Map(
  VERTICALS.flatMap(({ id, names, subVerticals }) =>
    subVerticals.map((sub) => {
      const all = [
        ...Object.values(names),
        ...Object.values(sub.names),
        ...BUSINESS_NICKNAMES[id],
        ...(BUSINESS_NICKNAMES[sub.id] ?? []),
      ];
      return [sub.id, spaced(all.join(" "))] as const;
    }),
  ),
);

/** What a company is found by, each word after a space. */
export function companyWords({
  name,
  city,
  state,
  zip,
  subVertical,
}: Pick<CompanyFields, "name" | "city" | "state" | "zip" | "subVertical">): string {
  return `${spaced([name, city, state, zip].join(" "))}${CATEGORY_WORDS.get(subVertical) ?? ""}`;
}

/** The words of a search that decide; what only stands between them is left out. */
export function wordsAsked(typed: string): readonly string[] {
  const words = spaced(typed).split(" ").filter(Boolean);
  const deciding = words.filter((word) => !BETWEEN.has(word));
  return (deciding.length > 0 ? deciding : words).map((word) => ` ${word}`);
}

/** Whether each of the words begins one of the company's. */
export function hasWords(words: string, asked: readonly string[]): boolean {
  return asked.every((word) => words.includes(word));
}

function spaced(text: string): string {
  return ` ${plainLetters(text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
}
