import { z } from "zod";
import { CONSENTS } from "#domain/companies/company.ts";
import { TURNS } from "#domain/companies/companyRank.ts";
import { LIKENESSES } from "#domain/companies/duplicates.ts";
import { IMPORT_MODES } from "#domain/companies/planImport.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { undecidedZip, zipCode } from "./contract/zipCounties.ts";
import { changeId, companyChange, companyId, companyParams, OWN } from "./contract/ownCompanies.ts";

export const LARGEST_FILE = 8 * 1024 * 1024;
/** The same in base64, with its name. */
const LARGEST_BODY = 11_500_000;

const contact = z
  .object({
    name: z.string().nullable().describe("The person's name; null where it is not known."),
    role: z.string().nullable().describe("The person's role; null where it is not known."),
    phone: z.string().nullable().describe("Phone number; null where it is not known."),
    email: z.string().nullable().describe("Email address; null where it is not known."),
    consent: z.enum(CONSENTS).describe("What the person has agreed to."),
    source: z.string().describe("How the person is known."),
  })
  .meta({ id: "CompanyContact", description: "A person to ask for at a company." });

const company = z
  .object({
    id: companyId.describe("The company's id."),
    name: z.string().describe("The company's name."),
    street: z.string().nullable().describe("Street address; null where it is not known."),
    city: z.string().nullable().describe("City; null where it is not known."),
    state: z.string().nullable().describe("Postal code of the state; null where it is not known."),
    zip: z.string().nullable().describe("Five-digit ZIP code; null where it is not known."),
    county: z.string().nullable().describe("FIPS code; null where it is not known."),
    subVertical: z.string().describe("Id of its sub-vertical."),
    employees: z.number().int().nullable().describe("How many people work there; null where it is not known."),
    phone: z.string().nullable().describe("Phone number; null where it is not known."),
    website: z.string().nullable().describe("Web address; null where it is not known."),
    crmId: z.string().nullable().describe("The company's id in the CRM; null where it has none."),
    ownDollars: z
      .number()
      .nullable()
      .describe("What it spends with the caller's organization, in whole dollars; null where it is not known."),
    contacts: z.array(contact).readonly().describe("People to ask for there."),
  })
  .meta({ id: "Company", description: "A company that the organization brought in." });

const ranked = company
  .extend({
    market: z
      .string()
      .nullable()
      .describe(
        "Id of the market it is ranked in: of those open to the caller, the one with most of its county; null where there is none.",
      ),
    markets: z.array(z.string()).readonly().describe("Ids of all markets it lies in."),
    score: z.number().int().nullable().describe("Score, 0–100; null without a market."),
    turn: z.enum(TURNS).nullable().describe("Why to call it now; null where nothing stands out."),
  })
  .meta({ id: "RankedCompany", description: "A company with its markets and its score." });

export type RankedCompany = z.output<typeof ranked>;

/** A category in a market, as companies of it are ranked. */
const category = z
  .object({
    market: z.string().describe("A market's id."),
    subVertical: z.string().describe("A sub-vertical's id."),
    dollars: z
      .number()
      .nullable()
      .describe("What the category spends there in the year, in whole dollars; null is no data."),
    growth: z
      .number()
      .nullable()
      .describe(
        "Average yearly change of its money over the years ahead, as a part of one; null where it is not known.",
      ),
    season: z
      .number()
      .nullable()
      .describe("Money of the next three months compared with three even ones; 1 is even; null is no data."),
    parts: z
      .object({
        wallet: z.number().describe("For what the category spends."),
        growth: z.number().describe("For how its money grows."),
        season: z.number().describe("For what the next months bring."),
      })
      .describe("What each part of the score is worth, 0–100."),
  })
  .meta({ id: "CompanyCategory", description: "A category in a market, as companies of it are ranked." });

export type RankedCategory = z.output<typeof category>;

/** What companies are ranked by. */
const grounds = z.object({
  year: z.number().int().nullable().describe("The year whose money ranks them; null while nothing is published."),
  categories: z.array(category).readonly().describe("The categories of the companies, in their markets."),
  counties: z.record(z.string(), z.string()).describe("What their counties are called, by FIPS code."),
});

const texts = z.array(z.string()).readonly();
const textsOrNone = z.array(z.string().nullable()).readonly();
const numbersOrNone = z.array(z.number().nullable()).readonly();

