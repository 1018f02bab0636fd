import type { WalletShape } from "#domain/wallet/wallet.ts";
import type { Words } from "./words.ts";

/** Which media are of another definition from some year on, or from the year asked for: no growth is told across. Empty where none is. */
export function breaksSaid(
  { breaks = {} }: Pick<WalletShape, "breaks">,
  { text, formats, ...words }: Words,
  only?: number,
): string[] {
  const years = [...new Set(Object.values(breaks).flat())].toSorted((a, b) => a - b);
  return years
    .filter((year) => only === undefined || year === only)
    .map((year) => {
      const media = Object.keys(breaks).filter((medium) => breaks[medium]?.includes(year));
      const named = formats.list(media.map((medium) => words.medium(medium)));
      return text("spending.newDefinitionFrom", { year: formats.year(year), media: named });
    });
}

/** The line that says what is measured over years, and from when on which media are of another definition. */
export function lineOverYears(line: string, shape: Pick<WalletShape, "breaks">, words: Words): string {
  return [line, ...breaksSaid(shape, words)].join(" · ");
}
