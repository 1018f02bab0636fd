import { NATION } from "../markets/market.ts";
import type { Cell } from "../tables/table.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { layOutReport } from "./layOutReport.ts";
import { orderRows } from "./orderRows.ts";
import { cubeAxes } from "./reportAxes.ts";
import type { ReportDefinition } from "./reportDefinition.ts";
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
  const nation = asks("index", "low", "high") ? source.wallet(NATION) : null;
  const members = scope.units.map((unit) => unit.members.map(({ id }) => source.wallet(id)));
  const wallets =
    axes.units.ids.length === scope.units.length ? members : [members.flat()].slice(0, axes.units.ids.length);
  const cube = spendingCube({
    axes,
    wallets,
    years,
    revision,
    bands:
      nation && asks("low", "high")
        ? { nation, axes: cubeAxes(definition, resolveScope({ ...definition, political: "with" }, source)) }
        : null,
  });
  const nationCube =
    nation && asks("index")
      ? spendingCube({
          axes: { ...axes, units: { ids: [""], place: new Map() } },
          wallets: [[nation]],
          years,
          revision,
          bands: null,
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
  };
  const matrix = reportMatrix({ cube, nation: nationCube, axes, rows, columns, years: years.length }).map((row) =>
    withTotalColumn(row, columns.lines, years.length),
  );
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