export const companies = {
  ...OWN,
  method: "GET",
  url: "/companies",
  name: "companies",
  summary:
    "The companies the caller's organization brought in, best to call first, as columns for a list; no one else can see them",
  response: grounds.extend({
    markets: z
      .record(z.string(), texts)
      .describe(
        "Ids of the markets of each county, by FIPS code, that are open to the caller, first the one in which its companies are ranked.",
      ),
    columns: z
      .object({
        id: texts.describe("Ids."),
        name: texts.describe("Names."),
        city: textsOrNone.describe("Cities."),
        zip: textsOrNone.describe("Five-digit ZIP codes."),
        county: textsOrNone.describe("FIPS codes of counties."),
        subVertical: texts.describe("Ids of sub-verticals."),
        employees: numbersOrNone.describe("How many people work there."),
        phone: textsOrNone.describe("Phone numbers."),
        crmId: textsOrNone.describe("Ids in the CRM."),
        ownDollars: numbersOrNone.describe("What they spend with the caller's organization, in whole dollars."),
        contact: textsOrNone.describe(
          "What its first contact is called: a name, a role, an email address or a number.",
        ),
        score: numbersOrNone.describe("Scores, 0–100; null without a market."),
      })
      .describe("One list per field: a place in each list is a company."),
  }),
} satisfies Endpoint;

export const companySearch = {
  ...OWN,
  method: "GET",
  url: "/companies/search",
  name: "companySearch",
  summary:
    "Finds the organization's companies by name, city, ZIP code and category, in a market or a category, best to call first",
  markets: ["query.market"],
  verticals: ["query.vertical", "query.subVertical"],
  query: z.object({
    q: lineOfText(80)
      .optional()
      .describe(
        'Words that each must begin a word of the name, the city, the state, the ZIP code or the category, such as "roofers in Plano".',
      ),
    market: z.string().max(64).optional().describe("Only companies of this market."),
    vertical: z.string().max(64).optional().describe("Only companies of this vertical."),
    subVertical: z.string().max(64).optional().describe("Only companies of this sub-vertical."),
    limit: z.coerce.number().int().min(1).max(20).default(5).describe("How many to answer at most."),
  }),
  response: z.object({
    all: z.number().int().describe("How many the caller can see of the organization's, whatever is asked for."),
    found: z.number().int().describe("How many were found."),
    items: z
      .array(
        z.object({
          id: z.string().describe("The company's id."),
          name: z.string().describe("The company's name."),
          city: z.string().nullable().describe("City; null where it is not known."),
          subVertical: z.string().describe("A sub-vertical's id."),
          phone: z.string().nullable().describe("Phone number; null where it is not known."),
          market: z
            .string()
            .nullable()
            .describe("Id of the market asked for, or else of the one it is ranked in; null where there is none."),
          ownDollars: z
            .number()
            .nullable()
            .describe("What it spends with the caller's organization, in whole dollars; null where it is not known."),
          score: z.number().int().nullable().describe("Score, 0–100; null where there is none."),
          turn: z.enum(TURNS).nullable().describe("Why to call it now; null where nothing stands out."),
        }),
      )
      .readonly()
      .describe("The best of them."),
  }),
} satisfies Endpoint;

export type FoundCompanies = EndpointOutput<typeof companySearch>;

export const companiesFile = {
  ...OWN,
  method: "GET",
  url: "/companies/file",
  name: "companiesFile",
  summary: "All of them with everything that is known, contacts included, in the columns in which they can be imported",
  response: grounds.extend({ items: z.array(ranked).readonly().describe("The companies.") }),
  csv: "list",
} satisfies Endpoint;

export type CompaniesFile = EndpointOutput<typeof companiesFile>;

export const oneCompany = {
  ...OWN,
  method: "GET",
  url: "/companies/:company",
  name: "oneCompany",
  summary: "A company with everything that is known of it, contacts included",
  params: companyParams,
  /** Its version is sent back with a change, so that two editors notice each other. */
  response: company.extend({
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  }),
} satisfies Endpoint;

