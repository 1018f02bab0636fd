import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { benchmarkHalf } from "#domain/benchmarks/benchmarkHalf.ts";
import { type BenchmarkRecord, scoreBenchmark, summarizeBenchmarks } from "#domain/benchmarks/benchmarkRecord.ts";
import type { LocalBenchmark } from "#domain/benchmarks/localBenchmark.ts";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { barriers, keepsItsWidth, PHONE, SELLER, someone } from "../support/browser.ts";
import { openAs } from "../support/openAs.ts";

const PATH = "/market-reports/accuracy";

const published = (areaKind: LocalBenchmark["areaKind"], area: string, more: Partial<LocalBenchmark> = {}) => ({
  areaKind,
  area,
  medium: null,
  subVertical: "political",
  period: "2023-2024",
  amount: 1_000_000_000,
  status: "actual" as const,
  source: "Example Tracker",
  note: null,
  ...more,
});

const COMPARED: readonly (readonly [LocalBenchmark, number])[] = [
  [published("nation", "US"), 1_100_000_000],
  [published("state", "PA"), 900_000_000],
  [published("state", "WI"), 1_200_000_000],
  [published("tv-market", "tv-501", { medium: "radio", subVertical: null, source: "Example Bureau" }), 1_010_000_000],
  [published("tv-market", "tv-803"), 700_000_000],
];

/** What the API answers where a revision holds published figures, which depends on what is imported. */
function recordOf(): BenchmarkRecord {
  const owner = published("owner", "Example Radio Group", { medium: "radioOta" });
  const items = [
    ...COMPARED.map(([benchmark, ours]) =>
      scoreBenchmark(benchmark, benchmarkHalf(benchmark), { dollars: ours, partYears: null }),
    ),
    scoreBenchmark(owner, benchmarkHalf(owner), "owner"),
  ];
  return {
    items,
    summaries: summarizeBenchmarks(items),
    inputs: [
      { layout: "counties", nature: "fact" },
      { layout: "trades", nature: "assumed" },
    ],
    facts: [
      { fact: "peopleByYear", first: "2015", last: "2025" },
      { fact: "votes", first: "2024", last: "2024" },
      { fact: "fmTransmitters", first: "2026-11-22", last: "2026-11-22" },
    ],
    totals: [{ basis: "published", count: 12 }],
  };
}

describe("published figures beside ours", () => {
  let page: Page;
  beforeAll(async () => {
    const context = await someone();
    page = await context.newPage();
    await page.route("**/api/v1/accuracy", (route) => route.fulfill({ json: recordOf() }));
    await openAs(page, SELLER, PATH);
    await page.getByTestId("how-compared").waitFor();
  });
  afterAll(() => page.context().close());
  eachBeginsAgain(() => page);

  const places = () => page.getByTestId("accuracy-items").getByRole("rowheader").allInnerTexts();

  test("open with how far off they are, by half and kind of area, and with what is fact and what is assumed", async () => {
    await page
      .getByRole("heading", {
        name: /^For states and markets, our figures are off by a median of .+% from published ones/,
      })
      .waitFor();
    await page
      .getByTestId("accuracy-summaries")
      .getByRole("rowheader", { name: "States and markets" })
      .first()
      .waitFor();
    const inputs = page.getByTestId("accuracy-inputs");
    await inputs.getByText("Counties", { exact: true }).waitFor();
    await inputs.getByText("National totals by medium and year: 12 published.").waitFor();
    const years = await page.getByTestId("accuracy-years").getByRole("row").allInnerTexts();
    expect(years.slice(1).map((row) => row.split(/\s*\t\s*/))).toEqual([
      ["Population by year", "2015–2025"],
      ["Votes for president", "2024"],
      ["FM transmitters", "Nov 22, 2026"],
    ]);
    expect(await barriers(page)).toEqual([]);
  });

  test("are listed one by one, those that cannot be compared with why, and sorted by any head", async () => {
    const items = page.getByTestId("accuracy-items");
    await items.getByText("no: we do not total station groups").waitFor();
    expect(await places()).toEqual(["Nationwide", "PA", "WI", "New York", "Los Angeles", "Example Radio Group"]);
    await items.getByRole("columnheader", { name: "Place" }).getByRole("button").click();
    const sorted = await places();
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("are found by place, medium or source, and the search stands in the address", async () => {
    const search = page.getByRole("searchbox", { name: "Find a figure" });
    await search.fill("new york radio");
    await page.getByRole("status").getByText("1 figure").waitFor();
    expect(await places()).toEqual(["New York"]);
    expect(new URL(page.url()).searchParams.get("q")).toBe("new york radio");
    await search.fill("nowhere");
    await page.getByText("No published figure matches “nowhere”.").waitFor();
    await search.fill("");
  });

  test("can be taken along as rows of a file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/accuracy\.csv$/);
    expect(await readFile(await download.path(), "utf8")).toContain(
      "state,PA,total,political,2023-2024,1000000000,900000000,,-10",
    );
  });

  test("fit a phone", async () => {
    await page.setViewportSize(PHONE);
    await keepsItsWidth(page);
    expect(await barriers(page)).toEqual([]);
  });
});

describe("a revision without published figures", () => {
  test("says so, is found by what people call it, and still tells what its figures are", async () => {
    const page = await (await someone()).newPage();
    await page.route("**/api/v1/accuracy", (route) =>
      route.fulfill({ json: { ...recordOf(), items: [], summaries: [] } }),
    );
    await openAs(page, SELLER, "/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("benchmarks");
    await page.getByRole("option", { name: /Accuracy of Figures/ }).click();
    await page.getByTestId("empty-state").getByText("Nothing to compare yet").waitFor();
    await page.getByTestId("accuracy-inputs").waitFor();
    await page.context().close();
  });
});
