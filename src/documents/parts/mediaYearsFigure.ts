import { lineOverYears } from "#language/words/breaksSaid.ts";
import type { MediaYears, YearsRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { measured } from "#language/words/measured.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineMedium } from "./blockHeadline.ts";
import { mediumLight, QUIET } from "./lightColours.ts";
import { mediumMark } from "./ownMark.ts";
import { type PlannedColumn, plannedTable } from "./plannedColumn.ts";
import { rowName } from "./rowName.ts";
import { nameColumn, yearColumns } from "./yearColumns.ts";
import { spokenYears, type YearLine, yearLines } from "./yearLines.ts";

/** How many media are drawn in colour; the others give context. */
const NAMED = 6;

export interface MediaYearsFigure extends BlockFigure {
  readonly section: MediaYears;
}

/** Every medium in every year with subtotals and total, as a table first. */
export function mediaYearsFigure(
  spending: Spending,
  name: "mediaAdSpendingTable" | "digitalAdSpendingTable",
): MediaYearsFigure {
  const { view, measure, own, words } = spending;
  const { text } = words;
  const section = spendingSections[name].compute(view);
  const totals = section.rows.at(-1)?.dollars ?? [];
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const scale = measured(measure, { amounts, total: null, population: view.own.population }, words);
  const line = lineOverYears(
    text(`spending.line.${name}`, {
      unit: measure === "share" ? text("spending.unit.share") : scale.unit,
      political: text(`spending.political.${view.political}`),
    }),
    view.own.wallet,
    words,
  );
  return {
    name,
    section,
    headline: blockHeadline(name, spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: text("spending.alt.years", { line, ...spokenYears(section.years, totals, words) }),
    shows: "table",
    shares: measure === "share",
    chart: () => yearLines(section, totals, linesOf(section, headlineMedium(name, spending), spending), spending),
    table: () =>
      plannedTable({
        name: tableName(name),
        caption: line,
        columns: mediaYearsColumns(section, spending),
        rows: section.rows.filter(({ level }) => level === "medium"),
        totals: section.rows.filter(({ level }) => level !== "medium"),
        mark: ({ id }) => mediumMark(id, own, words),
      }),
  };
}

/** Media down, years across. */
export function mediaYearsColumns(
  section: MediaYears,
  { view, measure, words }: Pick<Spending, "view" | "measure" | "words">,
): PlannedColumn<YearsRow>[] {
  const name = ({ id }: YearsRow) => rowName(id, words);
  return [
    nameColumn(section, { key: "medium", head: words.text("spending.column.medium"), name }, measure, words),
    ...yearColumns<YearsRow>(section, section.rows.at(-1)?.dollars ?? [], view.own.population, measure, words),
  ];
}

/** The largest in color, and what the headline is about, which stands out of them. */
function linesOf(section: MediaYears, told: string | null, { words }: Spending): YearLine[] {
  return section.rows
    .filter(({ level }) => level === "medium")
    .map(({ id, dollars }) => ({ id, dollars, last: dollars.findLast((value) => value !== null) ?? 0 }))
    .toSorted((a, b) => b.last - a.last)
    .map(({ id, dollars }, at) => {
      const line = { name: words.medium(id), colour: mediumLight(id), dollars };
      if (id === told) return { ...line, weight: "own" };
      return at < NAMED ? line : { ...line, colour: QUIET, weight: "quiet" };
    });
}
