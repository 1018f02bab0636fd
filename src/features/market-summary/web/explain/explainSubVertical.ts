import { amountAt, nullIfUnknown } from "#domain/amount.ts";
import type { SubVerticalList } from "#domain/summary/sections.ts";
import { cellIndex } from "#domain/wallet.ts";
import type { Explanation } from "#ui/figure/figureLayer.ts";
import type { Summary } from "../summary.ts";
import { explained } from "./explained.ts";
import { change, quotient, sumOfParts } from "./writeFormula.ts";

/** Explains a figure of a sub-vertical in one of the lists: `legalServices`, `legalServices:growth_percent`. */
export function explainSubVertical(
  summary: Summary,
  section: SubVerticalList,
  figure: string,
  main: string,
): Explanation | null {
  const [id = "", column = main] = figure.split(":");
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  const { words, view } = summary;
  const { formats } = words;
  const base = { subject: words.subVertical(id), market: words.market(section.market), year: section.year };
  const total = row.share && row.dollars !== null ? Math.round(row.dollars / row.share) : null;

  switch (column) {
    case "delta_dollars": {
      const value = formats.moneyChange(row.delta);
      const values =
        row.delta === null
          ? null
          : `${formats.dollars(row.dollars)} − ${formats.dollars(row.previous)} = ${formats.dollars(row.delta)}`;
      return explained(summary, { ...base, measure: "delta", value, values });
    }
    case "growth_percent": {
      const value = formats.growth(row.growth);
      return explained(summary, {
        ...base,
        measure: "growth",
        value,
        values: change(formats, row.previous, row.dollars, value),
      });
    }
    case "share_percent": {
      const value = formats.share(row.share);
      return explained(summary, {
        ...base,
        measure: "share",
        value,
        values: quotient(formats, row.dollars, total, value),
      });
    }
    case "top_medium_share_percent": {
      const value = formats.share(row.topMediumShare);
      return explained(summary, { ...base, measure: "topMedium", value, values: null, medium: row.topMedium });
    }
    case "previous_dollars":
      return explained(summary, {
        ...base,
        year: section.year - 1,
        measure: "dollars",
        value: formats.dollars(row.previous),
        values: row.previous === null ? null : sumOfParts(mediaOf(summary, id, section.year - 1), words),
      });
    default:
      return explained(summary, {
        ...base,
        measure: "dollars",
        value: formats.dollars(row.dollars),
        values: row.dollars === null ? null : sumOfParts(mediaOf(summary, id, view.year), words),
      });
  }
}

/** What a sub-vertical spends on each medium in a year. */
function mediaOf({ view, words }: Summary, subVertical: string, year: number): { name: string; dollars: number }[] {
  const { wallet } = view.own;
  const [row, at] = [wallet.subVerticals.indexOf(subVertical), wallet.years.indexOf(year)];
  return wallet.media.map((medium, place) => ({
    name: words.medium(medium),
    dollars: nullIfUnknown(amountAt(wallet.dollars, cellIndex(wallet, row, place, at))) ?? 0,
  }));
}
