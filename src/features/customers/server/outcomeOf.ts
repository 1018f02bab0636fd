import type { Database } from "#database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { CustomerOutcome } from "../contract/customerSchemas.ts";
import type { Saved } from "./saveSettings.ts";

/** What is known of a row before it is tried. */
export interface Tried {
  readonly line: number;
  /** Null for a customer that does not exist yet. */
  readonly id: string | null;
  readonly name: string;
}

/** Taken back on purpose: the row was only to be tried. */
class DryRun extends Error {
  readonly saved: Saved;

  constructor(saved: Saved) {
    super("dry run");
    this.saved = saved;
  }
}

/** What a change did or would have done, in words for its row. */
export function outcomeOf({ line, id, name }: Tried, { row, difference }: Saved): CustomerOutcome {
  const done = difference ? (id === null ? "created" : "changed") : "unchanged";
  const { before = null, after = null } = difference ?? {};
  return {
    line,
    id: id ?? String(row.id),
    name: row.name || name,
    outcome: done,
    code: null,
    detail: null,
    before,
    after,
  };
}

/** Why a row was refused. What is not the product's failure is thrown on: it is a bug, or the store is away. */
export function refusalOf({ line, id, name }: Tried, reason: unknown): CustomerOutcome {
  if (!(reason instanceof Failure)) throw reason;
  return { line, id, name, outcome: "refused", code: reason.code, detail: reason.message, before: null, after: null };
}

/** Makes one change in a transaction of its own, or only tells what it would do. */
export async function tryChange(
  database: Database,
  tried: Tried,
  dryRun: boolean,
  change: (transaction: Parameters<Parameters<Database["transaction"]>[0]>[0]) => Promise<Saved>,
): Promise<CustomerOutcome> {
  try {
    const saved = await database.transaction(async (store) => {
      const result = await change(store);
      if (dryRun) throw new DryRun(result);
      return result;
    });
    return outcomeOf(tried, saved);
  } catch (reason) {
    return reason instanceof DryRun ? outcomeOf(tried, reason.saved) : refusalOf(tried, reason);
  }
}
