import { expect, test } from "vitest";
import { type FileCall, fileCallKey, type ListedCall, matchCalls, prospectOf } from "./fileCalls.ts";

const row = (facts: Partial<FileCall>): FileCall => ({
  owner: 1,
  market: "tv-623",
  subVertical: "hotels",
  prospect: null,
  name: null,
  company: null,
  facts: {},
  ...facts,
});

const listed = (id: string, facts: Partial<ListedCall>): ListedCall => ({
  id,
  owner: 1,
  market: "tv-623",
  subVertical: "hotels",
  prospect: "",
  name: null,
  company: null,
  ...facts,
});

const idsOf = (rows: readonly FileCall[], calls: readonly ListedCall[]) =>
  matchCalls(rows, calls).map((call) => call?.id ?? null);

test("a row stands under the id it gives, its company, its name, or as the category as a whole", () => {
  expect(prospectOf(row({ prospect: "grand", company: "c1", name: "Grand" }))).toBe("grand");
  expect(prospectOf(row({ company: "c1", name: "Grand" }))).toBe("company:c1");
  expect(prospectOf(row({ name: "The Grand Hotel, LLC" }))).toBe("name:grand hotel");
  expect(prospectOf(row({ name: "x".repeat(200) }))).toHaveLength(120);
  expect(prospectOf(row({}))).toBe("");
});

test("a row means the call of its id, else that of its company, else that of its name, in the same market and category", () => {
  const calls = [
    listed("whole", {}),
    listed("id", { prospect: "grand", name: "Grand" }),
    listed("company", { prospect: "old", company: "c1", name: "Old name" }),
    listed("named", { prospect: "boutique", name: "Boutique Hotels Inc." }),
    listed("elsewhere", { market: "tv-501", prospect: "name:seaside", name: "Seaside" }),
    listed("other", { owner: 2, prospect: "name:palace", name: "Palace" }),
  ];
  const rows = [
    row({}),
    row({ prospect: "grand", name: "Renamed" }),
    row({ company: "c1", name: "New name" }),
    row({ name: "boutique hotels" }),
    row({ name: "Seaside" }),
    row({ name: "Palace" }),
    row({ prospect: "unheard-of", name: "Grand" }),
  ];
  expect(idsOf(rows, calls)).toEqual(["whole", "id", "company", "named", null, null, null]);
});

test("a call is meant by one row alone", () => {
  const calls = [listed("one", { prospect: "old", company: "c1", name: "Grand" })];
  expect(idsOf([row({ company: "c1", name: "Grand" }), row({ name: "Grand" })], calls)).toEqual(["one", null]);
});

test("rows are the same call by owner, market, category and what they stand under", () => {
  expect(fileCallKey(row({ name: "Grand Hotel" }))).toBe(fileCallKey(row({ name: "The Grand Hotel" })));
  expect(fileCallKey(row({ name: "Grand Hotel" }))).not.toBe(fileCallKey(row({ name: "Grand Hotel", owner: 2 })));
});
