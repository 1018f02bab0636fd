import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { ReportField } from "#domain/customReport/reportField.ts";
import type { ReportWarning } from "#domain/customReport/reportWarning.ts";
import type { ReportFormat } from "#domain/tables/fileTypes.ts";
import type { Market } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Cell } from "#domain/tables/table.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { Brand, OwnSlides } from "../document.ts";

/** What a custom report is computed from, so that it can be handed to another process. It holds nothing that the reader may not see. */
export interface ReportData {
  readonly definition: ReportDefinition;
  readonly locale: Locale;
  readonly revision: Revision;
  /** All markets of the revision, for their names, in the order of lists. */
  readonly markets: readonly Market[];
  /** Ids of those that the reader may see. */
  readonly readable: readonly string[];
  /** Of the markets that the report needs. */
  readonly wallets: readonly Wallet[];
}

/** A custom report that is to be a file. */
export interface CustomReportOrder extends ReportData {
  readonly name: string;
  readonly format: ReportFormat | "json";
  readonly paper: "a4" | "letter";
  readonly brand: Brand;
  /** The template that slides are made in; null for the product's look, and for all other formats. */
  readonly ownSlides: OwnSlides | null;
  /** An ISO instant. */
  readonly madeAt: string;
  /** Where the figures have this hash no file is made; null makes it in any case. */
  readonly unless: string | null;
}

/** A custom report that is to be shown. */
export interface ReportTableOrder extends ReportData {
  /** How many rows are wanted; null for all. */
  readonly first: number | null;
}

/** The file of a custom report and what is to be known of it. */
export interface ReportFile {
  readonly rows: number;
  readonly cells: number;
  readonly warnings: readonly ReportWarning[];
  /** The same for the same figures, whatever the revision is called. */
  readonly hash: string;
  /** Without its ending. */
  readonly fileName: string;
  /** Null where the figures are those of `unless`. */
  readonly bytes: Uint8Array | null;
}

/** A result before it is written in anybody's language. */
export interface PresentedResult {
  readonly revision: string;
  readonly fields: ReportField[];
  readonly rows: { readonly cells: Cell[]; readonly merged: number }[];
  readonly total: Cell[] | null;
  readonly years: number[];
  /** What counts as one market, with its members: a custom market has several. */
  readonly markets: { readonly id: string; readonly members: string[]; readonly population: number }[];
  readonly warnings: ReportWarning[];
}

export interface TableMade {
  readonly table: PresentedResult;
  readonly allRows: number;
}
