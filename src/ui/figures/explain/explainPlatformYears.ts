import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ExplainIn } from "./background.ts";
import { explained } from "./explained.ts";
import { explainMedia } from "./explainMedia.ts";
import { explainPlatform } from "./explainPlatform.ts";
import { compound } from "./writeFormula.ts";

/** `google:dollars_2026`, `google:cagr_percent`, `total:…`; of a year of the chart `year:2026`, which is its total. */
export const explainPlatformYears: ExplainIn = (spending, figure) => {
  const { view, words, measure } = spending;
  const section = spendingSections.digitalSpendingByPlatformTable.compute(view);
  const [id = "", column = ""] = figure.split(":");
  const isAverage = column === "cagr_percent";
  const year = Number(id === "year" ? column : column.slice("dollars_".length)) || section.cagrTo;
  if (id === "year" || id === "total") {
    const span = [section.cagrFrom, section.cagrTo] as const;
    return explainMedia(spending, {
      market: view.own,
      id: "digital",
      year,
      measure: isAverage ? "cagr" : "dollars",
      within: "digital",
      span,
    });
  }
  if (!isAverage) {
    const ofYear = { ...spending, view: { ...view, year } };
    const platforms = spendingSections.digitalSpendingByPlatform.compute(ofYear.view);
    return explainPlatform(ofYear, platforms, measure === "share" ? `${id}:share_percent` : id);
  }
  const row = section.rows.find((one) => one.id === id);
  if (!row) return null;
  const at = (wanted: number) => row.dollars[section.years.indexOf(wanted)] ?? null;
  const value = words.formats.growth(row.cagr);
  const years = section.cagrTo - section.cagrFrom;
  return explained(spending, {
    subject: words.platform(id),
    market: words.market(section.market),
    year,
    measure: "cagr",
    value,
    values: compound(words.formats, at(section.cagrFrom), at(section.cagrTo), years, value),
  });
};
