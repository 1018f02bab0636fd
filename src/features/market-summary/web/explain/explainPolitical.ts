import type { PoliticalSpending, PoliticalYear } from "#domain/summary/sections.ts";
import type { Explanation } from "#ui/figure/figureLayer.ts";
import type { Summary } from "../summary.ts";
import { explained } from "./explained.ts";
import { quotient, sumOfParts } from "./writeFormula.ts";

/** Explains a figure of political spending: `2028`, `2028:share_percent`, `2028:dollars_tvOta` or `month-10`. */
export function explainPolitical(summary: Summary, section: PoliticalSpending, figure: string): Explanation | null {
  if (figure.startsWith("month-")) return explainMonth(summary, section, Number(figure.slice("month-".length)));
  const [name = "", column = "dollars"] = figure.split(":");
  const [year, repeat] = name.split("~");
  if (repeat !== undefined) return explainMonth(summary, section, Number(repeat));
  const row = section.years.find((candidate) => String(candidate.year) === year);
  return row ? explainYear(summary, section, row, column) : null;
}

function explainYear(summary: Summary, section: PoliticalSpending, row: PoliticalYear, column: string): Explanation {
  const { words } = summary;
  const { formats } = words;
  const medium = column.startsWith("dollars_") ? column.slice("dollars_".length) : null;
  const base = { market: words.market(section.market), year: row.year, medium };
  if (column === "share_percent") {
    const value = formats.share(row.share);
    const all = row.share && row.dollars !== null ? Math.round(row.dollars / row.share) : null;
    return explained(summary, {
      ...base,
      subject: base.market,
      measure: "politicalShare",
      value,
      values: quotient(formats, row.dollars, all, value),
    });
  }
  if (medium !== null) {
    const dollars = row.media.find((part) => part.medium === medium)?.dollars ?? null;
    return explained(summary, {
      ...base,
      subject: words.medium(medium),
      measure: "political",
      value: formats.dollars(dollars),
      values: null,
    });
  }
  const parts = row.media.map((part) => ({ name: words.medium(part.medium), dollars: part.dollars ?? 0 }));
  const values = row.dollars === null ? null : sumOfParts(parts, words);
  return explained(summary, {
    ...base,
    subject: base.market,
    measure: "political",
    value: formats.dollars(row.dollars),
    values,
  });
}

function explainMonth(summary: Summary, section: PoliticalSpending, month: number): Explanation | null {
  const { words } = summary;
  const { formats } = words;
  const row = section.months.find((candidate) => candidate.month === month);
  const total = section.months.at(-1)?.cumulative;
  if (!row || !total) return null;
  return explained(summary, {
    subject: formats.month(month),
    market: words.market(section.market),
    measure: "politicalMonth",
    year: section.year,
    value: formats.dollars(row.dollars),
    values: `${formats.dollars(total)} × ${formats.share(row.dollars / total)} = ${formats.dollars(row.dollars)}`,
  });
}
