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

const contact = z.object({
  name: z.string().nullable(),
  role: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  consent: z.enum(CONSENTS),
  source: z.string(),
});

const company = z.object({
  id: companyId,
  name: z.string(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** FIPS code; null where it is not known. */
  county: z.string().nullable(),
  subVertical: z.string(),
  employees: z.number().int().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  crmId: z.string().nullable(),
  ownDollars: z.number().nullable(),
  contacts: z.array(contact).readonly(),
});

const ranked = company.extend({
  /** The market it is ranked in: of those that are open to the caller, the one with most of its county. Null where there is none. */
  market: z.string().nullable(),
  /** All of them. */
  markets: z.array(z.string()).readonly(),
  /** 0–100; null without a market. */
  score: z.number().int().nullable(),
  turn: z.enum(TURNS).nullable(),
});

export type RankedCompany = z.output<typeof ranked>;

/** A category in a market, as companies of it are ranked. */
const category = z.object({
  market: z.string(),
  subVertical: z.string(),
  /** What it spends there in the year. */
  dollars: z.number().nullable(),
  /** Average yearly change of its money over the years ahead. */
  growth: z.number().nullable(),
  /** The next three months against three even ones; 1 is even. */
  season: z.number().nullable(),
  /** What each of the three is worth, 0–100. */
  parts: z.object({ wallet: z.number(), growth: z.number(), season: z.number() }),
});

export type RankedCategory = z.output<typeof category>;

/** What companies are ranked by. */
const grounds = z.object({
  /** The year whose money ranks them; null while nothing is published. */
  year: z.number().int().nullable(),
  categories: z.array(category).readonly(),
  /** What their counties are called, by FIPS code. */
  counties: z.record(z.string(), z.string()),
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
    /** The markets of each county that are open to the caller, that in which its companies are ranked first. */
    markets: z.record(z.string(), texts),
    /** A place in each column is a company: twenty thousand of them are sent in half the bytes of as many objects. */
    columns: z.object({
      id: texts,
      name: texts,
      city: textsOrNone,
      zip: textsOrNone,
      county: textsOrNone,
      subVertical: texts,
      employees: numbersOrNone,
      phone: textsOrNone,
      crmId: textsOrNone,
      ownDollars: numbersOrNone,
      /** What its first contact is called, by name, role, e-mail address or number. */
      contact: textsOrNone,
      /** 0–100; null without a market. */
      score: numbersOrNone,
    }),
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
    /** Words that each must begin a word of the name, the city, the state, the ZIP code or the category: "roofers in Plano". */
    q: lineOfText(80).optional(),
    market: z.string().max(64).optional(),
    vertical: z.string().max(64).optional(),
    subVertical: z.string().max(64).optional(),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  response: z.object({
    /** How many the caller can see of the organization's, whatever is asked for. */
    all: z.number().int(),
    found: z.number().int(),
    items: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          city: z.string().nullable(),
          subVertical: z.string(),
          phone: z.string().nullable(),
          /** The market asked for, else the one it is ranked in; null where there is none. */
          market: z.string().nullable(),
          ownDollars: z.number().nullable(),
          score: z.number().int().nullable(),
          turn: z.enum(TURNS).nullable(),
        }),
      )
      .readonly(),
  }),
} satisfies Endpoint;

export type FoundCompanies = EndpointOutput<typeof companySearch>;

export const companiesFile = {
  ...OWN,
  method: "GET",
  url: "/companies/file",
  name: "companiesFile",
  summary: "All of them with everything that is known, contacts included, in the columns in which they can be imported",
  response: grounds.extend({ items: z.array(ranked).readonly() }),
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
  response: company.extend({ version: z.number().int() }),
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
    /** `add` keeps companies that the file does not name; `replace` removes them. */
    mode: z.enum(IMPORT_MODES),
    /** Which county companies of a ZIP code lie in that several counties have, as somebody chose; it is one of those. */
    zips: z
      .array(z.strictObject({ zip: zipCode, county: z.string().max(5) }))
      .max(200)
      .default([]),
  }),
  response: z.object({
    ...ownFileFound,
    /** What the sound rows come to. */
    companies: z.number().int(),
    contacts: z.number().int(),
    /** Companies of the file whose county is not known, so that they have no market. */
    withoutCounty: z.number().int(),
    /** Companies whose county is that of their ZIP code. */
    byZip: z.number().int(),
    /** Whether a table of ZIP codes and counties is loaded. */
    hasZips: z.boolean(),
    /** ZIP codes of several counties, most companies first: without a choice their companies have no county. */
    undecided: z.array(undecidedZip).readonly(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    removed: z.number().int(),
    /** Null where nothing was kept. */
    change: changeId.nullable(),
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
    /** All of them; the first hundred are in `items`. */
    total: z.number().int(),
    items: z.array(z.object({ by: z.enum(LIKENESSES), one: company, other: company })).readonly(),
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
  body: z.strictObject({ other: companyId }),
  response: companyChange,
} satisfies Endpoint;

export const tellApart = {
  ...OWN,
  method: "POST",
  url: "/companies/:company/telling-apart",
  name: "tellApart",
  summary: "Remembers that two companies that look like one are not the same",
  params: companyParams,
  body: z.strictObject({ other: companyId }),
  response: companyChange,
} satisfies Endpoint;

export const undoCompanies = {
  ...OWN,
  method: "POST",
  url: "/companies/changes/:change/undoing",
  name: "undoCompanies",
  summary: "Undoes an import, a merge or a removal within 30 days, unless its companies were changed again",
  params: z.object({ change: changeId }),
  response: z.object({}),
} satisfies Endpoint;

const whose = z.object({ of: lineOfText(200) });

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
        contact.extend({ company: z.string(), file: z.string().nullable(), at: z.iso.datetime(), counts: z.boolean() }),
      )
      .readonly(),
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
  query: whose.extend({ name: lineOfText(200).optional() }),
  response: z.object({ erased: z.number().int() }),
} satisfies Endpoint;
