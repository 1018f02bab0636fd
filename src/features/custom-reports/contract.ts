import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { reportDefinition } from "./contract/definitionSchema.ts";
import {
  customReport,
  FILE_FORMATS,
  id,
  reportSize,
  resultTable,
  run,
  schedule,
  scheduleWish,
} from "./contract/reportSchemas.ts";

export const LONGEST_REPORT_NAME = 120;
/** How many reports of their own people can have. */
export const MOST_REPORTS = 500;
/** How many rows a preview holds. */
export const PREVIEW_ROWS = 50;

const params = z.object({ report: id.describe("A report's id.") });
const tag = "custom-reports";

export const customReports = {
  method: "GET",
  url: "/custom-reports",
  name: "customReports",
  tag,
  summary: "The caller's custom reports and those that colleagues share",
  allow: "signedIn",
  response: z.object({ items: z.array(customReport).describe("The reports.") }),
} satisfies Endpoint;

export const addCustomReport = {
  method: "POST",
  url: "/custom-reports",
  name: "addCustomReport",
  created: "/custom-reports/:id",
  tag,
  summary: "Saves a custom report: what it shows and how",
  allow: "signedIn",
  body: z.strictObject({
    name: lineOfText(LONGEST_REPORT_NAME).describe("What the report is called."),
    definition: reportDefinition.describe("What the report shows."),
    shared: z.boolean().default(false).describe("Whether everyone in the organization may open it."),
  }),
  response: customReport,
} satisfies Endpoint;

export const oneCustomReport = {
  method: "GET",
  url: "/custom-reports/:report",
  name: "oneCustomReport",
  tag,
  summary: "A custom report of the caller's or of a colleague who shares it",
  allow: "signedIn",
  params,
  response: customReport,
} satisfies Endpoint;

export const changeCustomReport = {
  method: "PATCH",
  url: "/custom-reports/:report",
  name: "changeCustomReport",
  tag,
  summary: "Renames or shares one of the caller's reports, or changes what it shows",
  allow: "signedIn",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw."),
    name: lineOfText(LONGEST_REPORT_NAME).optional().describe("What the report is called."),
    definition: reportDefinition.optional().describe("What the report shows."),
    shared: z.boolean().optional().describe("Whether everyone in the organization may open it."),
  }),
  response: customReport,
} satisfies Endpoint;

export const deleteCustomReport = {
  method: "DELETE",
  url: "/custom-reports/:report",
  name: "deleteCustomReport",
  tag,
  summary: "Deletes a report of the caller's and stops its schedule; restorable for one day",
  allow: "signedIn",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const restoreCustomReport = {
  method: "POST",
  url: "/custom-reports/:report/restoration",
  name: "restoreCustomReport",
  tag,
  summary: "Restores a deleted report and its schedule",
  allow: "signedIn",
  params,
  response: customReport,
} satisfies Endpoint;

export const previewCustomReport = {
  method: "POST",
  url: "/custom-reports/preview",
  name: "previewCustomReport",
  tag,
  summary: "A preview of a report that need not be saved, and its full size",
  allow: "signedIn",
  perMinute: 240,
  body: z.strictObject({
    definition: reportDefinition.describe("What the report shows."),
    rows: z.int().min(1).max(PREVIEW_ROWS).default(PREVIEW_ROWS).describe("How many rows to show at most."),
  }),
  response: z.object({
    size: reportSize.describe("How large the whole report is."),
    table: resultTable.nullable().describe("The first rows; null where the report is too large to be computed."),
    allRows: z.int().describe("Rows of the whole report, beyond those of the preview."),
  }),
} satisfies Endpoint;

export const customReportResult = {
  method: "GET",
  url: "/custom-reports/:report/result",
  name: "customReportResult",
  tag,
  summary: "The figures of a report of up to 200,000 cells; larger reports need a run",
  allow: "signedIn",
  perMinute: 60,
  params,
  response: resultTable,
  csv: "figures",
} satisfies Endpoint;

export const runCustomReport = {
  method: "POST",
  url: "/custom-reports/:report/runs",
  name: "runCustomReport",
  tag,
  summary: "Creates a file of a report: immediately up to 200,000 cells, in the background above that",
  allow: "signedIn",
  perMinute: 30,
  params,
  body: z.strictObject({
    format: z.enum(FILE_FORMATS).describe("The kind of file."),
    locale: z.enum(LOCALES).default("en-US").describe("Language of the file."),
    paper: z
      .enum(["a4", "letter"])
      .optional()
      .describe("Paper size; where left out, what readers of the language have."),
  }),
  response: run,
} satisfies Endpoint;

export const customReportRuns = {
  method: "GET",
  url: "/custom-reports/:report/runs",
  name: "customReportRuns",
  tag,
  summary: "A report's runs, newest first: all of them for its owner, their own for colleagues",
  allow: "signedIn",
  params,
  response: z.object({ items: z.array(run).describe("The runs, newest first.") }),
} satisfies Endpoint;

export const customReportFile = {
  method: "GET",
  url: "/custom-reports/:report/runs/:run/file",
  name: "customReportFile",
  tag,
  summary: "The file of one of the caller's runs; kept for one week",
  allow: "signedIn",
  params: z.object({ report: id.describe("A report's id."), run: id.describe("A run's id.") }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.xlsx, FILE_TYPES.csv, FILE_TYPES.pdf, FILE_TYPES.pptx, "application/json"],
    shown: "attachment",
  },
} satisfies Endpoint;

export const cancelCustomReportRun = {
  method: "POST",
  url: "/custom-reports/:report/runs/:run/cancellation",
  name: "cancelCustomReportRun",
  tag,
  summary: "Stops one of the caller's waiting or running runs",
  allow: "signedIn",
  params: z.object({ report: id.describe("A report's id."), run: id.describe("A run's id.") }),
  response: z.object({}),
} satisfies Endpoint;

export const scheduleCustomReport = {
  method: "PUT",
  url: "/custom-reports/:report/schedule",
  name: "scheduleCustomReport",
  tag,
  summary: "Schedules one of the caller's reports: with each release or at set times",
  allow: "signedIn",
  params,
  body: scheduleWish,
  response: schedule,
} satisfies Endpoint;

export const unscheduleCustomReport = {
  method: "DELETE",
  url: "/custom-reports/:report/schedule",
  name: "unscheduleCustomReport",
  tag,
  summary: "Ends the schedule of one of the caller's reports",
  allow: "signedIn",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const sendCustomReport = {
  method: "POST",
  url: "/custom-reports/:report/schedule/sending",
  name: "sendCustomReport",
  tag,
  summary: "Sends the owner the report now, as the schedule would",
  allow: "signedIn",
  perMinute: 10,
  params,
  response: z.object({}),
} satisfies Endpoint;

export const reportColleagues = {
  method: "GET",
  url: "/custom-reports/colleagues",
  name: "reportColleagues",
  tag,
  summary: "People in the caller's organization to whom a report can be sent",
  allow: "signedIn",
  response: z.object({
    items: z
      .array(
        z.object({
          id: id.describe("The user's id."),
          name: z.string().describe("The colleague's name."),
          email: z.string().describe("Email address."),
        }),
      )
      .describe("The colleagues."),
  }),
} satisfies Endpoint;
