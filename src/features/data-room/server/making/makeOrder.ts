import type { DataFormat } from "../../contract/dataTables.ts";
import type { DataColumn } from "./tableRows.ts";

/** A file that is to be made, where nobody waits for anything else. */
export type MakeOrder = {
  /** Where the file goes; what was there is written over. */
  readonly to: string;
  readonly format: DataFormat;
} & (
  | {
      readonly kind: "spending";
      /** The file of the edition, as `writeTable` wrote it. */
      readonly edition: string;
      /** That of the edition it is compared with: only rows that differ. */
      readonly since: string | null;
    }
  | {
      readonly kind: "rows";
      readonly columns: readonly DataColumn[];
      readonly rows: readonly (readonly (string | number | null)[])[];
    }
);

/** What was made. */
export interface MadeFile {
  readonly bytes: number;
  readonly sha256: string;
}
