import { expect, test } from "vitest";
import type { CallEntry } from "#features/call-list/contract.ts";
import { findCall } from "./findCall.ts";
import { type CallOrder, sortCalls } from "./sortCalls.ts";

const entry = (id: string, facts: Partial<CallEntry>): CallEntry => ({
  id,
  market: "tv-623",
  marketName: "Dallas",
  subVertical: "hotels",
  prospect: null,
  name: id,
  note: "",
  status: "open",
  addedAt: "2026-01-01T00:00:00.000Z",
  owner: { id: "1", name: "Ann" },
  company: null,
  contact: null,
  nextStep: null,
  dueOn: null,
  dollars: null,
  medium: null,
  closedAt: null,
  ...facts,
});

const ENTRIES = [
  entry("Zoo", { addedAt: "2026-03-01T00:00:00.000Z", status: "lost" }),
  entry("Äpfel", { addedAt: "2026-02-01T00:00:00.000Z", marketName: "Austin", status: "called" }),
  entry("Motor", { addedAt: "2026-04-01T00:00:00.000Z", status: "called" }),
];

test.each<[CallOrder, string[]]>([
  ["added", ["Motor", "Zoo", "Äpfel"]],
  ["name", ["Äpfel", "Motor", "Zoo"]],
  ["market", ["Äpfel", "Motor", "Zoo"]],
  ["status", ["Motor", "Äpfel", "Zoo"]],
])("sorted by %s they come as %j", (order, names) => {
  const sorted = sortCalls(ENTRIES, order, ({ name }) => name ?? "", new Intl.Collator("de-DE").compare);
  expect(sorted.map(({ name }) => name)).toEqual(names);
});

test("a prospect, its sub-vertical and the same in another market are three calls", () => {
  const items = [
    entry("1", { subVertical: "hotels" }),
    entry("2", { subVertical: "hotels", prospect: "grand" }),
    entry("3", { subVertical: "hotels", market: "tv-501" }),
  ];
  expect(findCall(items, { market: "tv-623", subVertical: "hotels" })?.id).toBe("1");
  expect(findCall(items, { market: "tv-623", subVertical: "hotels", prospect: "grand" })?.id).toBe("2");
  expect(findCall(items, { market: "tv-501", subVertical: "hotels" })?.id).toBe("3");
  expect(findCall(items, { market: "tv-501", subVertical: "hospitals" })).toBeUndefined();
});
