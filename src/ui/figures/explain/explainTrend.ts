import { OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ExplainIn } from "./background.ts";
import { explained } from "./explained.ts";
import { explainMedia } from "./explainMedia.ts";
import { compound, sumOfParts } from "./writeFormula.ts";

/** `tvOta:dollars_2026`, `other:cagr_percent`; of a year of the chart `year:2026`, which is its total. */
export const explainTrend: ExplainIn = (spending, figure) => {
  const { view, words, measure } = spending;
  const section = spendingSections.mediaAdSpendingTrend.compute(view);
  const [id = "", column = ""] = figure.split(":");
  const year = Number(id === "year" ? column : column.slice("dollars_".length)) || section.cagrTo;
  const isAverage = column === "cagr_percent";
  if (id !== OTHER_MEDIA) {
    return explainMedia(spending, {
      market: view.own,
      id: id === "year" ? "total" : id,
      year,
      measure: isAverage ? "cagr" : id === "year" ? "dollars" : measure,
      within: "total",
      span: [section.cagrFrom, section.cagrTo],
    });
  }

  const row = section.rows.find((one) => one.id === OTHER_MEDIA);
  if (!row) return null;
  const { formats } = words;
  const at = (wanted: number) => row.dollars[section.years.indexOf(wanted)] ?? null;
  const about = { subject: words.text("spending.otherMedia"), market: words.market(section.market), year };
  if (isAverage) {
    const value = formats.growth(row.cagr);
    const span = [section.cagrFrom, section.cagrTo] as const;
    const values = compound(formats, at(span[0]), at(span[1]), span[1] - span[0], value);
    return explained(spending, { ...about, measure: "cagr", value, values });
  }
  const media = spendingSections.mediaAdSpendingTable.compute(view);
  const parts = row.media.map((medium) => ({
    name: words.medium(medium),
    dollars: media.rows.find((one) => one.id === medium)?.dollars[section.years.indexOf(year)] ?? 0,
  }));
  return explained(spending, {
    ...about,
    measure: "dollars",
    value: formats.dollars(at(year)),
    values: at(year) === null ? null : sumOfParts(parts, words),
  });
};
