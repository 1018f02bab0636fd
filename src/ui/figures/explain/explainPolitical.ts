import { shareOf } from "#domain/figures/share.ts";
import type { PoliticalSpending, PoliticalYear } from "#domain/spending/sections.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { allSpending } from "#domain/inMeasure/politicalInMeasure.ts";
import { inMeasure } from "#domain/figures/measure.ts";
import type { Spending } from "#documents/spending.ts";
import { explained } from "./explained.ts";
import { perHead, quotient, sumOfParts } from "./writeFormula.ts";

/** Explains a figure of political spending: `2028`, `2028:share_percent`, `2028:dollars_tvOta` or `month-10`. */
export function explainPolitical(spending: Spending, section: PoliticalSpending, figure: string): Explanation | null {
  if (figure.startsWith("month-")) return explainMonth(spending, section, Number(figure.slice("month-".length)));
  const [name = "", column = "dollars"] = figure.split(":");
  const [year, repeat] = name.split("~");
  if (repeat !== undefined) return explainMonth(spending, section, Number(repeat));
  const row = section.years.find((candidate) => String(candidate.year) === year);
  return row ? explainYear(spending, section, row, column) : null;
}

function explainYear(spending: Spending, section: PoliticalSpending, row: PoliticalYear, column: string): Explanation {
  const { words } = spending;
  const { formats } = words;
  const medium = column.startsWith("dollars_") ? column.slice("dollars_".length) : null;
  const base = { market: words.market(section.market), year: row.year, medium };
  const dollars = medium === null ? row.dollars : (row.media.find((part) => part.medium === medium)?.dollars ?? null);
  const subject = medium === null ? base.market : words.medium(medium);
  if (column === "share_percent" || spending.measure === "share") {
    return explained(spending, { ...base, subject, ...partOfYear(spending, row, dollars) });
  }
  if (spending.measure === "perCapita") {
    return explained(spending, { ...base, subject, ...perPerson(spending, dollars) });
  }
  if (medium !== null) {
    return explained(spending, {
      ...base,
      subject,
      measure: "political",
      value: formats.dollars(dollars),
      values: null,
    });
  }
  const parts = row.media.map((part) => ({ name: words.medium(part.medium), dollars: part.dollars ?? 0 }));
  const values = row.dollars === null ? null : sumOfParts(parts, words);
  return explained(spending, {
    ...base,
    subject,
    measure: "political",
    value: formats.dollars(row.dollars),
    values,
  });
}

function explainMonth(spending: Spending, section: PoliticalSpending, month: number): Explanation | null {
  const { words } = spending;
  const { formats } = words;
  const row = section.months.find((candidate) => candidate.month === month);
  const total = section.months.at(-1)?.cumulative;
  if (!row || !total) return null;
  const base = { subject: formats.month(month), market: words.market(section.market), year: section.year };
  const year = section.years.find((candidate) => candidate.year === section.year);
  if (spending.measure === "share" && year) {
    return explained(spending, { ...base, ...partOfYear(spending, year, row.dollars) });
  }
  if (spending.measure === "perCapita") return explained(spending, { ...base, ...perPerson(spending, row.dollars) });
  return explained(spending, {
    ...base,
    measure: "politicalMonth",
    value: formats.dollars(row.dollars),
    values: `${formats.dollars(total)} × ${formats.share(row.dollars / total)} = ${formats.dollars(row.dollars)}`,
  });
}

/** Political money as a part of everything spent in its year, with its formula. */
function partOfYear({ words }: Spending, year: PoliticalYear, dollars: number | null) {
  const { formats } = words;
  const all = allSpending(year);
  const value = formats.share(year.share === 0 ? dollars : shareOf(dollars, all));
  const values = quotient(formats, dollars, all === null ? null : Math.round(all), value);
  return { measure: "politicalShare", value, values } as const;
}

/** Political dollars per person, with their formula. */
function perPerson({ view, words }: Spending, dollars: number | null) {
  const { population } = view.own;
  const value = words.formats.perCapita(inMeasure("perCapita", dollars, null, population));
  return { measure: "perCapita", value, values: perHead(words.formats, dollars, population, value) } as const;
}
