import { expect, test } from "vitest";
import { readListView } from "#ui/list/listView.ts";
import { auditFilterOf } from "./auditFilterOf.ts";

const COLUMNS = [
  { key: "at", kind: "date" },
  { key: "actor", kind: "choice" },
  { key: "action", kind: "choice" },
  { key: "subject", kind: "choice" },
] as const;

const filterOf = (address: string) => auditFilterOf(readListView(new URLSearchParams(address), COLUMNS));

test("an empty address asks for everything", () => {
  expect(filterOf("")).toEqual({});
});

test("search, choices and kinds of subject are passed on", () => {
  expect(filterOf("search=acme&actor=ann,bob&action=customer.changed&subject=customer")).toEqual({
    search: "acme",
    actor: "ann,bob",
    action: "customer.changed",
    subjectKind: "customer",
  });
});

test("the last day is included, up to its last moment where the reader is", () => {
  const { from, to } = filterOf("at=2026-05-01..2026-05-01");
  expect(Date.parse(to ?? "") - Date.parse(from ?? "")).toBe(24 * 3_600_000);
  expect(from).toBe(new Date("2026-05-01T00:00:00").toISOString());
});
