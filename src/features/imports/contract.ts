import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import {
  choices,
  correction,
  encoding,
  id,
  LARGEST_PIECE,
  LARGEST_UPLOAD,
  LONGEST_NAME,
  MOST_CORRECTIONS,
  upload,
  UPLOAD_STEPS,
  uploadDifference,
  uploadLine,
  uploadProblem,
} from "./contract/uploadSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "imports" } as const;

const params = z.object({ upload: id.describe("An upload's id.") });
const version = editVersion;

export const imports = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports",
  name: "imports",
  summary: "Files uploaded for import, newest first, with their state and the draft that contains them",
  response: z.object({ items: z.array(uploadLine).describe("The uploads, newest first.") }),
  csv: "list",
} as const satisfies Endpoint;

export const importLayouts = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/layouts",
  name: "importLayouts",
  summary: "Every kind of file that can be imported, with its columns",
  response: z.object({
    items: z
      .array(
        z.object({
          name: z.string().describe("The layout's name."),
          beside: z.boolean().describe("Whether several files of it can be in one revision."),
          columns: z
            .array(
              z.object({
                key: z.string().describe("The column's name."),
                required: z.boolean().describe("Whether the column must be there."),
              }),
            )
            .describe("The columns of the layout."),
        }),
      )
      .describe("The layouts."),
  }),
} as const satisfies Endpoint;

export const beginImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports",
  name: "beginImport",
  created: "/imports/:id",
  summary: "Announces a file of CSV, gzip or XLSX; its bytes follow in pieces",
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(LONGEST_NAME).describe("Name of the file."),
    bytes: z.int().min(0).max(LARGEST_UPLOAD, "A file can have at most 2 GB.").describe("Size of the file in bytes."),
  }),
  response: upload,
} as const satisfies Endpoint;

export const oneImport = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/:upload",
  name: "oneImport",
  summary: "One file: upload progress, how it is read, and what was found",
  params,
  response: upload,
} as const satisfies Endpoint;

export const sendBytes = {
  ...ADMINISTRATOR,
  method: "PUT",
  url: "/imports/:upload/bytes",
  name: "sendImportBytes",
  summary: "Uploads the next part of a file, starting at `offset`; bytes received before a lost connection are kept",
  params,
  query: z.object({ offset: z.coerce.number().int().min(0).describe("Where the bytes begin.") }),
  bytes: LARGEST_PIECE,
  response: z.object({ received: z.int().describe("Bytes that have arrived so far.") }),
} as const satisfies Endpoint;

export const describeImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/description",
  name: "describeImport",
  summary: "Inspects an uploaded file: sheets, columns with sample values, and its layout",
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
    sheet: choices.shape.sheet.optional().describe("Sheet of the workbook."),
    encoding: encoding.nullable().optional().describe("Encoding of the text; null leaves it to the product."),
    decimalComma: z
      .boolean()
      .optional()
      .describe("Whether decimals come after a comma, with semicolons between cells."),
  }),
  response: upload,
} as const satisfies Endpoint;

export const changeImport = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/imports/:upload/setup",
  name: "changeImport",
  summary: "Sets how a file is read; `conflict` if the version is not current",
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
    step: z.enum(UPLOAD_STEPS).optional().describe("Step of the import that comes next."),
    ...choices.pick({ layout: true, columns: true, meanings: true, replace: true, coverage: true }).partial().shape,
  }),
  response: upload,
} as const satisfies Endpoint;

export const checkImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/check",
  name: "checkImport",
  summary: "Checks all rows of a file in the background",
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
  }),
  response: upload,
} as const satisfies Endpoint;

export const stopImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/stop",
  name: "stopImport",
  summary: "Stops background work on a file and undoes it",
  params,
  response: upload,
} as const satisfies Endpoint;

export const importProblems = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/:upload/problems",
  name: "importProblems",
  summary: "What the last check found, by line; the first ten thousand are kept with their place",
  params,
  query: z.object({
    code: z.string().max(100).optional().describe("Only problems with this code."),
    from: z.coerce.number().int().min(0).default(0).describe("How many problems to leave out before the first."),
    most: z.coerce.number().int().min(1).max(10_000).default(100).describe("How many to answer at most."),
  }),
  response: z.object({
    items: z.array(uploadProblem).describe("The problems."),
    total: z.int().describe("How many there are in all."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const refusedRows = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/:upload/refused-rows",
  name: "importRefusedRows",
  summary: "The rows the last check rejected, as in the file, each with its line and reason",
  params,
  response: fileAnswer,
  file: { types: ["text/csv"], shown: "attachment" },
} as const satisfies Endpoint;

export const importCorrections = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/:upload/corrections",
  name: "importCorrections",
  summary: "Cells and rows of a file that were corrected, by line",
  params,
  response: z.object({
    items: z
      .array(
        correction.extend({ before: z.string().nullable().describe("What was there before; null where nothing was.") }),
      )
      .describe("The corrections."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const correctImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/corrections",
  name: "correctImport",
  summary: "Corrects cells of a file or skips rows; `remove` undoes corrections. The file itself never changes",
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
    set: z
      .array(
        correction.extend({
          before: z
            .string()
            .max(1_000)
            .nullable()
            .default(null)
            .describe("What the caller saw there; null where nothing was."),
        }),
      )
      .max(MOST_CORRECTIONS)
      .describe("Cells to correct, each with its new value."),
    remove: z
      .array(correction.pick({ line: true, column: true }))
      .max(MOST_CORRECTIONS)
      .default([])
      .describe("Corrections to remove."),
  }),
  response: upload,
} as const satisfies Endpoint;

export const importDifference = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/:upload/difference",
  name: "importDifference",
  summary: "What a checked file would change compared with what is published",
  params,
  response: uploadDifference,
} as const satisfies Endpoint;

export const joinImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/join",
  name: "joinImport",
  summary: "Adds a checked file without errors to the open draft in the background, all or nothing",
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
  }),
  response: upload,
} as const satisfies Endpoint;

export const discardImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/discarding",
  name: "discardImport",
  summary: "Discards a file that is not part of a draft and stops any work on it; restorable for one week",
  params,
  response: upload,
} as const satisfies Endpoint;

export const restoreImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/restoration",
  name: "restoreImport",
  summary: "Restores a discarded file and its settings while its bytes still exist",
  params,
  response: upload,
} as const satisfies Endpoint;

/** All of them, in the order of the wizard. */
export const importContracts: readonly Endpoint[] = [
  imports,
  importLayouts,
  beginImport,
  oneImport,
  sendBytes,
  describeImport,
  changeImport,
  checkImport,
  stopImport,
  importProblems,
  refusedRows,
  importCorrections,
  correctImport,
  importDifference,
  joinImport,
  discardImport,
  restoreImport,
];
