import type { Database, Queryable } from "#platform/database/database.ts";
import type { ImportGeography, LayoutName } from "./layout.ts";
import type { Progress } from "./progress.ts";
import type { ReadOptions } from "./readers/reader.ts";
import type { FileSource } from "./source.ts";

/** A file to be imported, and under what circumstances. */
export type ImportRequest = FileSource & {
  readonly database: Database;
  /** Without one it is detected from the header. */
  readonly layout?: LayoutName | undefined;
  readonly fileName: string;
  /** Sample data is marked as such wherever it is shown. */
  readonly sample: boolean;
  /** Who started it, as the record of imports shows it. */
  readonly startedBy: string;
  readonly geography: ImportGeography;
  readonly options?: ReadOptions | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Told of the sound rows as COPY data, before they are written. */
  readonly onRows?: ((chunk: Uint8Array) => void) | undefined;
  /** What an accepted import is made part of, in the transaction that accepts it: both happen, or neither. */
  readonly join?: ((store: Queryable, importId: number) => Promise<void>) | undefined;
};
