import { z } from "zod";
import { CONSENTS } from "#domain/companies/company.ts";
import { webHost } from "#domain/companies/companyKeys.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { emailAddress, lineOfText } from "#platform/api/plainText.ts";
import { companyChange, companyId, companyParams, OWN } from "./ownCompanies.ts";

/** What brings a company in, or makes it other than it was. */
export const VERSION_KINDS = ["file", "merged", "added", "changed"] as const;
/** What of it can differ from before, in the order of its form. */
export const COMPANY_FIELDS = [
  "name",
  "subVertical",
  "street",
  "city",
  "state",
  "zip",
  "county",
  "employees",
  "phone",
  "website",
  "crmId",
  "ownDollars",
  "contacts",
] as const;

/** A company as somebody types it. */
const typedCompany = z.strictObject({
  name: lineOfText(200).describe("The company's name."),
  street: lineOfText(200).nullable().describe("Street address; null where it is not known."),
  city: lineOfText(100).nullable().describe("City; null where it is not known."),
  state: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "Must be a state's two-letter code, such as TX.")
    .nullable()
    .describe("Postal code of the state; null where it is not known."),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, "Must be the five digits of a ZIP code.")
    .nullable()
    .describe("Five-digit ZIP code; null where it is not known."),
  county: lineOfText(100)
    .nullable()
    .describe('A FIPS code, or a name with its state such as "Dallas, TX"; null where it is not known.'),
  subVertical: z.string().max(64).describe("A sub-vertical's id."),
  employees: z
    .number()
    .int()
    .min(0)
    .max(5_000_000)
    .nullable()
    .describe("How many people work there; null where it is not known."),
  phone: lineOfText(40).nullable().describe("Phone number; null where it is not known."),
  website: lineOfText(300)
    .refine((text) => webHost(text) !== null, "Must be a web address, such as example.com.")
    .nullable()
    .describe("Web address; null where it is not known."),
  crmId: lineOfText(100).nullable().describe("The company's id in the CRM; null where it has none."),
  ownDollars: z
    .number()
    .int()
    .min(0)
    .max(1_000_000_000_000)
    .nullable()
    .describe("What it spends with the caller's organization, in whole dollars; null where it is not known."),
  contacts: z
    .array(
      z
        .strictObject({
          name: lineOfText(200).nullable().describe("The person's name; null where it is not known."),
          role: lineOfText(100).nullable().describe("The person's role; null where it is not known."),
          phone: lineOfText(40).nullable().describe("Phone number; null where it is not known."),
          email: emailAddress.nullable().describe("Email address; null where it is not known."),
          consent: z.enum(CONSENTS).describe("What the person has agreed to."),
          source: lineOfText(200).describe("How the person is known."),
        })
        .refine(
          ({ name, role, phone, email }) => name ?? role ?? phone ?? email,
          "Give each contact a name, role, phone number or email address.",
        ),
    )
    .max(20)
    .readonly()
    .describe("People to ask for there."),
});

export type TypedCompany = z.output<typeof typedCompany>;

export const addCompany = {
  ...OWN,
  method: "POST",
  url: "/companies",
  name: "addCompany",
  created: "/companies/:company",
  summary: "Adds one company with its contacts; undoable for 30 days",
  body: typedCompany,
  response: companyChange.extend({ company: companyId.describe("The company's id.") }),
} satisfies Endpoint;

export const changeCompany = {
  ...OWN,
  method: "PUT",
  url: "/companies/:company",
  name: "changeCompany",
  summary: "Changes a company and its contacts as a whole; undoable for 30 days",
  params: companyParams,
  body: typedCompany.extend({
    version: z.number().int().describe("The version that the caller saw; another one is refused as `conflict`."),
  }),
  response: companyChange,
} satisfies Endpoint;

export const companyHistory = {
  ...OWN,
  method: "GET",
  url: "/companies/:company/history",
  name: "companyHistory",
  summary:
    "Who brought a company in and who changed which of its fields, latest first; what was changed is kept for 30 days",
  params: companyParams,
  response: z.object({
    items: z
      .array(
        z.object({
          at: z.iso.datetime().describe("When it happened, ISO 8601 in UTC."),
          by: z.string().describe("Name of the person who did it."),
          kind: z.enum(VERSION_KINDS).describe("What was done."),
          file: z.string().nullable().describe("The file's name, where it came in one; null where there is none."),
          fields: z.array(z.enum(COMPANY_FIELDS)).readonly().describe("Fields that changed."),
        }),
      )
      .readonly()
      .describe("The changes, newest first."),
  }),
} satisfies Endpoint;

export type CompanyHistory = EndpointOutput<typeof companyHistory>["items"];
