import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { NATION } from "../markets/market.ts";
import type { Cell } from "../tables/table.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { layOutReport } from "./layOutReport.ts";
import { type CubeAxes, cubeAxes, withoutPolitical } from "./reportAxes.ts";
import { type Dimension, OTHERS, type ReportDefinition } from "./reportDefinition.ts";
import type { ReportField } from "./reportField.ts";
import { type FigureSource, reportFigure, sumOf } from "./reportFigures.ts";
import { mergedLine, reportLines } from "./reportLines.ts";
import { mergedRow, reportMatrix, type RowAmounts, withTotalColumn } from "./reportMatrix.ts";
import type { ReportSource } from "./reportSource.ts";
import type { ReportWarning } from "./reportWarning.ts";
import { type ReportScope, resolveScope } from "./resolveScope.ts";
import { spendingCube } from "./spendingCube.ts";

/** A finished report, before it is written in anybody's language. */
export interface ReportResult {
  readonly fields: readonly ReportField[];
  readonly rows: readonly ReportLine[];
  /** What the rows add up to; null where that would say nothing or count money twice. */
  readonly total: readonly Cell[] | null;
  readonly scope: ReportScope;
  readonly warnings: readonly ReportWarning[];
}

export interface ReportLine {
  readonly cells: readonly Cell[];
  /** How many rows were put together to this one; 0 for a row that is one. */
  readonly merged: number;
}

/** Computes a report. The same definition, revision and rights give the same figures in browser and server. */
export function runDefinition(definition: ReportDefinition, source: ReportSource): ReportResult {
  const { revision } = source;
  const scope = resolveScope(definition, source);
  const axes = cubeAxes(definition, scope);
  // Growth of a year needs the one before it.
  const years = revision.years.filter((year) => scope.years.includes(year) || scope.years.includes(year + 1));
  const asks = (...measures: ReportDefinition["measures"]) =>
    measures.some((measure) => definition.measures.includes(measure));
  const nation = asks("index") ? source.wallet(NATION) : null;
  const members = scope.units.map((unit) => unit.members.map(({ id }) => source.wallet(id)));
  const wallets =
    axes.units.ids.length === scope.units.length ? members : [members.flat()].slice(0, axes.units.ids.length);
  const cube = spendingCube({
    axes,
    wallets,
    years,
    revision,
    bands: asks("low", "high"),
  });
  const nationCube = nation
    ? spendingCube({
        axes: { ...axes, units: { ids: [""], place: new Map() } },
        wallets: [[nation]],
        years,
        revision,
        bands: false,
      })
    : null;
  // Years differ in their elections, so that growth over several of them compares what is not political.
  const coreCube = asks("averageGrowth")
    ? spendingCube({
        axes: { ...axes, business: withoutPolitical(axes.business) },
        wallets,
        years,
        revision,
        bands: false,
      })
    : null;
  const begun = years.flatMap((year, at) =>
    Object.values(revision.breaks ?? {}).some((of) => of.includes(year)) ? [at] : [],
  );
  const brokenCube =
    begun.length > 0 && asks("growth", "averageGrowth")
      ? spendingCube({
          axes: { ...axes, media: onlyBroken(axes.media, revision) },
          wallets,
          years,
          revision,
          bands: false,
        })
      : null;
  const rows = reportLines(definition.rows, axes);
  const columns = reportLines(definition.columns, axes);
  // Only shares of a market and indexes look at what the report does not show.
  const wholly = asks("index") || (asks("share") && definition.shareOf === "market");
  const figures: FigureSource = {
    columns: [...columns.lines, mergedLine(columns.lines, [])],
    years,
    wholes: scope.units.map((unit, at) => ({
      dollars: everything(wholly ? (members[at] ?? []) : [], definition, years),
      population: unit.population,
    })),
    nationWhole: everything(nation ? [nation] : [], definition, years),
    first: years.indexOf(scope.years[0] ?? 0),
    breaks: begun,
  };
  const matrix = reportMatrix({
    cube,
    nation: nationCube,
    core: coreCube,
    broken: brokenCube,
    axes,
    rows,
    columns,
    years: years.length,
  }).map((row) => withTotalColumn(row, columns.lines, years.length));
  const value = rowValue(definition, scope, columns.lines.length, figures);
  const ordered = orderRows(matrix, { definition, source, value });
  const hasTotal = definition.layout !== "table" && ordered.length > 1 && !definition.rows.includes("year");
  const countsTwice = definition.rows.includes("market") && scope.overlapping;
  const total = hasTotal && !countsTwice ? mergedRow(matrix, mergedLine(rows.lines, [])) : null;
  return {
    ...layOutReport({ definition, scope, rows: ordered, columns: columns.lines, total, figures }),
    scope,
    warnings: [...scope.warnings, ...(hasTotal && countsTwice ? [{ kind: "noTotal" } as const] : [])],
  };
}

