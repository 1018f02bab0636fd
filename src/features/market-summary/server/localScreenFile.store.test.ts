import { describe, expect, test } from "vitest";
import { givenStations } from "#tests/support/givenStations.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { ReportDocument } from "#documents/document.ts";
import type { StationOverview } from "#features/stations/contract.ts";

const ANN = "ann@example.com";
const NARROW = "narrow@example.com";
const RADIO = "radio@example.com";

async function withStations() {
  const product = await givenStations({ all: ANN, narrow: NARROW, radio: RADIO });
  const file = async (query: string, as = ANN, market = "tv-623") => {
    const answer = await product.get(`/markets/${market}/screen-file?format=pdf&year=2025&${query}`, { as });
    return { answer, document: product.printed.at(-1) };
  };
  return { ...product, file };
}

const figuresOf = (document: ReportDocument | undefined) =>
  document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure")) ?? [];

const columnOf = (document: ReportDocument | undefined, name: string, key: string) => {
  const { table } = figuresOf(document).find((figure) => figure.name === name) ?? {};
  const at = table?.columns.findIndex((column) => column.key === key) ?? -1;
  return table?.rows.map(({ cells }) => cells[at]?.value);
};

describe.skipIf(storeMissing)("the file of a screen of a local medium", () => {
  test("of the stations holds the plane, the owners and every station with the figures of the API", async () => {
    const { file, ask } = await withStations();
    const { answer, document } = await file("screen=stations");
    expect(answer.headers["content-disposition"]).toContain("tv-623-station-overview-2025.pdf");
    expect(figuresOf(document).map(({ name }) => name)).toEqual([
      "powerRatio",
      "stationOwners",
      "stationCompetitiveOverview",
      "stationProgrammes",
    ]);
    const { rows } = await ask<StationOverview>("/markets/tv-623/stations?year=2025");
    expect(columnOf(document, "stationCompetitiveOverview", "callSign")).toEqual(
      rows.map(({ station }) => station.callSign).toSorted((a, b) => Number(a === "QPBS-TV") - Number(b === "QPBS-TV")),
    );
    expect(columnOf(document, "stationCompetitiveOverview", "ota")?.slice(0, 2)).toEqual(
      rows.slice(0, 2).map(({ ota }) => ota),
    );
    expect(figuresOf(document)[0]?.chart).toMatchObject({ kind: "scatter", even: { name: "Power ratio 1" } });
  });

  test("of the profile holds its chapters, counted as asked", async () => {
    const { file } = await withStations();
    const { document } = await file("screen=profile&by=owner&locale=de-DE");
    expect(document).toMatchObject({ title: "Marktprofil", locale: "de-DE" });
    const names = figuresOf(document).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["marketProfileStats", "marketPolygon", "mediumSpending", "topCompetitorsByShare"]),
    );
    expect(columnOf(document, "topRevenueAndShare", "name")).toEqual(["Group One", "Group Two"]);
  });

  test("is open by the flag of the medium, and of some verticals tells nothing that is divided from the others", async () => {
    const { file } = await withStations();
    for (const screen of ["profile", "stations"]) {
      expect((await file(`screen=${screen}`, RADIO)).answer.json()).toMatchObject({ code: "access-required" });
      expect((await file(`screen=${screen}`, ANN, "tv-618")).answer.json()).toMatchObject({
        code: "market-not-entitled",
      });
    }
    expect((await file("screen=profile&localMedium=radio", RADIO)).answer.json()).toMatchObject({
      code: "access-required",
    });
    const narrow = await file("screen=stations", NARROW);
    expect(figuresOf(narrow.document).map(({ name }) => name)).not.toContain("powerRatio");
    expect(columnOf(narrow.document, "stationCompetitiveOverview", "ota")?.every((ota) => ota === null)).toBe(true);
    const profile = (await file("screen=profile", NARROW)).document;
    expect(figuresOf(profile).map(({ name }) => name)).not.toContain("topRevenueAndShare");
  });

  test("a block is kept in one's own report, and left out once its medium is no longer bought", async () => {
    const { get, printed, given, revision } = await withStations();
    const add = (section: string, path: string, as = ANN) =>
      get("/api/v1/report-basket", {
        method: "POST",
        as,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ section, path, revision: String(revision) }),
      });
    const path = "/tv/station-overview?market=tv-623&year=2025&view=owners";
    expect((await add("powerRatio", path)).json()).toMatchObject({ count: 1, item: { section: "powerRatio", path } });
    await add("salesCalendar", "/tv/market-profile?market=tv-623&year=2026");
    expect((await add("powerRatio", "/market-summary?market=tv-623&year=2025")).json()).toHaveProperty("code");
    expect((await add("powerRatio", path, RADIO)).json()).toHaveProperty("code");
    await get("/api/v1/report-basket/file", { as: ANN });
    expect(figuresOf(printed.at(-1)).map(({ name }) => name)).toEqual(["powerRatio", "salesCalendar"]);
    expect(columnOf(printed.at(-1), "powerRatio", "name")).toEqual(["group Group One"]);
    await given.customer({ markets: ["tv-623"], access: ["radio"] });
    const refused = await get("/api/v1/report-basket/file", { as: ANN });
    expect(refused.statusCode === 200 ? figuresOf(printed.at(-1)) : []).toEqual([]);
  });
});
