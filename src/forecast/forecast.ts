import type { Provenance } from "#domain/revisions/revision.ts";
import { cellCount, cellIndex, type WalletShape } from "#domain/wallet/wallet.ts";
import { checkInput } from "./checkInput.ts";
import type { Estimate } from "./estimate.ts";
import { evidenceReport, type YearLocks } from "./evidenceReport.ts";
import type { ConstraintReport, ForecastInput, ForecastResult, RaisedTotal, TableReport } from "./input.ts";
import { nationalTotals } from "./nationalTotals.ts";
import { reportedSpend } from "./reportedSpend.ts";
import { yearSettler } from "./yearTables.ts";

/**
 * A balanced wallet for every market: whole dollars, and over all markets each medium's core and political national total of
 * each year, to the dollar. Spend evidence is kept to the dollar; modelled totals give way to it and are reported then, published
 * and derived ones never. Constraints are met to the dollar within all that. The same input gives the same figures.
 *
 * Throws a `ForecastError` where input is invalid or contradicts itself, naming medium, year and amounts.
 */
export function buildForecast(input: ForecastInput): ForecastResult {
  checkInput(input);
  const markets = input.markets.map(({ market }) => market);
  const wallets = new Map(markets.map((market) => [market, new Float64Array(cellCount(input))]));
  const totals = nationalTotals(input);
  const settle = yearSettler(input, totals);
  const tables: TableReport[] = [];
  const locked: YearLocks[] = [];
  const raisedTotals: RaisedTotal[] = [];
  const constraints: ConstraintReport[] = [];
  input.years.forEach((year, yearPlace) => {
    const { tables: settled, locks, constraints: met } = settle(year, yearPlace);
    locked.push(locks);
    constraints.push(...met);
    for (const { estimate: one, table, report } of settled) {
      writeTable(input, wallets, one, yearPlace, table);
      if (report.dollars > 0) tables.push(report);
      const { medium, part, dollars: stated } = one;
      if (report.dollars !== stated)
        raisedTotals.push({ medium, year, part: part.name, stated, raised: report.dollars });
    }
  });
  return {
    wallets,
    reported: reportedSpend(input, locked),
    provenance: input.media.map((medium, place) =>
      raisedProvenance(medium, input.years, totals[place]?.provenance ?? [], raisedTotals),
    ),
    report: {
      tables,
      evidence: evidenceReport(input, locked),
      raisedTotals,
      ...(constraints.length > 0 && { constraints }),
    },
  };
}

function writeTable(
  shape: WalletShape,
  wallets: ReadonlyMap<string, Float64Array>,
  { part, mediumPlace }: Estimate,
  yearPlace: number,
  table: Float64Array,
): void {
  const cells = part.positions.map((position) => cellIndex(shape, position, mediumPlace, yearPlace));
  let next = 0;
  for (const dollars of wallets.values()) for (const cell of cells) dollars[cell] = table[next++]!;
}

/** A medium's provenance by year, after its modelled totals gave way to spend lines: these years are derived from imports. */
function raisedProvenance(
  medium: string,
  years: readonly number[],
  provenance: readonly Provenance[],
  raisedTotals: readonly RaisedTotal[],
): Provenance[] {
  return provenance.map((stated, place) => {
    const raised = raisedTotals.filter((total) => total.medium === medium && total.year === years[place]);
    if (raised.length === 0) return stated;
    return { kind: stated.kind, basis: "derived", source: [stated.source, ...raised.map(wordsOf)].join("; ") };
  });
}

function wordsOf({ part, stated, raised }: RaisedTotal): string {
  return `${part} spend ${raised > stated ? "raised" : "lowered"} to imported spend`;
}
