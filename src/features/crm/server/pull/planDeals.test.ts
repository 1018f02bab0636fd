import { expect, test } from "vitest";
import type { CompanyCall, DealRow } from "./dealRows.ts";
import { dealOutcome, planDeals } from "./planDeals.ts";

const STAGES = [
  { id: "quoted", label: "Quoted", status: "proposal" as const },
  { id: "closed", label: "Closed", status: "lost" as const },
];

const deal = (id: string, more: Partial<DealRow> = {}): DealRow => ({
  deal: id,
  company: "a",
  companyName: "Example company (not real)",
  name: "Spring",
  stage: "quoted",
  owner: 1,
  ownerName: "One",
  ownerWords: null,
  dollars: 5_000,
  changedAt: new Date(0),
  call: null,
  agreed: {},
  takenAt: null,
  ...more,
});

const call = (id: string, more: Partial<CompanyCall> = {}): CompanyCall => ({
  id,
  company: "a",
  market: "dallas",
  owner: 1,
  ownerName: "One",
  status: "open",
  dollars: null,
  ...more,
});

const plan = (deals: DealRow[], calls: CompanyCall[]) =>
  planDeals(deals, calls, STAGES).map((one) => [one.deal.deal, one.call?.id ?? null, dealOutcome(one)]);

test("a deal stands for the one call of its company, an open deal before one that is lost", () => {
  expect(plan([deal("old", { stage: "closed" }), deal("new")], [call("1")])).toEqual([
    ["old", null, "no-call"],
    ["new", "1", "change"],
  ]);
});

test("of several calls of a company it is the one of the deal's owner; else somebody has to say which", () => {
  const calls = [call("1"), call("2", { owner: 2 })];
  expect(plan([deal("x", { owner: 2 })], calls)).toEqual([["x", "2", "change"]]);
  expect(plan([deal("x", { owner: 3 })], calls)).toEqual([["x", null, "several-calls"]]);
});

test("a deal keeps the call that it once stood for", () => {
  expect(plan([deal("new"), deal("old", { call: "1", stage: "closed" })], [call("1")])).toEqual([
    ["new", null, "no-call"],
    ["old", "1", "change"],
  ]);
});

test("an owner whom nobody here is, and a stage that stands for nothing, change nothing", () => {
  const [{ fields } = { fields: [] }] = planDeals([deal("x", { owner: null, stage: "other" })], [call("1")], STAGES);
  expect(fields.map(({ verdict }) => verdict)).toEqual(["nothing", "nothing", "take"]);
});
