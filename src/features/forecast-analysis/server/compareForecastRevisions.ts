import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Queryable } from "#platform/database/database.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { marketNames } from "#revisions/markets/marketNames.ts";
import { runBase } from "#revisions/runBase.ts";
import type { DifferenceReader } from "#revisions/checks/storedDifference.ts";
import type { compareForecasts } from "../contract/analysis.ts";
import { presentBase } from "./presentInputs.ts";

export interface AskedComparison {
  /** `current`, `draft` or the id of a revision. */
  readonly from: string;
  readonly to: string;
  /** The current year of `to` without it. */
  readonly year?: number | undefined;
}

/**
 * How two revisions differ: in figures of one year, in what is stated about them, and in files.
 *
 * @throws Failure `revision-unknown`, `nothing-published`, `invalid-input` for another year, `conflict` for one that is not built
 */
export async function compareForecastRevisions(
  store: Queryable,
  differences: DifferenceReader,
  asked: AskedComparison,
): Promise<EndpointOutput<typeof compareForecasts>> {
  const [from, to] = [await runBase(store, asked.from), await runBase(store, asked.to)];
  const difference = await differences(store, to.id, from.id, asked.year);
  const names = new Map([...(await marketNames(store, from.id)), ...(await marketNames(store, to.id))]);
  return {
    ...difference,
    from: presentBase(from),
    to: presentBase(to),
    markets: difference.markets.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })),
    cells: difference.cells.map((cell) => ({ ...cell, name: names.get(cell.market) ?? cell.market })),
    assumptions: assumptionChanges(await revisionAssumptions(store, from.id), await revisionAssumptions(store, to.id)),
    files: await otherFiles(store, from.id, to.id),
  };
}

/** Layouts of which two revisions hold different imports. */
async function otherFiles(store: Queryable, from: number, to: number): Promise<string[]> {
  const [before, after] = [await revisionImports(store, from), await revisionImports(store, to)];
  const apart = (one: typeof before, other: typeof before) =>
    one.filter(({ importId }) => !other.some((file) => file.importId === importId)).map(({ layout }) => layout);
  return [...new Set([...apart(before, after), ...apart(after, before)])].toSorted();
}
