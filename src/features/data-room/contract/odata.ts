import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";

const BASE = { method: "GET", tag: "odata", allow: "signedIn", odata: true, response: fileAnswer } as const;

const JSON_TYPE = { file: { types: ["application/json"], shown: "inline" } } as const;

const revision = z
  .string()
  .describe("`published` for the published edition, always the latest, or the id of an edition, which never changes.");
const entitySet = z.string().describe("The name of an entity set, such as `Spending`.");
const format = z.enum(["json", "application/json"]).optional().describe("The format of the answer: JSON alone.");
const whole = (about: string) => z.coerce.number().int().min(0).max(100_000_000).optional().describe(about);

/** So many rows are on a page; the next one is at `@odata.nextLink`. */
export const PAGE_ROWS = 10_000;

export const odataService = {
  ...BASE,
  ...JSON_TYPE,
  url: "/odata/:revision",
  name: "odataService",
  summary:
    "OData v4: the entity sets of an edition. For Excel, Power BI and Tableau; an API key is sent as the password",
  params: z.object({ revision }),
  query: z.object({ $format: format }),
} as const satisfies Endpoint;

export const odataMetadata = {
  ...BASE,
  url: "/odata/:revision/$metadata",
  name: "odataMetadata",
  summary: "OData v4: entity types and their properties (CSDL as XML)",
  params: z.object({ revision }),
  query: z.object({ $format: z.enum(["xml", "application/xml"]).optional().describe("The format: XML alone.") }),
  file: { types: ["application/xml"], shown: "inline" },
} as const satisfies Endpoint;

const options = z.object({
  $filter: z
    .string()
    .max(20_000)
    .optional()
    .describe("Which rows: comparisons, `in`, `contains`, `startswith`, `endswith`, joined by `and`, `or` and `not`."),
  $select: z
    .string()
    .max(2_000)
    .optional()
    .describe("Which properties, separated by commas; all of them where left out."),
  $orderby: z.string().max(2_000).optional().describe("The order: properties, each with `asc` or `desc` behind it."),
  $top: whole("How many rows at most."),
  $skip: whole("How many rows are left out at the beginning."),
  $count: z.enum(["true", "false"]).optional().describe("Whether the answer tells the number of rows of all pages."),
  $apply: z
    .string()
    .max(20_000)
    .optional()
    .describe(
      "Sums instead of rows: `groupby((market,year),aggregate(amount with sum as amount))`, also behind `filter(…)/`.",
    ),
  $skiptoken: whole("Where a page begins; part of `@odata.nextLink`."),
  $format: format,
});

export const odataRows = {
  ...BASE,
  ...JSON_TYPE,
  url: "/odata/:revision/:entitySet",
  name: "odataRows",
  summary: `OData v4: rows of an entity set that the caller may read, ${PAGE_ROWS.toLocaleString("en-US")} on a page`,
  perMinute: 600,
  params: z.object({ revision, entitySet }),
  query: options,
} as const satisfies Endpoint;

export const odataCount = {
  ...BASE,
  url: "/odata/:revision/:entitySet/$count",
  name: "odataCount",
  summary: "OData v4: how many rows of an entity set meet a condition",
  perMinute: 600,
  params: z.object({ revision, entitySet }),
  query: options.pick({ $filter: true, $apply: true }),
  file: { types: ["text/plain"], shown: "inline" },
} as const satisfies Endpoint;
