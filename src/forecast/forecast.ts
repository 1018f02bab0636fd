import { cellCount, cellIndex, type WalletShape } from "#domain/wallet.ts";
import { checkInput } from "./checkInput.ts";
import type { Estimate } from "./estimate.ts";
import { lockEvidence } from "./evidence.ts";
import { evidenceReport, type YearLocks } from "./evidenceReport.ts";
import type { ForecastInput, ForecastResult, RaisedTotal, TableReport } from "./input.ts";
import type { EvidenceLine } from "./lockLines.ts";
import { nationalTotals } from "./nationalTotals.ts";
import { raisedProvenance } from "./raisedProvenance.ts";
import { settleTable } from "./settleTable.ts";
import { yearEstimator } from "./yearEstimator.ts";

/**
 * A balanced wallet for every market: whole dollars, and over all markets each medium's core and political national total of
 * each year, to the dollar. Spend evidence is kept to the dollar; modelled totals give way to it and are reported then, published
 * and derived ones never. The same input gives the same figures.
 *
 * Throws a `ForecastError` where input is invalid or contradicts itself, naming medium, year and amounts.
 */
export function buildForecast(input: ForecastInput): ForecastResult {
  checkInput(input);
  const markets = input.markets.map(({ market }) => market);
  const wallets = new Map(markets.map((market) => [market, new Float64Array(cellCount(input))]));
  const totals = nationalTotals(input);
  const estimatesOf = yearEstimator(input, totals);
  const linesOf = linesByYear(input);
  const tables: TableReport[] = [];
  const locked: YearLocks[] = [];
  const raisedTotals: RaisedTotal[] = [];
  input.years.forEach((year, yearPlace) => {
    const estimates = estimatesOf(year, yearPlace);
    const locks = lockEvidence(linesOf.get(year) ?? [], estimates);
    locked.push(locks);
    for (const one of estimates) {
      const { table, report } = settleTable(one, locks.cells.get(one) ?? null, markets);
      writeTable(input, wallets, one, yearPlace, table);
      if (report.dollars > 0) tables.push(report);
      const { medium, part, dollars: stated } = one;
      if (report.dollars !== stated)
        raisedTotals.push({ medium, year, part: part.name, stated, raised: report.dollars });
    }
  });
  return {
    wallets,
    provenance: input.media.map((medium, place) =>
      raisedProvenance(medium, input.years, totals[place]?.provenance ?? [], raisedTotals),
    ),
    report: { tables, evidence: evidenceReport(input, locked), raisedTotals },
  };
}

function linesByYear({ evidence, markets }: ForecastInput): Map<number, EvidenceLine[]> {
  const rows = new Map(markets.map(({ market }, row) => [market, row]));
  return Map.groupBy(
    evidence.map((line, index) => ({ ...line, line: index, row: rows.get(line.market) ?? 0 })),
    ({ year }) => year,
  );
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
