import { quarterName } from "#documents/parts/quarterFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { Season } from "#domain/advertisers/season.ts";
import { inMeasure } from "#domain/figures/measure.ts";
import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { quarterlySpending, type QuarterlySpending, type QuarterSpend } from "#domain/spending/quarterlySpending.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { explained, type Figure, seasonsFact } from "./explained.ts";
import { change, perHead, quotient } from "./writeFormula.ts";

/** Explains a figure of a quarter: `3`, `3:previous_dollars`, `3:growth_percent`, `3:dollars_tvOta`. */
export function explainQuarter(spending: Spending, seasons: readonly Season[], figure: string): Explanation | null {
  const section = quarterlySpending(spending.whole, seasons, spending.scope);
  const [name = "", column = "dollars"] = figure.split(":");
  const row = section.quarters.find(({ quarter }) => String(quarter) === name);
  if (!row) return null;
  const { text } = spending.words;
  const explanation = explained(spending, figureOf(spending, section, row, column));
  const basis = text("spending.fact.basis");
  return {
    ...explanation,
    facts: [
      // The year may be published; its quarters are told by imported spend, or ours.
      ...explanation.facts.map(
        ([fact, value]) => [fact, fact === basis ? text(`spending.basis.${row.basis}`) : value] as const,
      ),
      ...(row.basis === "reported" ? [] : seasonsFact(seasons, spending.words)),
    ],
  };
}

function figureOf(spending: Spending, section: QuarterlySpending, row: QuarterSpend, column: string): Figure {
  const { words, view, measure } = spending;
  const { formats } = words;
  const base = { subject: quarterName(row.quarter, words), market: words.market(section.market), year: section.year };
  const share = (part: number | null, whole: number | null): Figure => {
    const value = formats.share(inMeasure("share", part, whole, 0));
    return { ...base, measure: "share", value, values: quotient(formats, part, whole, value) };
  };
  const amount = (dollars: number | null, year: number | null, rest: Partial<Figure> = {}): Figure => {
    if (measure === "share") return { ...share(dollars, year), ...rest };
    if (measure === "perCapita") {
      const { population } = view.own;
      const value = formats.perCapita(inMeasure(measure, dollars, null, population));
      return { ...base, measure, value, values: perHead(formats, dollars, population, value), ...rest };
    }
    const value = formats.dollars(dollars);
    const part = formats.share(inMeasure("share", dollars, year, 0));
    const values = dollars === null || !year ? null : `${formats.dollars(year)} × ${part} = ${value}`;
    return { ...base, measure: "quarter", value, values, ...rest };
  };
  const medium = column.startsWith("dollars_") ? column.slice("dollars_".length) : null;
  if (medium !== null) return amount(inMedium(row, medium), inYear(section, medium, measure), { medium });
  switch (column) {
    case "previous_dollars":
      return amount(row.previous, section.previousTotal, { year: section.year - 1 });
    case "share_percent":
      return share(row.dollars, section.total);
    case "growth_percent": {
      const value = formats.growth(row.growth);
      const values = row.growth === null ? null : change(formats, row.previous, row.dollars, value);
      return { ...base, measure: "growth", value, values };
    }
    case "core_growth_percent":
      return { ...base, measure: "growth", value: formats.growth(row.coreGrowth), values: null };
    default:
      return amount(row.dollars, section.total);
  }
}

function inMedium({ media }: QuarterSpend, medium: string): number | null {
  return media.find((one) => one.medium === medium)?.dollars ?? null;
}

/** What a medium's quarter is a part of: its own year, or everything spent in it where shares are shown. */
function inYear({ quarters, total }: QuarterlySpending, medium: string, measure: Spending["measure"]): number | null {
  if (measure === "share") return total;
  return nullIfUnknown(sumKnown(quarters.map((row) => inMedium(row, medium) ?? Number.NaN)));
}
