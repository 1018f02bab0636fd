import type { Difference } from "#domain/figures/difference.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import type { RowOutcome } from "./rowOutcome.ts";

/** What is known of an entry before it is tried. */
export interface TriedRow {
  readonly line: number;
  /** Null for one that is not there yet. */
  readonly id: string | null;
  readonly name: string;
  readonly email?: string;
  /** The cells of a file by their column; empty where there is no file. */
  readonly cells?: Readonly<Record<string, string | undefined>>;
}

/**
 * Does the work of one entry and tells what came of it, also when it was refused. What is not the product's failure is thrown
 * on: it is a bug, or the store is away.
 */
export async function tryRow(tried: TriedRow, work: () => Promise<Difference | null>): Promise<RowOutcome> {
  try {
    return outcomeOf(tried, await work());
  } catch (reason) {
    if (reason instanceof Failure) return refusalOf(tried, reason);
    throw reason;
  }
}

function outcomeOf(tried: TriedRow, difference: Difference | null): RowOutcome {
  const done = tried.id === null ? "added" : "changed";
  const { before = null, after = null } = difference ?? {};
  return { ...told(tried), outcome: difference ? done : "unchanged", before, after };
}

/** Why an entry was refused. */
export function refusalOf(tried: TriedRow, { code, message, errors }: Failure): RowOutcome {
  const faults = errors.map((error) => faultOfCell(tried, error));
  return { ...told(tried), outcome: "refused", code, detail: message, faults, before: null, after: null };
}

function told({ line, id, name, email }: TriedRow) {
  return { line, id, name, email: email ?? null, code: null, detail: null, faults: [] };
}

function faultOfCell({ cells = {} }: TriedRow, { pointer, ...fault }: InputError): RowOutcome["faults"][number] {
  const column = pointer.split("/").findLast((part) => part in cells) ?? null;
  return { column, value: column === null ? null : (cells[column] ?? ""), ...fault };
}
