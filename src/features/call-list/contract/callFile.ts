import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";

export const LARGEST_FILE = 4 * 1024 * 1024;
/** The same in base64, with its name. */
const LARGEST_BODY = 6_000_000;

const fileId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "call list" } as const;

export const importCalls = {
  ...OWN,
  method: "POST",
  url: "/call-list/file",
  name: "importCalls",
  summary:
    "Imports calls from CSV or XLSX: first as a preview, then all in one step. Calls of colleagues need the right to see the team's calls",
  bodyLimit: LARGEST_BODY,
  perMinute: 30,
  body: z.strictObject({ ...ownFileOrder(LARGEST_BODY) }),
  response: z.object({
    ...ownFileFound,
    calls: z.number().int().describe("How many calls the good rows make."),
    added: z.number().int().describe("How many were added."),
    changed: z.number().int().describe("How many changed."),
    unchanged: z.number().int().describe("How many stayed as they were."),
    withoutCompany: z.number().int().describe("Calls that name none of the organization's companies."),
    file: fileId.nullable().describe("What it is undone by; null where nothing was kept."),
  }),
} satisfies Endpoint;

export type CallsReport = EndpointOutput<typeof importCalls>;

export const undoCallFile = {
  ...OWN,
  method: "POST",
  url: "/call-list/files/:file/undoing",
  name: "undoCallFile",
  summary: "Undoes the caller's import of calls within 30 days; calls that changed again since then stay as they are",
  params: z.object({ file: fileId.describe("Id of the imported file.") }),
  response: z.object({
    undone: z.number().int().describe("How many calls were undone."),
    kept: z.number().int().describe("Calls that were changed again."),
  }),
} satisfies Endpoint;
