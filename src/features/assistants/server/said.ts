import { markets } from "#features/markets/contract.ts";
import { formatsFor } from "#language/format.ts";
import { marketNames } from "#language/marketNames.ts";
import { textIn } from "#language/words/textIn.ts";
import { type Words, wordsIn } from "#language/words/words.ts";
import { isSubVertical } from "#domain/taxonomy/subVerticalById.ts";
import type { AskApi } from "./askApi.ts";

const LOCALE = "en-US";

/** Assistants translate by themselves; what they are told is American English. */
export const formats = formatsFor(LOCALE);

/** Texts and names of what the caller may read. */
export async function wordsFor(ask: AskApi): Promise<Words> {
  const [text, { items }] = await Promise.all([textIn(LOCALE), ask(markets)]);
  return wordsIn(text, formats, marketNames(items, text));
}

/** What a category is called; all spending where none is named. */
export function categoryName(id: string | undefined, { vertical, subVertical }: Words): string {
  if (id === undefined) return "all advertising";
  return isSubVertical(id) ? subVertical(id) : vertical(id);
}

/** An amount with the band that it lies in four times of five, where there is one. */
export function withBand(dollars: number | null, low: number | null, high: number | null): string {
  const band =
    low === null || high === null
      ? ""
      : ` (four in five such figures lie between ${formats.dollars(low)} and ${formats.dollars(high)})`;
  return `${formats.dollars(dollars)}${band}`;
}
