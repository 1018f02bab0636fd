import type { Failure } from "#domain/failure.ts";

/** What a process is to read, and by which function. */
export interface ReadingTask {
  /** Address of a module of ours. */
  readonly module: string;
  readonly name: string;
  readonly given: readonly unknown[];
}

/** What it says. */
export type ReadingAnswer =
  | { readonly result: unknown }
  | { readonly failure: Pick<Failure, "code" | "errors"> & { readonly detail: string } }
  | { readonly fault: string };
