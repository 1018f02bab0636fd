import { amountAt, nullIfUnknown } from "#domain/figures/amount.ts";
import { levelOf } from "#domain/revisions/provenanceAtLevel.ts";
import type { SubVerticalList } from "#domain/spending/sections.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { Spending } from "#documents/spending.ts";
import { explained } from "./explained.ts";
import { inMeasure } from "#domain/figures/measure.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import { listBasis } from "#domain/inMeasure/listBasis.ts";
import { listInMeasure } from "#domain/inMeasure/listInMeasure.ts";
import { change, perHead, quotient, sumOfParts } from "./writeFormula.ts";

/** Explains a figure of a sub-vertical in one of the lists, with the way to its page: `legalServices`, `legalServices:growth_percent`. */
export function explainSubVertical(
  spending: Spending,
  section: SubVerticalList,
  figure: string,
  main: string,
): Explanation | null {
  const explanation = explainInList(spending, section, figure, main);
  const [id = ""] = figure.split(":");
  const filters = new URLSearchParams({ market: spending.market.id, year: String(spending.view.year) });
  if (spending.view.quarter !== undefined) filters.set("quarter", String(spending.view.quarter));
  if (spending.view.political === "without") filters.set("political", "without");
  return (
    explanation && {
      ...explanation,
      way: { label: spending.words.text("subVertical.open"), path: subVerticalPath(id, filters) },
    }
  );
}

function explainInList(spending: Spending, section: SubVerticalList, figure: string, main: string): Explanation | null {
  const [id = "", column = main] = figure.split(":");
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  const { words, view, measure } = spending;
  const { formats } = words;
  const base = {
    subject: words.subVertical(id),
    market: words.market(section.market),
    year: section.year,
    level: levelOf(section.market, false),
    money: { subVertical: id },
  };
  const total = row.share && row.dollars !== null ? Math.round(row.dollars / row.share) : null;

  switch (column) {
    case "delta_dollars": {
      if (measure !== "dollars") return explained(spending, { ...base, ...changeInMeasure(spending, section, id) });
      const value = formats.moneyChange(row.delta);
      const values =
        row.delta === null
          ? null
          : `${formats.dollars(row.dollars)} − ${formats.dollars(row.previous)} = ${formats.dollars(row.delta)}`;
      return explained(spending, { ...base, measure: "delta", value, values });
    }
    case "growth_percent": {
      const value = formats.growth(row.growth);
      return explained(spending, {
        ...base,
        measure: "growth",
        value,
        values: change(formats, row.previous, row.dollars, value),
      });
    }
    case "share_percent": {
      const value = formats.share(row.share);
      return explained(spending, {
        ...base,
        measure: "share",
        value,
        values: quotient(formats, row.dollars, total, value),
      });
    }
    case "top_medium_share_percent": {
      const value = formats.share(row.topMediumShare);
      return explained(spending, { ...base, measure: "topMedium", value, values: null, medium: row.topMedium });
    }
    case "previous_dollars":
      if (measure !== "dollars") {
        const amount = amountInMeasure(spending, row.previous, listBasis(view).previousTotal);
        return explained(spending, { ...base, year: section.year - 1, ...amount });
      }
      return explained(spending, {
        ...base,
        year: section.year - 1,
        measure: "dollars",
        value: formats.dollars(row.previous),
        values: row.previous === null ? null : sumOfParts(mediaOf(spending, id, section.year - 1), words),
      });
    default:
      if (measure !== "dollars")
        return explained(spending, { ...base, ...amountInMeasure(spending, row.dollars, total) });
      return explained(spending, {
        ...base,
        measure: "dollars",
        value: formats.dollars(row.dollars),
        values: row.dollars === null ? null : sumOfParts(mediaOf(spending, id, view.year), words),
      });
  }
}

/** An amount as part of the market's total or per person, with its formula. */
function amountInMeasure({ view, words, measure }: Spending, dollars: number | null, total: number | null) {
  const { population } = view.own;
  const value = measureFormats(measure, [], words).inline(inMeasure(measure, dollars, total, population));
  return measure === "share"
    ? ({ measure, value, values: quotient(words.formats, dollars, total, value) } as const)
    : ({ measure: "perCapita", value, values: perHead(words.formats, dollars, population, value) } as const);
}

/** The change of a share in percentage points, or of dollars per person, with its formula. */
function changeInMeasure({ view, words, measure }: Spending, section: SubVerticalList, id: string) {
  const { formats } = words;
  const basis = listBasis(view);
  const own = ({ subVertical }: { readonly subVertical: string }) => subVertical === id;
  const [row, shown] = [section.rows.find(own), listInMeasure(section, measure, basis).rows.find(own)];
  const value = measureFormats(measure, [], words).change(shown?.delta ?? null);
  const [now, before] = [formats.dollars(row?.dollars ?? null), formats.dollars(row?.previous ?? null)];
  const known = shown?.delta !== null;
  if (measure === "share") {
    const [all, allBefore] = [formats.dollars(basis.total), formats.dollars(basis.previousTotal)];
    const values = known ? `${now} ÷ ${all} − ${before} ÷ ${allBefore} = ${value}` : null;
    return { measure: "deltaShare", value, values } as const;
  }
  const values = known ? `(${now} − ${before}) ÷ ${formats.count(basis.population)} = ${value}` : null;
  return { measure: "deltaPerCapita", value, values } as const;
}

/** What a sub-vertical spends on each medium in a year. */
function mediaOf({ view, words }: Spending, subVertical: string, year: number): { name: string; dollars: number }[] {
  const { wallet } = view.own;
  const [row, at] = [wallet.subVerticals.indexOf(subVertical), wallet.years.indexOf(year)];
  return wallet.media.map((medium, place) => ({
    name: words.medium(medium),
    dollars: nullIfUnknown(amountAt(wallet.dollars, cellIndex(wallet, row, place, at))) ?? 0,
  }));
}
