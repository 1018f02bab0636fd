import { expect, test } from "vitest";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { auditChanges } from "./auditChanges.ts";

const RECORDED =
  /(?<=")(customer|person|apiKey|viewAs|revision|message|accessRequest|signingKey|webhook|reportLink|upload|content)\.[\w-]+(?=")/g;

test("a value that changed is shown as it was and as it is", () => {
  expect(auditChanges({ before: { seats: 3, plan: "Basic" }, after: { seats: 5, plan: "Gold" } })).toEqual([
    { field: "seats", kind: "value", was: 3, is: 5 },
    { field: "plan", kind: "value", was: "Basic", is: "Gold" },
  ]);
});

test("a list is shown by what came and what went", () => {
  expect(auditChanges({ before: { access: ["tv", "radio"] }, after: { access: ["radio", "shareOfWallet"] } })).toEqual([
    { field: "access", kind: "list", added: ["shareOfWallet"], removed: ["tv"] },
  ]);
});

test("what had been assigned to nothing is not said to be removed", () => {
  expect(auditChanges({ before: { first: ["7 -", "8 hotels"] }, after: { first: ["7 casinos", "8 -"] } })).toEqual([
    { field: "first", kind: "list", added: ["7 casinos", "8 -"], removed: ["8 hotels"] },
  ]);
});

test("from everything to a list is no list that grew: what it was and is are shown", () => {
  expect(auditChanges({ before: { verticals: null }, after: { verticals: ["retail"] } })).toEqual([
    { field: "verticals", kind: "value", was: null, is: ["retail"] },
  ]);
});

test("something new shows what it begins with and leaves out what it lacks", () => {
  expect(auditChanges({ before: null, after: { name: "New TV", plan: "", owner: null, markets: [] } })).toEqual([
    { field: "name", kind: "value", was: null, is: "New TV" },
  ]);
  expect(auditChanges({ before: null, after: null })).toEqual([]);
});

const sources: Record<string, string> = import.meta.glob("../../{identity,features,revisions,content}/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** `customer.created` and the like. */
const said = (words: object) =>
  Object.entries(words).flatMap(([kind, actions]) => Object.keys(actions).map((action) => `${kind}.${action}`));

test("every action that the server records can be told in words", () => {
  const recorded = Object.entries(sources)
    .filter(([path, code]) => !path.endsWith(".test.ts") && code.includes("#platform/audit/recordChange.ts"))
    .flatMap(([, code]) => code.match(RECORDED) ?? []);
  expect(recorded.length).toBeGreaterThan(10);
  const { action: sentences, actionName: names } = ALL_MESSAGES["en-US"].audit;
  for (const words of [sentences, names])
    expect(recorded.filter((action) => !said(words).includes(action))).toEqual([]);
});
