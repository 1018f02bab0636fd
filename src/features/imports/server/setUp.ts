import type { LayoutName } from "#revisions/ingest/layout.ts";
import type { Encoding, ReadOptions } from "#revisions/ingest/readers/reader.ts";
import type { UploadChoices } from "../contract/uploadSchemas.ts";

/** How a file is read, as it is kept. */
export interface SetUp extends UploadChoices {
  readonly layout: LayoutName | null;
  readonly encoding: Encoding | null;
  /** Why a column was taken for what it is, by column of the layout. */
  readonly proposals: Readonly<Record<string, "remembered" | "name" | "likeness" | "doubled">>;
}

/** Nothing said yet. */
export const NOTHING_SAID: SetUp = {
  sheet: null,
  encoding: null,
  decimalComma: false,
  layout: null,
  columns: {},
  meanings: [],
  replace: false,
  coverage: null,
  proposals: {},
};

export function readOptions({ sheet, encoding, decimalComma }: SetUp): ReadOptions {
  return { sheet: sheet ?? undefined, encoding: encoding ?? undefined, decimalComma };
}