/** The axis of media with those alone that begin anew in some year. */
function onlyBroken(media: CubeAxes["media"], { breaks = {} }: ReportSource["revision"]): CubeAxes["media"] {
  return { ...media, place: new Map([...media.place].filter(([id]) => breaks[id] !== undefined)) };
}

/** All that is spent in some wallets by year, political or not, whatever media and verticals the report is about. */
function everything(
  wallets: readonly Wallet[],
  { political }: ReportDefinition,
  years: readonly number[],
): Float64Array {
  const sums = new Float64Array(years.length).fill(NO_DATA);
  for (const wallet of wallets) {
    const { subVerticals } = walletTotals(wallet);
    for (const [s, subVertical] of wallet.subVerticals.entries()) {
      if (political === "without" && isPolitical(subVertical)) continue;
      for (const [y, year] of years.entries()) {
        const place = wallet.years.indexOf(year);
        sums[y] = addKnown(amountAt(sums, y), amountAt(subVerticals, s * wallet.years.length + place));
      }
    }
  }
  return sums;
}

/** What rows are ordered by: the first measure of the whole row, in the last year where years stand apart. */
function rowValue(definition: ReportDefinition, scope: ReportScope, total: number, figures: FigureSource) {
  const apart = definition.rows.includes("year") || definition.columns.includes("year");
  const places = scope.years.map((year) => figures.years.indexOf(year)).slice(apart ? -1 : 0);
  const [measure = "dollars"] = definition.measures;
  return (row: RowAmounts): number | null =>
    measure === "share" || measure === "low" || measure === "high"
      ? sumOf(row.dollars, total, places, figures.years.length)
      : reportFigure(measure, row, total, places, figures);
}

interface RowOrder {
  readonly definition: Pick<ReportDefinition, "rows" | "sort" | "top">;
  readonly source: Pick<ReportSource, "name" | "compare">;
  /** What rows are ordered by where they are ordered by value; null comes last. */
  readonly value: (row: RowAmounts) => number | null;
}

/**
 * Rows in the order asked for, group by group: the first dimension's members by their sums, the next one's within each. With
 * `top`, the innermost dimension keeps so many in every group, and the others become one row, so that every sum still ties.
 */
function orderRows(rows: readonly RowAmounts[], order: RowOrder): RowAmounts[] {
  const dimensions = order.definition.rows.filter((dimension) => dimension !== "year");
  return arrange(rows, 0, dimensions, order);
}

function arrange(
  rows: readonly RowAmounts[],
  level: number,
  dimensions: readonly Exclude<Dimension, "year">[],
  order: RowOrder,
): RowAmounts[] {
  const dimension = dimensions[level];
  if (dimension === undefined) return [...rows];
  const groups = [...Map.groupBy(rows, ({ line }) => line.ids[level] ?? "")].map(([id, members]) => ({ id, members }));
  const sorted = sortGroups(groups, dimension, order);
  if (level < dimensions.length - 1) {
    return sorted.flatMap(({ members }) => arrange(members, level + 1, dimensions, order));
  }
  const flat = sorted.flatMap(({ members }) => members);
  const { top } = order.definition;
  // One row left over is shown as itself.
  if (top === null || flat.length <= top + 1) return flat;
  // What stands first is decided by value, also where rows are ordered by name.
  const largest = new Set(byValue(flat, order).slice(0, top));
  const rest = flat.filter((row) => !largest.has(row));
  const ids = [...(rest[0]?.line.ids.slice(0, level) ?? []), OTHERS];
  return [
    ...flat.filter((row) => largest.has(row)),
    mergedRow(
      rest,
      mergedLine(
        rest.map(({ line }) => line),
        ids,
      ),
    ),
  ];
}

interface Group {
  readonly id: string;
  readonly members: readonly RowAmounts[];
}

function sortGroups(
  groups: readonly Group[],
  dimension: Exclude<Dimension, "year">,
  order: RowOrder,
): readonly Group[] {
  const { definition, source } = order;
  if (definition.sort === "order") return groups;
  if (definition.sort === "name") {
    const named = groups.map((group) => ({ group, name: source.name(dimension, group.id) }));
    return named.toSorted((a, b) => source.compare(a.name, b.name)).map(({ group }) => group);
  }
  const sums = groups.map(({ id, members }) => {
    const [only] = members;
    return members.length === 1 && only
      ? only
      : mergedRow(
          members,
          mergedLine(
            members.map(({ line }) => line),
            [id],
          ),
        );
  });
  const places = new Map(sums.map((sum, at) => [sum, at]));
  return byValue(sums, order).flatMap((sum) => groups[places.get(sum) ?? -1] ?? []);
}

function byValue(rows: readonly RowAmounts[], { value }: RowOrder): RowAmounts[] {
  const valued = rows.map((row) => ({ row, value: value(row) ?? -Infinity }));
  return valued.toSorted((a, b) => (a.value === b.value ? 0 : b.value - a.value)).map(({ row }) => row);
}
