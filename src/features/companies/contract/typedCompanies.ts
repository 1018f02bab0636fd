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
  name: lineOfText(200),
  street: lineOfText(200).nullable(),
  city: lineOfText(100).nullable(),
  state: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "Must be a state's two-letter code, such as TX.")
    .nullable(),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, "Must be the five digits of a ZIP code.")
    .nullable(),
  /** A FIPS code, or a name with its state such as "Dallas, TX". */
  county: lineOfText(100).nullable(),
  subVertical: z.string().max(64),
  employees: z.number().int().min(0).max(5_000_000).nullable(),
  phone: lineOfText(40).nullable(),
  website: lineOfText(300)
    .refine((text) => webHost(text) !== null, "Must be a web address, such as example.com.")
    .nullable(),
  crmId: lineOfText(100).nullable(),
  ownDollars: z.number().int().min(0).max(1_000_000_000_000).nullable(),
  contacts: z
    .array(
      z
        .strictObject({
          name: lineOfText(200).nullable(),
          role: lineOfText(100).nullable(),
          phone: lineOfText(40).nullable(),
          email: emailAddress.nullable(),
          consent: z.enum(CONSENTS),
          /** Where she is known from. */
          source: lineOfText(200),
        })
        .refine(
          ({ name, role, phone, email }) => name ?? role ?? phone ?? email,
          "Give each contact a name, role, phone number or email address.",
        ),
    )
    .max(20)
    .readonly(),
});

export type TypedCompany = z.output<typeof typedCompany>;

export const addCompany = {
  ...OWN,
  method: "POST",
  url: "/companies",
  name: "addCompany",
  summary: "Adds one company with its contacts; undoable for 30 days",
  body: typedCompany,
  response: companyChange.extend({ company: companyId }),
} satisfies Endpoint;

export const changeCompany = {
  ...OWN,
  method: "PUT",
  url: "/companies/:company",
  name: "changeCompany",
  summary: "Changes a company and its contacts as a whole; undoable for 30 days",
  params: companyParams,
  body: typedCompany.extend({ version: z.number().int() }),
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
          at: z.iso.datetime(),
          by: z.string(),
          kind: z.enum(VERSION_KINDS),
          /** The file's name, where it came in one. */
          file: z.string().nullable(),
          fields: z.array(z.enum(COMPANY_FIELDS)).readonly(),
        }),
      )
      .readonly(),
  }),
} satisfies Endpoint;

export type CompanyHistory = EndpointOutput<typeof companyHistory>["items"];
