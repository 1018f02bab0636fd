import { lineOverYears } from "#language/words/breaksSaid.ts";
import { heatStep } from "#figures/charts/heat.ts";
import type { SubVerticalYears, SubVerticalYearsRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Political } from "#domain/spending/view.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineSubject } from "./blockHeadline.ts";
import { NEUTRAL, QUIET, roleLight } from "./lightColours.ts";
import { verticalMark } from "./ownMark.ts";
import { type PlannedColumn, plannedTable } from "./plannedColumn.ts";
import { nameColumn, yearColumns } from "./yearColumns.ts";
import { spokenYears, type YearLine, yearLines } from "./yearLines.ts";

/** Lines that are drawn by name; the others give context. */
const NAMED = 6;

export interface SubVerticalYearsFigure extends BlockFigure {
  readonly section: SubVerticalYears;
  /** The sums of all rows by year. */
  readonly totals: readonly (number | null)[];
}

/** Every sub-vertical in every year with its share, growth and index, as a table first; as lines, the six largest by name. */
export function subVerticalYearsFigure(spending: Spending): SubVerticalYearsFigure {
  const { view, measure, own, words } = spending;
  const { text } = words;
  const section = spendingSections.verticalAdSpendingTable.compute(view);
  const totals = section.rows.at(-1)?.dollars ?? [];
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const line = lineOverYears(
    text("spending.line.verticalAdSpendingTable", {
      unit: measureFormats(measure, amounts, words).unit,
      political: text(`spending.political.${view.political}`),
    }),
    view.own.wallet,
    words,
  );
  return {
    name: "verticalAdSpendingTable",
    section,
    totals,
    headline: blockHeadline("verticalAdSpendingTable", spending) ?? outlookHeadline(section, view.political, words),
    measure: line,
    alt: text("spending.alt.years", { line, ...spokenYears(section.years, totals, words) }),
    shows: "table",
    shares: true,
    chart: () =>
      yearLines(
        section,
        totals,
        linesOf(section, headlineSubject("verticalAdSpendingTable", spending), words),
        spending,
      ),
    table: () =>
      plannedTable({
        name: tableName("verticalAdSpendingTable"),
        caption: line,
        columns: subVerticalYearsColumns(section, spending),
        rows: section.rows.slice(0, -1),
        totals: section.rows.slice(-1),
        mark: ({ id }) => verticalMark(id, own, words),
      }),
  };
}

/** What a row of the table is called. */
export function subVerticalRowName(id: string, words: Words): string {
  return id === "total" ? words.text("spending.level.total") : words.subVertical(id);
}

/** Sub-verticals down: what the view's year says of each, then all years. */
export function subVerticalYearsColumns(
  section: SubVerticalYears,
  { view, measure, words }: Spending,
): PlannedColumn<SubVerticalYearsRow>[] {
  const { text, formats } = words;
  const at = section.years.indexOf(section.year);
  const year = formats.year(section.year);
  const name = ({ id }: SubVerticalYearsRow) => subVerticalRowName(id, words);
  const head = text("spending.column.sub_vertical");
  const totals = section.rows.at(-1)?.dollars ?? [];
  const years = yearColumns<SubVerticalYearsRow>(section, totals, view.own.population, measure, words);
  return [
    nameColumn(section, { key: "sub_vertical", head, name }, measure, words),
    {
      key: "share_percent",
      head: text("verticals.subVerticals.share"),
      unit: year,
      numeric: true,
      value: ({ share }) => share,
      shown: ({ share }) => formats.share(share),
      holds: "percent",
      format: { kind: "share" },
    },
    {
      key: "growth_percent",
      head: text("spending.column.growth_percent"),
      unit: year,
      numeric: true,
      heat: ({ growth, coreGrowth }) => heatStep(coreGrowth[at] ?? growth[at] ?? null),
      value: ({ growth }) => growth[at] ?? null,
      shown: ({ growth }) => formats.growth(growth[at] ?? null),
      holds: "percent",
      format: { kind: "growth" },
    },
    // The average stands beside the growth that it is compared with.
    ...years.slice(-1),
    {
      key: "index",
      head: text("spending.column.index"),
      unit: year,
      numeric: true,
      value: ({ index }) => index,
      shown: ({ id, index }) => (id === "total" ? "" : formats.index(index)),
      holds: "index",
      format: { kind: "index" },
    },
    ...years.slice(0, -1),
  ];
}

/** Sub-verticals have no colours of their own, so one alone has one: what the headline is about, else the fastest-growing of those named. */
function linesOf({ rows }: SubVerticalYears, told: string | null, { subVertical }: Words): YearLine[] {
  const list = rows.slice(0, -1);
  const named = list.slice(0, NAMED);
  const fastest =
    list.find(({ id }) => id === told) ??
    named.reduce((best, row) => ((row.cagr ?? -1) > (best?.cagr ?? -1) ? row : best), named[0]);
  const lines = list.map((row, at): YearLine => {
    const line = { name: subVertical(row.id), dollars: row.dollars };
    if (row === fastest) return { ...line, colour: roleLight("own"), weight: "own" };
    return at < NAMED ? { ...line, colour: NEUTRAL, weight: "named" } : { ...line, colour: QUIET, weight: "quiet" };
  });
  // What is meant to be seen lies on top.
  const isOwn = ({ colour }: YearLine) => Number(colour === roleLight("own"));
  return lines.toSorted((a, b) => isOwn(b) - isOwn(a));
}

/** Where no finding is worth a sentence: which sub-vertical has the best outlook. */
function outlookHeadline(
  { rows, cagrFrom, cagrTo, cagrOf }: SubVerticalYears,
  political: Political,
  words: Words,
): string {
  const { text, formats, subVertical } = words;
  const known = rows.slice(0, -1).flatMap(({ id, cagr }) => (cagr === null ? [] : [{ id, cagr }]));
  const [best] = known.toSorted((a, b) => b.cagr - a.cagr);
  if (!best) return text("spending.headline.yearsNone");
  return text("spending.headline.subVerticalYears", {
    name: subVertical(best.id),
    growth: averageGrowthText(best.cagr, { of: cagrOf, political }, words),
    from: formats.year(cagrFrom),
    to: formats.year(cagrTo),
  });
}
