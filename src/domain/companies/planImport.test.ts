import { expect, test } from "vitest";
import { duplicatePairs, pairKey } from "./duplicates.ts";
import type { Company, CompanyContact, NewCompany } from "./company.ts";
import { mergeCompanies } from "./mergeCompanies.ts";
import { planImport } from "./planImport.ts";

const owner: CompanyContact = {
  name: "Owner",
  role: null,
  phone: null,
  email: "owner@example.com",
  consent: "given",
  source: "Trade fair",
};

const made = (given: Partial<NewCompany>): NewCompany => ({
  name: "Example company 1",
  street: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  subVertical: "hotels",
  employees: null,
  phone: null,
  website: null,
  crmId: null,
  ownDollars: null,
  contacts: [],
  ...given,
});
const known = (id: string, given: Partial<NewCompany>): Company => ({ ...made(given), id });

test("a company of a file is a known one by its CRM id, else by its name and ZIP code", () => {
  const before = [known("a", { crmId: "7" }), known("b", { name: "Second, LLC", zip: "75001" })];
  const plan = planImport(
    before,
    [
      made({ name: "New name", crmId: "7" }),
      made({ name: "second", zip: "75001", employees: 9 }),
      made({ name: "Third" }),
    ],
    "add",
  );
  expect(plan.changed.map(({ id, name }) => [id, name])).toEqual([
    ["a", "New name"],
    ["b", "second"],
  ]);
  expect(plan.added.map(({ name }) => name)).toEqual(["Third"]);
  expect(plan.removed).toEqual([]);
});

test("what a file leaves blank stays, and a file taken twice changes nothing", () => {
  const before = [known("a", { crmId: "7", phone: "214 555 0100", contacts: [owner] })];
  const file = [made({ crmId: "7", employees: 12 })];
  const { changed } = planImport(before, file, "add");
  expect(changed).toMatchObject([{ id: "a", phone: "214 555 0100", employees: 12, contacts: [owner] }]);
  expect(planImport(changed, file, "add")).toMatchObject({ added: [], changed: [], unchanged: 1 });
});

test("a file that replaces removes what it does not name", () => {
  const plan = planImport([known("a", { crmId: "7" }), known("b", {})], [made({ crmId: "7" })], "replace");
  expect(plan.removed.map(({ id }) => id)).toEqual(["b"]);
});

test("a merge keeps the chosen company's fields, fills its gaps and loses nobody", () => {
  const second = { ...owner, email: "second@example.com" };
  const merged = mergeCompanies(
    made({ name: "Chosen", phone: "1", contacts: [owner] }),
    made({ phone: "2", website: "example.com", contacts: [{ ...owner, consent: "none" }, second] }),
  );
  expect(merged).toMatchObject({ name: "Chosen", phone: "1", website: "example.com", contacts: [owner, second] });
});

test("two look like one by CRM id, or by name with ZIP code, phone number or website, unless somebody told them apart", () => {
  const companies = [
    known("a", { crmId: "7", name: "One", phone: "(214) 555-0100" }),
    known("b", { crmId: "7", name: "Other" }),
    known("c", { name: "One, Inc.", phone: "214-555-0100", website: "https://www.example.com/x" }),
    known("d", { name: "one", website: "example.com" }),
    known("e", { name: "Somebody else", phone: "214 555 0100" }),
  ];
  const found = (apart: readonly string[] = []) =>
    duplicatePairs(companies, new Set(apart)).map(({ one, other, by }) => [one.id, other.id, by]);
  expect(found()).toEqual([
    ["a", "b", "crmId"],
    ["a", "c", "phone"],
    ["c", "d", "website"],
  ]);
  expect(found([pairKey("b", "a")])).toHaveLength(2);
});
