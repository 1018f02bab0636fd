import { z } from "zod";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";

/** What a signature is made over, so that one that is made for something else never fits. */
export const SHEET_PURPOSE = "spotmarket sheet";

/** Fetched by the servers of a spreadsheet, which send nothing but the address; why it does not work is its owner's affair. */
export const sheetFile = {
  method: "GET",
  url: "/sheets/:sheet.csv",
  name: "sheetFile",
  tag: "data room",
  summary:
    "One market's spending in the published edition as CSV, at an address signed with an API key; with the current rights of the key's owner until the key is revoked",
  allow: "anyone",
  confidential: true,
  // The servers of a spreadsheet come for many people from few addresses.
  perMinute: 240,
  params: z.object({
    sheet: z.string().max(300).describe("What is shown, and the signature: see the page on the data room."),
  }),
  query: z.object({
    year: z.coerce.number().int().optional().describe("One year alone; all of them where left out."),
  }),
  response: fileAnswer,
  file: { types: [FILE_TYPES.csv], shown: "attachment" },
} as const satisfies Endpoint;
