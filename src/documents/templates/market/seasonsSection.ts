import { HOT_MONTH, type Season } from "#domain/advertisers/season.ts";
import { seasonOfWallet } from "#domain/advertisers/seasonOfWallet.ts";
import { POLITICAL_MONTH_WEIGHTS } from "#domain/politicalMonths.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { sourceText } from "#language/words/sourceText.ts";
import type { ReportPart } from "../../document.ts";
import { roleLight } from "../../parts/lightColours.ts";
import { numberColumns } from "../../parts/numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";

/** How a year's spending spreads over its months. */
interface Course {
  readonly name: string;
  /** Twelve parts of one, January first. */
  readonly months: readonly number[];
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** When the verticals buy, and in an election year when campaigns do. */
export function seasonsSection(spending: Spending, seasons: readonly Season[]): ReportPart[] {
  const { words, view } = spending;
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const verticals = coursesOf(spending, seasons);
  if (verticals.length === 0) return [{ kind: "text", text: text("marketReport.seasons.none") }];
  const political: Course[] =
    view.year % 2 === 0
      ? [
          {
            name: text("marketReport.seasons.political", { year: formats.year(view.year) }),
            months: POLITICAL_MONTH_WEIGHTS.map((part) => part / 100),
          },
        ]
      : [];
  const rows = [...verticals, ...political];
  const measure = text("marketReport.seasons.line");
  const hottest = verticals
    .flatMap(({ name, months }) => months.map((part, at) => ({ name, part, month: at + 1 })))
    .reduce((best, one) => (one.part > best.part ? one : best));
  const headline = text(hottest.part >= HOT_MONTH ? "marketReport.seasons.hottest" : "marketReport.seasons.even", {
    name: hottest.name,
    month: formats.monthName(hottest.month),
    part: formats.share(hottest.part),
  });
  const name = (course: Course) => course.name;
  const sources = [...new Set(seasons.map(({ source }) => sourceText(source, words)))].slice(0, 3);
  return [
    {
      kind: "figure",
      name: "seasons",
      headline,
      measure,
      alt: `${measure}. ${headline}.`,
      // The chart has every value in its grid.
      shows: "chart",
      chart: {
        kind: "heat",
        rows: rows.map(({ name: course, months }) => ({ name: course, values: months })),
        columns: MONTHS.map((month) => formats.month(month)),
        colour: roleLight("own"),
        format: { kind: "share" },
        unit: text("spending.unit.share"),
      },
      table: plannedTable<Course>({
        name: "seasons",
        caption: measure,
        columns: [
          textColumn("vertical", text("spending.column.vertical"), name),
          ...MONTHS.map(
            (month): PlannedColumn<Course> =>
              numbers.share(`month_${month}_percent`, formats.month(month), ({ months }) => months[month - 1] ?? null),
          ),
        ],
        rows,
      }),
      source: sourceLine(spending, sources),
    },
    { kind: "note", text: text("marketReport.seasons.note", { part: formats.share(HOT_MONTH) }) },
  ];
}

/** The course of each vertical's year, its sub-verticals counting by what they spend; the largest first. */
function coursesOf({ whole, revision, words }: Spending, seasons: readonly Season[]): Course[] {
  const ids = [...new Set(revision.subVerticals.map(verticalOf))];
  return ids.flatMap((id) => {
    const { own, year } = narrowView(whole, { kind: "vertical", id });
    const months = seasonOfWallet(own.wallet, seasons, { year, political: "without" });
    return months ? [{ name: words.vertical(id), months }] : [];
  });
}
