import type { Database, Queryable } from "#database/database.ts";
import type { Difference } from "#domain/difference.ts";
import { Failure } from "#domain/failure.ts";
import type { UserOutcome } from "../contract/userSchemas.ts";

/** What is known of a row before it is tried. */
export interface Tried {
  readonly line: number;
  /** Null for somebody who is not there yet. */
  readonly id: string | null;
  readonly email: string;
  readonly name: string;
  /** The cells of a file by their column; empty where there is no file. */
  readonly cells?: Readonly<Record<string, string | undefined>>;
}

/** What a change did or would have done. */
export function outcomeOf({ line, id, email, name }: Tried, difference: Difference | null): UserOutcome {
  const done = difference ? (id === null ? "invited" : "changed") : "unchanged";
  const { before = null, after = null } = difference ?? {};
  return { line, id, email, name, outcome: done, code: null, detail: null, cells: [], before, after };
}

/** Why a row was refused. What is not the product's failure is thrown on: it is a bug, or the store is away. */
export function refusalOf({ line, id, email, name, cells = {} }: Tried, reason: unknown): UserOutcome {
  if (!(reason instanceof Failure)) throw reason;
  return {
    line,
    id,
    email,
    name,
    outcome: "refused",
    code: reason.code,
    detail: reason.message,
    cells: reason.errors.flatMap(({ pointer, message }) => {
      const column = pointer.split("/").findLast((part) => part in cells);
      return column === undefined ? [] : [{ column, value: cells[column] ?? "", reason: message }];
    }),
    before: null,
    after: null,
  };
}

/** Taken back on purpose: the change was only to be tried. */
class DryRun extends Error {
  readonly difference: Difference | null;

  constructor(difference: Difference | null) {
    super("dry run");
    this.difference = difference;
  }
}

/** Makes one change in a transaction of its own, or only tells what it would do. */
export async function tryChange(
  database: Database,
  tried: Tried,
  dryRun: boolean,
  change: (transaction: Queryable) => Promise<Difference | null>,
): Promise<UserOutcome> {
  try {
    const difference = await database.transaction(async (store) => {
      const made = await change(store);
      if (dryRun) throw new DryRun(made);
      return made;
    });
    return outcomeOf(tried, difference);
  } catch (reason) {
    return reason instanceof DryRun ? outcomeOf(tried, reason.difference) : refusalOf(tried, reason);
  }
}
