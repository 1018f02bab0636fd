import { MEDIUM_COLOURS, ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { OTHERS } from "#domain/customReport/reportDefinition.ts";
import type { Member } from "#domain/customReport/reportField.ts";
import { ofMedium } from "#domain/taxonomy/mediumById.ts";
import type { Kind } from "#domain/revisions/revision.ts";
import type { Cell } from "#domain/tables/table.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import type { Chart, ChartSeries, Mark } from "../chart.ts";
import { formatOf, moneyScale, type WrittenResult } from "./customReportTable.ts";
import { memberName, reportedKind } from "./reportWords.ts";

/** What a mark of a custom chart stands for. */
export interface CustomMark {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Member[];
  /** Each series with its value as it is written. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** A chart with how much of the table it shows. */
export interface CustomChart {
  readonly chart: Chart;
  readonly marks: readonly CustomMark[];
  /** Of its figures, such as `$M`; empty where they carry it. */
  readonly unit: string;
  readonly rows: number;
  readonly allRows: number;
  readonly columns: number;
  readonly allColumns: number;
}

interface ChartOrder {
  readonly definition: ReportDefinition;
  readonly words: Words;
  readonly currentYear: number;
}

/** One line of the table with its figures of the first measure. */
interface Strip {
  readonly members: readonly Member[];
  readonly name: string;
  readonly values: readonly (number | null)[];
}

const MOST = {
  bars: { rows: 15, columns: 4 },
  columns: { rows: 6, columns: 16 },
  stacked: { rows: 8, columns: 16 },
  lines: { rows: 8, columns: 20 },
  heat: { rows: 30, columns: 20 },
} as const;

/** The first measure of a table drawn; null where nothing can be. */
export function customReportChart(
  result: WrittenResult,
  { definition, words, currentYear }: ChartOrder,
): CustomChart | null {
  const [measure = "dollars"] = definition.measures;
  const places = result.fields.flatMap((field, at) => (field.measure === measure && !field.isTotal ? [at] : []));
  const named = result.fields.flatMap((field, at) => (field.dimension ? [at] : []));
  const [first] = places.flatMap((at) => result.fields[at] ?? []);
  if (!first || result.rows.length === 0) return null;
  const scale = moneyScale(result);
  const format = formatOf(first, scale) ?? { kind: "count" };
  const part = format.kind === "share" || format.kind === "growth" ? 100 : 1;
  const number = (cell: Cell | undefined) => (typeof cell === "number" ? cell / part : null);

  const rows = result.rows.map(({ cells, merged }): Strip => {
    const members = named.flatMap((at) => {
      const dimension = result.fields[at]?.dimension;
      return dimension ? [{ dimension, id: String(cells[at] ?? "") }] : [];
    });
    return {
      members,
      name: members.map((member) => memberName(member, words, merged)).join(" · "),
      values: places.map((at) => number(cells[at])),
    };
  });
  const columns = places.map((at, place): Strip => {
    const across = result.fields[at]?.across ?? [];
    const name = across.map((member) => memberName(member, words)).join(" · ");
    return {
      members: across,
      name: name === "" ? words.text(`customReports.measure.${measure}`) : name,
      values: rows.map(({ values }) => values[place] ?? null),
    };
  });
  const unit = { format, unit: format.kind === "money" ? words.formats.moneyHead(scale) : "" };
  const kind = definition.chart;
  const most = MOST[kind];
  // Years run along the axis wherever they stand.
  const turned = kind !== "bars" && kind !== "heat" && (columns.length === 1 || isYears(rows)) && !isYears(columns);
  const [series, categories] = turned || kind === "bars" ? [columns, rows] : [rows, columns];
  const limits = kind === "bars" ? [most.columns, most.rows] : [most.rows, most.columns];
  const shownSeries = keptStrips(series, limits[0] ?? 0).map(([, strip]) => strip);
  const shown = keptStrips(categories, limits[1] ?? 0);
  const valuesOf = (strip: Strip) => shown.map(([at]) => strip.values[at] ?? null);
  const lines = shownSeries.map(
    (strip, at): ChartSeries => ({
      name: strip.name,
      colour: colourOf(strip.members, at, shownSeries.length),
      values: valuesOf(strip),
    }),
  );
  const names = shown.map(([, { name }]) => name);
  const kinds = kindsOf(shown, currentYear);
  const cut =
    kind === "bars" || turned
      ? { rows: names.length, allRows: rows.length, columns: lines.length, allColumns: columns.length }
      : { rows: lines.length, allRows: rows.length, columns: names.length, allColumns: columns.length };
  const own = words.text(`customReports.measure.${measure}`);
  const written = (value: number | null) => writeNumber(format, value, words.formats);
  const marks: CustomMark[] =
    kind === "heat"
      ? lines.flatMap((line, row) =>
          shown.map(([, { name, members }], at) => ({
            id: `${row}:${at}`,
            name: `${line.name} · ${name}`,
            members: [...(shownSeries[row]?.members ?? []), ...members],
            values: [[own, written(line.values[at] ?? null)]],
          })),
        )
      : shown.map(([, { name, members }], at) => ({
          id: String(at),
          name,
          members: lines.length === 1 ? [...(shownSeries[0]?.members ?? []), ...members] : members,
          values: lines.map((line) => [line.name, written(line.values[at] ?? null)]),
        }));
  return { ...cut, unit: unit.unit, marks, chart: { ...chartOf(), marks: marks.map(heard) } };

  function chartOf(): Chart {
    switch (kind) {
      case "bars":
        return { kind, ...unit, categories: names, series: lines, benchmark: null };
      case "columns":
      case "stacked":
        return {
          kind: "columns",
          stacked: kind === "stacked",
          ...unit,
          categories: names,
          series: lines,
          ...(kinds && { kinds }),
        };
      case "lines":
        return { kind, ranks: false, ...unit, categories: names, series: lines, ...(kinds && { kinds }), band: null };
      default:
        return {
          kind,
          ...unit,
          rows: lines.map(({ name, values }) => ({ name, values })),
          columns: names,
          colour: ROLE_COLOURS.own.light,
        };
    }
  }
}

/** How settled the years along the axis are; undefined where it has others. */
function kindsOf(strips: readonly (readonly [number, Strip])[], currentYear: number): readonly Kind[] | undefined {
  const years = strips.map(([, { members }]) => Number(members.find(({ dimension }) => dimension === "year")?.id ?? 0));
  return years.includes(0) ? undefined : years.map((year) => reportedKind(year, currentYear));
}

function heard({ id, name, values }: CustomMark): Mark {
  return { id, says: `${name}: ${values.map((pair) => pair.join(" ")).join(", ")}` };
}

/** What a chart has room for, in its order and with its place: the latest years, and of everything else the largest. */
function keptStrips(strips: readonly Strip[], limit: number): [number, Strip][] {
  const all = [...strips.entries()];
  if (all.length <= limit) return all;
  if (isYears(strips)) return all.slice(-limit);
  const weight = ({ values }: Strip) => values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
  return all
    .toSorted(([, a], [, b]) => weight(b) - weight(a))
    .slice(0, limit)
    .toSorted(([a], [b]) => a - b);
}

const isYears = (strips: readonly Strip[]): boolean =>
  strips.every(({ members }) => members.length === 1 && members[0]?.dimension === "year");

/** Colours that are told apart in a list of anything; media have their own. */
const PALETTE = (
  ["pcLaptop", "radioOta", "mobile", "cable", "ooh", "ctvOtt", "newspaperDigital", "directMail"] as const
).map((id) => MEDIUM_COLOURS[id].light);

function colourOf(members: readonly Member[], at: number, all: number): string {
  if (members.some(({ id }) => id === OTHERS)) return ROLE_COLOURS.other.light;
  const inner = members.at(-1);
  const medium = inner?.dimension === "medium" ? ofMedium(MEDIUM_COLOURS, inner.id)?.light : undefined;
  const group = inner?.id === "traditional" || inner?.id === "digital" ? ROLE_COLOURS[inner.id].light : undefined;
  // Years of one series are shades of one thing: the latest is the accent, earlier ones step back.
  if (inner?.dimension === "year" && all > 1) return at === all - 1 ? ROLE_COLOURS.own.light : ROLE_COLOURS.other.light;
  return medium ?? group ?? PALETTE[at % PALETTE.length] ?? ROLE_COLOURS.own.light;
}
