import { inMeasure } from "#domain/figures/measure.ts";
import type { SubVerticalList, SubVerticalRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { subVerticalListTable } from "#domain/spending/subVerticalList.ts";
import { viewKind } from "#domain/yearKind.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import { measureFormats, type MeasureFormats } from "#language/words/measureFormats.ts";
import type { BarChart } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { changeCell } from "./besideCells.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineSubject } from "./blockHeadline.ts";
import { roleLight } from "./lightColours.ts";
import { listInMeasureOf } from "./listFigure.ts";
import { verticalMark } from "./ownMark.ts";
import { withoutColumns } from "./withoutColumns.ts";

/** As many gains and as many losses have a bar: all of them stand on one slide. The table has all of both lists. */
const DRAWN = 8;

const [GAINS, LOSSES] = ["largestGrowthVerticals", "largestLossVerticals"] as const;

export interface GainsAndLossesFigure extends BlockFigure {
  /** Both lists as one, the largest gain first, the largest loss last. */
  readonly section: SubVerticalList;
  /** The same in the measure chosen. */
  readonly shown: SubVerticalList;
  readonly write: MeasureFormats;
  /** What a sub-vertical needs to be listed, in the measure chosen; null or 0 for nothing. */
  readonly minimum: number | null;
}

/** What gains and what loses on the year before as one chart: zero between them, one scale, one unit. */
export function gainsAndLossesFigure(spending: Spending): GainsAndLossesFigure {
  const { view, measure, own, words } = spending;
  const { text, formats } = words;
  const section = bothLists(spendingSections[GAINS].compute(view), spendingSections[LOSSES].compute(view));
  const shown = bothLists(listInMeasureOf(spending, GAINS), listInMeasureOf(spending, LOSSES));
  const write = measureFormats(
    measure,
    shown.rows.map(({ delta }) => delta),
    words,
  );
  const line = text(`spending.line.gainsAndLosses.${measure === "share" ? "share" : "amounts"}`, {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    unit: write.unit,
    number: formats.count(DRAWN),
  });
  const ends = [shown.rows[0], shown.rows.at(-1)].flatMap((row) =>
    row ? [`${words.subVertical(row.subVertical)} ${write.change(row.delta)}`] : [],
  );
  return {
    name: "gainsAndLosses",
    section,
    shown,
    write,
    minimum: inMeasure(measure, section.minimumDollars, null, view.own.population),
    headline: headlineOf(spending),
    measure: line,
    alt: text("spending.alt.gainsAndLosses", { line, ends: formats.list([...new Set(ends)]) }),
    shows: "chart",
    chart: () => (shown.rows.length > 0 ? barsOf(shown.rows, write, spending) : null),
    table: () => {
      const whole = subVerticalListTable(shown);
      // Each list has ranks of its own; and spending in shares is the share already.
      return reportTable(withoutColumns(whole, ["rank", ...(measure === "share" ? ["share_percent"] : [])]), {
        name: tableName("gainsAndLosses"),
        caption: line,
        words,
        named: "sub_vertical",
        amounts: measure === "dollars" ? undefined : write,
        mark: (id) => verticalMark(id, own, words),
      });
    },
  };
}

/** Gains from the largest down, then losses down to the largest: one order. */
function bothLists(gains: SubVerticalList, losses: SubVerticalList): SubVerticalList {
  const rows = [...gains.rows, ...losses.rows].toSorted((a, b) => (b.delta ?? 0) - (a.delta ?? 0));
  return { ...gains, rows };
}

/** The finding of either list; what is true of both is said once. */
function headlineOf(spending: Spending): string {
  const said = [GAINS, LOSSES].flatMap((list) => blockHeadline(list, spending) ?? []);
  return said.length === 0 ? spending.words.text("insights.atAGlance") : [...new Set(said)].join(" · ");
}

function barsOf(all: readonly SubVerticalRow[], write: MeasureFormats, spending: Spending): BarChart {
  const { own, view, words } = spending;
  const { text, formats } = words;
  const kind = viewKind(view);
  const told = [GAINS, LOSSES].map((list) => headlineSubject(list, spending));
  const rises = ({ delta }: SubVerticalRow) => (delta ?? 0) > 0;
  const rows = [...all.filter(rises).slice(0, DRAWN), ...all.filter((row) => !rises(row)).slice(-DRAWN)];
  return {
    kind: "bars",
    marks: rows.map(({ subVertical }) => ({ id: subVertical })),
    kinds: rows.map(() => kind),
    beside: {
      heads: [
        text("spending.column.sub_vertical"),
        kindedHead(write.changeUnit, kind, words),
        text("spending.column.growth_percent"),
      ],
      rows: rows.map((row) => ({
        own: verticalMark(row.subVertical, own, words),
        told: told.includes(row.subVertical) || undefined,
        cells: [
          { text: write.changeCell(row.delta) },
          changeCell(row.growth, formats, row.newDefinition ? text("spending.newDefinition") : undefined),
        ],
      })),
    },
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: [
      {
        name: text("spending.column.delta_dollars"),
        colour: roleLight("other"),
        values: rows.map(({ delta }) => delta),
      },
    ],
    colours: rows.map((row) => roleLight(rises(row) ? "rise" : "fall")),
    benchmark: null,
    format: write.changes,
    unit: write.changeUnit,
  };
}
