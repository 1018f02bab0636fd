import type { ReportResult } from "#domain/customReport/runDefinition.ts";
import type { PresentedResult } from "./customReportOrder.ts";

/** A result as it leaves the server; the first rows of it where a number is given. */
export function presentResult(result: ReportResult, revision: string, rows?: number): PresentedResult {
  const { fields, scope, total, warnings } = result;
  return {
    revision,
    fields: [...fields],
    rows: result.rows.slice(0, rows).map(({ cells, merged }) => ({ cells: [...cells], merged })),
    total: total && [...total],
    years: [...scope.years],
    markets: scope.units.map(({ id, members, population }) => ({
      id,
      members: members.map((member) => member.id),
      population,
    })),
    warnings: [...warnings],
  };
}
