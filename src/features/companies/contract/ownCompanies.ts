import { z } from "zod";

/** Of the organisation's own people alone: not for API keys, nor for who looks as somebody else. */
export const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "companies" } as const;

export const changeId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
export const companyId = z.string().max(64);
export const companyParams = z.object({ company: companyId.describe("A company's id.") });

/** What a change did, to be undone by its id. */
export const companyChange = z
  .object({ change: changeId.describe("What it can be undone by.") })
  .meta({ id: "CompanyChange", description: "A change of companies that can be undone." });
