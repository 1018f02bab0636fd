import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { DATA_FILES, DATA_FORMATS, DATA_TABLES, FILE_TYPE_OF } from "./contract/dataTables.ts";

const tag = "data room";
const revision = z.string().describe("The id of an edition, or `current` for the published one.");

export const dataTables = {
  method: "GET",
  url: "/revisions/:revision/data",
  name: "dataTables",
  tag,
  summary: "The tables of an edition that can be downloaded whole, with the rows the caller may read",
  allow: "signedIn",
  params: z.object({ revision }),
  response: z.object({
    revision: z.string().describe("The id of the edition, also where `current` was asked for."),
    label: z.string().describe("The edition's name."),
    tables: z
      .array(
        z.object({
          name: z.enum(DATA_TABLES).describe("The table, as the address of its files begins."),
          rows: z.number().int().describe("Rows that the caller may read."),
          columns: z.array(z.string()).describe("The names of its columns, in the order of the files."),
          files: z
            .array(
              z.object({
                format: z.enum(DATA_FORMATS).describe("The ending of the file's name."),
                address: z.string().describe("Where the file is, from the server's root."),
                bytes: z
                  .number()
                  .int()
                  .nullable()
                  .describe("The size of the file; null until it is first asked for and made."),
              }),
            )
            .describe("One file for each format."),
        }),
      )
      .describe("Every table of the edition."),
  }),
} satisfies Endpoint;

export type DataTables = EndpointOutput<typeof dataTables>;

export const dataFile = {
  method: "GET",
  url: "/revisions/:revision/data/:table",
  name: "dataFile",
  tag,
  summary:
    "A whole table of an edition in one file: every row the caller may read, or the rows that changed since another edition. Downloads can be resumed (`Range`)",
  allow: "signedIn",
  perMinute: 120,
  params: z.object({
    revision,
    table: z.enum(DATA_FILES).describe("The table and its format, such as `spending.parquet`."),
  }),
  query: z.object({
    since: z
      .string()
      .optional()
      .describe("The id of another edition: only rows whose amount differs, with the amount before."),
  }),
  response: fileAnswer,
  file: { types: [...new Set(Object.values(FILE_TYPE_OF))], shown: "attachment" },
} satisfies Endpoint;
