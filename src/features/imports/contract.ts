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

const params = z.object({ upload: id });
const version = editVersion;

export const imports = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports",
  name: "imports",
  summary: "Files uploaded for import, newest first, with their state and the draft that contains them",
  response: z.object({ items: z.array(uploadLine) }),
  csv: "list",
} as const satisfies Endpoint;

export const importLayouts = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/imports/layouts",
  name: "importLayouts",
  summary: "Every kind of file that can be imported, with its columns",
  response: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        /** Files of it stand beside each other in a revision. */
        beside: z.boolean(),
        columns: z.array(z.object({ key: z.string(), required: z.boolean() })),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const beginImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports",
  name: "beginImport",
  summary: "Announces a file of CSV, gzip or XLSX; its bytes follow in pieces",
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(LONGEST_NAME),
    bytes: z.int().min(0).max(LARGEST_UPLOAD, "A file can have at most 2 GB."),
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
  query: z.object({ offset: z.coerce.number().int().min(0) }),
  bytes: LARGEST_PIECE,
  response: z.object({ received: z.int() }),
} as const satisfies Endpoint;

export const describeImport = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/imports/:upload/description",
  name: "describeImport",
  summary: "Inspects an uploaded file: sheets, columns with sample values, and its layout",
  params,
  body: z.strictObject({
    version,
    sheet: choices.shape.sheet.optional(),
    encoding: encoding.nullable().optional(),
    decimalComma: z.boolean().optional(),
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
    version,
    step: z.enum(UPLOAD_STEPS).optional(),
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
  body: z.strictObject({ version }),
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
    code: z.string().max(100).optional(),
    from: z.coerce.number().int().min(0).default(0),
    most: z.coerce.number().int().min(1).max(10_000).default(100),
  }),
  response: z.object({ items: z.array(uploadProblem), total: z.int() }),
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
  response: z.object({ items: z.array(correction.extend({ before: z.string().nullable() })) }),
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
    version,
    set: z.array(correction.extend({ before: z.string().max(1_000).nullable().default(null) })).max(MOST_CORRECTIONS),
    remove: z
      .array(correction.pick({ line: true, column: true }))
      .max(MOST_CORRECTIONS)
      .default([]),
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
  body: z.strictObject({ version }),
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
