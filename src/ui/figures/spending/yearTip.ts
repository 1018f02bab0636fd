import type { YearSeries, YearsOf } from "#domain/spending/sections.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import type { Words } from "#language/words/words.ts";

interface Named extends YearSeries {
  readonly id: string;
}

/** More lines than this nobody reads in a tip. */
const LINES = 8;

/** What a year of a chart says (`year:2026`), largest first, or a cell of its table (`tvOta:dollars_2026`). */
export function yearTip(
  section: YearsOf<Named>,
  figure: string,
  name: (id: string, words: Words) => string,
  words: Words,
): Tip | null {
  const { text, formats } = words;
  const [id = "", column = ""] = figure.split(":");
  const isYear = id === "year";
  const year = Number(isYear ? column : column.slice("dollars_".length));
  const at = section.years.indexOf(year);
  if (at < 0) return null;
  const kind = text(`spending.kind.${section.kinds[at] ?? "estimate"}`);
  if (!isYear) {
    const row = section.rows.find((one) => one.id === id);
    if (!row) return null;
    return {
      title: `${name(id, words)}, ${formats.year(year)}`,
      rows: [
        [text("spending.column.dollars"), formats.dollars(row.dollars[at] ?? null)],
        [text("spending.column.growth_percent"), formats.growth(row.growth[at] ?? null)],
        [text("spending.fact.kind"), kind],
      ],
    };
  }
  const rows = section.rows.toSorted((a, b) => (b.dollars[at] ?? 0) - (a.dollars[at] ?? 0)).slice(0, LINES);
  return {
    title: `${formats.year(year)} · ${kind}`,
    rows: rows.map((row) => [
      name(row.id, words),
      `${formats.money(row.dollars[at] ?? null)} · ${formats.growth(row.growth[at] ?? null)}`,
    ]),
  };
}
