import { expect, test } from "vitest";
import { wordsIn } from "#language/words/words.ts";
import { formatsFor } from "#language/format.ts";
import { readListView } from "#ui/list/listView.ts";
import { shownRows } from "#ui/list/shownRows.ts";
import { textIn } from "#language/words/textIn.ts";
import { competitiveOverview } from "#domain/stations/competitiveOverview.ts";
import { exampleFigures } from "#tests/support/exampleStation.ts";
import type { StationOverview } from "../../contract.ts";
import { groupColumns } from "./groupColumns.tsx";
import { stationColumns } from "./stationColumns.tsx";

const STATIONS = 160;

const overview: StationOverview = {
  ...competitiveOverview(
    Array.from({ length: STATIONS }, (_, at) =>
      exampleFigures(`Q${String(at).padStart(3, "0")}`, {
        shares: { "2025-11": at % 9 },
        local: at === 7 ? {} : { 2025: 1_000_000 + at * 50_000 },
        owner: `Owner ${at % 12}, Inc.`,
      }),
    ),
    {
      market: "tv-501",
      year: 2025,
      years: [2024, 2025].map((year) => ({ year, kind: "actual" })),
      demographic: "HH",
      daypart: "total",
    },
  ),
  medium: "tv",
  demographics: ["HH"],
  dayparts: ["total"],
  years: [2024, 2025],
  revenueWithheld: false,
};
const [firstOwner] = overview.owners;
if (!firstOwner) throw new Error("The example has no owner.");
const formats = formatsFor("en-US");
const words = wordsIn(await textIn("en-US"), formats, new Map());
const columns = stationColumns({ overview, words, contours: undefined, own: new Set() });
const shown = (address: string) => {
  const view = readListView(new URLSearchParams(address), columns);
  return shownRows(overview.rows, columns, view, (a, b) => formats.compare(a, b));
};

test("an owner with a comma in its name is chosen by the address alone", () => {
  const owners = new Set(shown("owner=owner-3-inc-").map(({ station }) => station.owner));
  expect(owners).toEqual(new Set(["Owner 3, Inc."]));
});

test("revenue is narrowed in millions whatever unit its head has, and what is not known is in no range", () => {
  const found = shown("ota=8..");
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ ota }) => ota !== null && ota >= 8_000_000)).toBe(true);
  expect(shown("ota=0..").some(({ ota }) => ota === null)).toBe(false);
});

test("groups are narrowed in millions and percent as well", () => {
  const owners = groupColumns(overview, "owners", words);
  const valueOf = (key: string) => owners.find((column) => column.key === key)?.value(firstOwner);
  expect(valueOf("ota")).toBeCloseTo((firstOwner.ota ?? 0) / 1e6);
  expect(valueOf("revenueShare")).toBeCloseTo((firstOwner.revenueShare ?? 0) * 100);
});

test("a column of which nothing is known is left for those who choose it", () => {
  const hidden = (key: string) => columns.find((column) => column.key === key)?.hidden ?? false;
  expect([hidden("ota"), hidden("population")]).toEqual([false, false]);
  const rows = overview.rows.map((row) => ({ ...row, ota: null }));
  const bare = stationColumns({ overview: { ...overview, rows }, words, contours: undefined, own: new Set() });
  expect(bare.find(({ key }) => key === "ota")).toMatchObject({ hidden: true, head: "OTA 2025, $M" });
});

test("stations of unknown revenue stand last, whichever way the table is sorted", () => {
  for (const sort of ["ota", "-ota"]) expect(shown(`sort=${sort}`).at(-1)?.ota).toBeNull();
});

test("a search, an owner and an order hold together", () => {
  const found = shown("search=q1&sort=-ota&owner=owner-3-inc-");
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ station }) => station.owner === "Owner 3, Inc." && station.callSign.startsWith("Q1"))).toBe(
    true,
  );
  const known = found.flatMap(({ ota }) => (ota === null ? [] : [ota]));
  expect(known).toEqual(known.toSorted((a, b) => b - a));
});