export const importCompanies = {
  ...OWN,
  method: "POST",
  url: "/companies/file",
  name: "importCompanies",
  summary: "Imports companies and their contacts from CSV or XLSX: first as a preview, then all in one step",
  bodyLimit: LARGEST_BODY,
  perMinute: 30,
  body: z.strictObject({
    ...ownFileOrder(LARGEST_BODY),
    mode: z.enum(IMPORT_MODES).describe("`add` keeps companies that the file does not name; `replace` removes them."),
    zips: z
      .array(
        z.strictObject({
          zip: zipCode.describe("Five-digit ZIP code."),
          county: z.string().max(5).describe("FIPS code of the chosen county."),
        }),
      )
      .max(200)
      .default([])
      .describe("For ZIP codes of several counties, the county that someone chose."),
  }),
  response: z.object({
    ...ownFileFound,
    companies: z.number().int().describe("How many companies the good rows make."),
    contacts: z.number().int().describe("How many contacts."),
    withoutCounty: z
      .number()
      .int()
      .describe("Companies of the file whose county is not known, so that they have no market."),
    byZip: z.number().int().describe("Companies whose county is that of their ZIP code."),
    hasZips: z.boolean().describe("Whether a table of ZIP codes and counties is loaded."),
    undecided: z
      .array(undecidedZip)
      .readonly()
      .describe(
        "ZIP codes of several counties, most companies first: without a choice their companies have no county.",
      ),
    added: z.number().int().describe("How many companies are new."),
    changed: z.number().int().describe("How many companies change."),
    unchanged: z.number().int().describe("How many stayed as they were."),
    removed: z.number().int().describe("How many companies are removed."),
    change: changeId.nullable().describe("What it can be undone by; null where nothing was kept."),
  }),
} satisfies Endpoint;

export type ImportReport = EndpointOutput<typeof importCompanies>;

export const removeCompany = {
  ...OWN,
  method: "DELETE",
  url: "/companies/:company",
  name: "removeCompany",
  summary: "Removes a company and its contacts; undoable for 30 days",
  params: companyParams,
  response: companyChange,
} satisfies Endpoint;

export const removeExample = {
  ...OWN,
  method: "DELETE",
  url: "/companies/example",
  name: "removeExample",
  summary:
    "Removes the companies of the example file, which do not exist and whose ids begin with `example-`; undoable for 30 days",
  response: companyChange,
} satisfies Endpoint;

export const companyPairs = {
  ...OWN,
  method: "GET",
  url: "/companies/pairs",
  name: "companyPairs",
  summary: "Companies that look like one: the same CRM id, or the same name and ZIP code, phone number or website",
  response: z.object({
    total: z.number().int().describe("How many there are; the first hundred are in `items`."),
    items: z
      .array(
        z.object({
          by: z.enum(LIKENESSES).describe("What they have in common."),
          one: company.describe("The first one."),
          other: company.describe("The second one."),
        }),
      )
      .readonly()
      .describe("The pairs."),
  }),
} satisfies Endpoint;

export type CompanyPairs = EndpointOutput<typeof companyPairs>;

export const mergeCompany = {
  ...OWN,
  method: "POST",
  url: "/companies/:company/merging",
  name: "mergeCompany",
  summary: "Merges another company into this one, which keeps its fields and fills its gaps; undoable for 30 days",
  params: companyParams,
  body: z.strictObject({ other: companyId.describe("Id of the company that is merged into this one.") }),
  response: companyChange,
} satisfies Endpoint;

export const tellApart = {
  ...OWN,
  method: "POST",
  url: "/companies/:company/telling-apart",
  name: "tellApart",
  summary: "Remembers that two companies that look like one are not the same",
  params: companyParams,
  body: z.strictObject({ other: companyId.describe("Id of the company that is another one.") }),
  response: companyChange,
} satisfies Endpoint;

export const undoCompanies = {
  ...OWN,
  method: "POST",
  url: "/companies/changes/:change/undoing",
  name: "undoCompanies",
  summary: "Undoes an import, a merge or a removal within 30 days, unless its companies were changed again",
  params: z.object({ change: changeId.describe("Id of the change.") }),
  response: z.object({}),
} satisfies Endpoint;

const whose = z.object({ of: lineOfText(200).describe("Name, email address or phone number of the contact.") });

export const companyContacts = {
  ...OWN,
  method: "GET",
  url: "/company-contacts",
  name: "companyContacts",
  summary:
    "Everything held about one contact, by name, e-mail address or phone number, including what can still be undone",
  query: whose,
  response: z.object({
    items: z
      .array(
        contact.extend({
          company: z.string().describe("Name of the company."),
          file: z.string().nullable().describe("Name of the file it came in; null where someone typed it."),
          at: z.iso.datetime().describe("When it came in, ISO 8601 in UTC."),
          counts: z.boolean().describe("Whether it is in use, not only kept for undoing."),
        }),
      )
      .readonly()
      .describe("What is held, newest first."),
  }),
  csv: "list",
} satisfies Endpoint;

export const eraseContact = {
  ...OWN,
  method: "DELETE",
  url: "/company-contacts",
  name: "eraseContact",
  summary: "Erases one contact, by name, e-mail address or phone number, for good; this cannot be undone",
  /** With `name`, nobody of another name who shares the number or address. */
  query: whose.extend({ name: lineOfText(200).optional().describe("With it, only a person of this name.") }),
  response: z.object({ erased: z.number().int().describe("How many were erased.") }),
} satisfies Endpoint;
