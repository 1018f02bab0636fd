import type { Amendments } from "#revisions/ingest/amendments.ts";
import type { FileDescription } from "#revisions/ingest/describeFile.ts";
import type { ImportReport } from "#revisions/ingest/importReport.ts";
import type { FurtherRows, LayoutName } from "#revisions/ingest/layout.ts";
import type { Problem, ProblemCode } from "#revisions/ingest/problem.ts";
import type { UnknownName } from "#revisions/ingest/problemBook.ts";
import type { Progress } from "#revisions/ingest/progress.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import type { SpendTally } from "#revisions/ingest/spendTally.ts";
import type { GeographyFacts } from "../markets/geographyOf.ts";

/** What a thread is to do with a file. */
export type FileTask = DescribeTask | ReadTask;

export interface DescribeTask {
  readonly kind: "describe";
  readonly path: string;
  readonly options: ReadOptions;
}

/** `check` reads a file to its end and keeps no rows; `stage` hands them on as COPY data, piece by piece as they are asked for. */
export interface ReadTask {
  readonly kind: "check" | "stage";
  readonly path: string;
  readonly fileName: string;
  readonly layout: LayoutName;
  readonly options: ReadOptions;
  readonly amendments: Amendments;
  readonly geography: GeographyFacts;
  readonly importId: number;
  /** Where refused rows are written, each with its reasons; nowhere without it. */
  readonly refusedPath?: string | undefined;
}

/** What became of a file that was read. */
export interface FileChecked {
  readonly report: Omit<ImportReport, "problems">;
  readonly problems: readonly Problem[];
  readonly byCode: readonly {
    readonly code: ProblemCode;
    readonly severity: Problem["severity"];
    readonly count: number;
  }[];
  readonly unknownNames: readonly NameAsked[];
  /** Rows left out at a person's word. */
  readonly leftOut: number;
  readonly sha256: string | null;
  /** The figures of a file of spend that was checked and found sound. */
  readonly tally: SpendTally | null;
  /** What is written beside the rows of a staged file. */
  readonly further: readonly FurtherRows[];
  readonly seconds: number;
}

/** A name that nobody knows, with what comes near it. */
export interface NameAsked extends UnknownName {
  /** Column of the layout. */
  readonly key: string;
  /** Ids of markets, media, platforms, verticals and sub-verticals, the nearest first. */
  readonly near: readonly string[];
}

/** What the thread says. */
export type FileAnswer =
  | { readonly progress: Progress }
  | { readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly described: FileDescription; readonly sha256: string }
  | { readonly checked: FileChecked }
  | { readonly fault: string };
