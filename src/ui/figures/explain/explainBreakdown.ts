import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ExplainIn } from "./background.ts";
import { explained } from "./explained.ts";
import { explainMedia } from "./explainMedia.ts";
import { explainSubVertical } from "./explainSubVertical.ts";
import { compound } from "./writeFormula.ts";

/** A figure of a sub-vertical among all of the scope: `hotels`, `hotels:growth_percent`, `hotels:index`. */
export const explainBreakdown: ExplainIn = (spending, figure) => {
  const { view, words } = spending;
  const section = spendingSections.verticalBreakdown.compute(view);
  const [id = "", column = "dollars"] = figure.split(":");
  if (id === "total")
    return explainMedia(spending, { market: view.own, id, year: view.year, measure: "dollars", within: "total" });
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  const { formats } = words;
  const about = { subject: words.subVertical(id), market: words.market(section.market), year: section.year };
  const [share, nationShare] = [formats.share(row.share), formats.share(row.nationShare)];
  if (column === "index") {
    const value = formats.index(row.index);
    const values = row.index === null ? null : `${share} ÷ ${nationShare} × 100 = ${value}`;
    return explained(spending, { ...about, measure: "index", value, values });
  }
  if (column === "nation_share_percent") {
    return explained(spending, { ...about, measure: "nationShare", value: nationShare, values: null });
  }
  return explainSubVertical(spending, { ...section, minimumDollars: 0 }, figure, "dollars");
};

/** The same over the years: `hotels:dollars_2026`, `hotels:cagr_percent`, `total:…`; of a year of the chart `year:2026`. */
export const explainSubVerticalYears: ExplainIn = (spending, figure) => {
  const { view, words } = spending;
  const [id = "", column = ""] = figure.split(":");
  const section = spendingSections.verticalAdSpendingTable.compute(view);
  const span = [section.cagrFrom, section.cagrTo] as const;
  const year = Number(id === "year" ? column : /^dollars_(\d+)$/.exec(column)?.[1]) || view.year;
  if (id === "year" || id === "total") {
    const asked = column === "cagr_percent" ? "cagr" : column === "growth_percent" ? "growth" : "dollars";
    return explainMedia(spending, { market: view.own, id: "total", year, measure: asked, within: "total", span });
  }
  if (column !== "cagr_percent") {
    const ofYear = year === view.year ? spending : { ...spending, view: { ...view, year } };
    return explainBreakdown(ofYear, column.startsWith("dollars") || column === "" ? id : `${id}:${column}`);
  }
  const row = section.rows.find((one) => one.id === id);
  if (!row) return null;
  const at = (wanted: number) => row.dollars[section.years.indexOf(wanted)] ?? null;
  const value = words.formats.growth(row.cagr);
  return explained(spending, {
    subject: words.subVertical(id),
    market: words.market(section.market),
    year: section.cagrTo,
    measure: "cagr",
    value,
    values: compound(words.formats, at(span[0]), at(span[1]), span[1] - span[0], value),
  });
};
