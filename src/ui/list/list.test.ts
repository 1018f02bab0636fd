import { expect, test } from "vitest";
import type { ListColumn } from "./listColumn.ts";
import { listFile } from "./listFile.ts";
import { type ListView, nextSort, readListView, writeListView } from "./listView.ts";
import { shownRows } from "./shownRows.ts";

interface Shop {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly seats: number | null;
  readonly opened: string | null;
}

const SHOPS: readonly Shop[] = [
  { name: "José Müller", kinds: ["tv", "radio"], seats: 10, opened: "2026-01-05T12:00:00Z" },
  { name: "Zoë", kinds: [], seats: null, opened: null },
  { name: "anna", kinds: ["radio"], seats: 9, opened: "2025-06-30T12:00:00Z" },
];

const COLUMNS: readonly ListColumn<Shop>[] = [
  { key: "name", head: "Name", kind: "text", width: 200, value: ({ name }) => name },
  {
    key: "kinds",
    head: "Kinds",
    kind: "choice",
    width: 100,
    value: ({ kinds }) => kinds,
    options: [
      { value: "tv", label: "Local TV" },
      { value: "radio", label: "Local radio" },
    ],
  },
  { key: "seats", head: "Seats", kind: "number", width: 80, value: ({ seats }) => seats },
  { key: "opened", head: "Opened", kind: "date", width: 80, value: ({ opened }) => opened },
];

const viewOf = (address: string): ListView => readListView(new URLSearchParams(address), COLUMNS);
const namesAt = (address: string) =>
  shownRows(SHOPS, COLUMNS, viewOf(address), (a, b) => a.localeCompare(b, "en")).map(({ name }) => name);

test.each([
  ["search=jose", ["José Müller"]],
  ["search=MULLER tv", ["José Müller"]],
  ["search=local", ["José Müller", "anna"]],
  ["search=nobody", []],
  ["kinds=radio", ["José Müller", "anna"]],
  ["kinds=tv,none", ["José Müller", "Zoë"]],
  ["seats=10..", ["José Müller"]],
  ["seats=..9", ["anna"]],
  ["opened=2026-01-01..2026-01-31", ["José Müller"]],
  ["name=NN", ["anna"]],
  ["search=local&kinds=tv", ["José Müller"]],
])("%s finds %j", (address, names) => {
  expect(namesAt(address)).toEqual(names);
});

test.each([
  ["sort=name", ["anna", "José Müller", "Zoë"]],
  ["sort=-name", ["Zoë", "José Müller", "anna"]],
  ["sort=seats", ["anna", "José Müller", "Zoë"]],
  ["sort=-seats", ["José Müller", "anna", "Zoë"]],
  ["sort=made-up", ["José Müller", "Zoë", "anna"]],
])("%s orders, and what holds nothing comes last", (address, names) => {
  expect(namesAt(address)).toEqual(names);
});

test("a view goes into the address and comes back, and what belongs to others stays", () => {
  const address = "market=tv-501&search=jos%C3%A9&sort=-seats&kinds=tv%2Cradio&seats=1..5&opened=2026-01-01..";
  const written = writeListView(new URLSearchParams("market=tv-501&kinds=old"), COLUMNS, viewOf(address));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(address)));
});

test.each(["seats=many..few", "opened=yesterday..", "opened=2026-13-45..", "kinds=", "name=%20"])(
  "what makes no sense in an address narrows nothing: %s",
  (address) => {
    expect(namesAt(address)).toHaveLength(3);
  },
);

test("a head pressed three times sorts, turns round, and lets go; figures begin with the largest", () => {
  const [name, , seats] = COLUMNS;
  if (!name || !seats) throw new Error("The columns are missing.");
  const first = nextSort(null, name);
  const second = nextSort(first, name);
  expect([first, second, nextSort(second, name)]).toEqual([
    { column: "name", descending: false },
    { column: "name", descending: true },
    null,
  ]);
  expect(nextSort(first, seats)).toEqual({ column: "seats", descending: true });
});

test("the file says in words what the list shows, and numbers stay numbers", () => {
  expect(listFile(SHOPS.slice(0, 2), COLUMNS.slice(0, 3))).toMatchObject({
    rows: [
      ["José Müller", "Local TV, Local radio", 10],
      ["Zoë", "", ""],
    ],
  });
});
