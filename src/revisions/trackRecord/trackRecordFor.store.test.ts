import { describe, expect, test } from "vitest";
import { NATION } from "#domain/markets/market.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildRevision } from "../buildRevision.ts";
import { loadRevision } from "../publishing/loadRevision.ts";
import { publish } from "../publishing/publish.ts";
import { keepForecasts, keepForecastsOf } from "./keepForecasts.ts";
import { recordSummariesFor, trackRecordFor } from "./trackRecordFor.ts";

/** The totals a year later: 2026 has closed, TV as somebody published it and Mobile as we model it. */
const YEAR_LATER = `${SMALL_IMPORTS["national-totals"].replace(/.*,2026,.*\n/g, "")}tvOta,2026,860000000,240000000,actual,published,Example Bureau
tvOta,2027,850000000,21000000,actual,published,Example Bureau
tvOta,2028,840000000,310000000,estimate,derived,Example Bureau
mobile,2026,1950000000,58000000,actual,modelled,Example Bureau
mobile,2027,2200000000,6000000,actual,modelled,Example Bureau
mobile,2028,2400000000,70000000,estimate,modelled,Example Bureau
`;

async function afterTwoYears() {
  const database = await testDatabase();
  const first = await importSmallCountry(database);
  await buildRevision(database, first);
  await publish(database, first);
  await keepForecasts(database);
  const { revision: second } = await importText(database, "national-totals", YEAR_LATER);
  if (second === null) throw new Error("The totals were refused.");
  await buildRevision(database, second);
  await publish(database, second);
  const [before, after] = [await loadRevision(database, first), await loadRevision(database, second)];
  return { database, before, after, reader: { loadedRevision: after, verticals: "all" } as const };
}

describe.skipIf(storeMissing)("two revisions as they are really built", () => {
  test("the nation's forecast of 2027 is held against the published total, to the dollar", async () => {
    const { database, reader } = await afterTwoYears();
    const { scores } = await trackRecordFor(database, reader, NATION);
    const tv = scores.find(({ medium, part }) => medium === "tvOta" && part === "core");
    expect(tv).toMatchObject({ year: 2027, horizon: 2, closed: 850_000_000, kind: "actual", unchanged: 880_000_000 });
    expect(tv?.restated).toBe(0);
    expect(tv?.error).toBeCloseTo((tv?.forecast ?? 0) / 850_000_000 - 1);
    // Three years say nothing of how far such forecasts are off, so no range was printed.
    expect(tv).toMatchObject({ low: null, high: null, inRange: null });
    // Nobody published what Mobile came to.
    expect(scores.find(({ medium, part }) => medium === "mobile" && part === "core")).toMatchObject({
      kind: "estimate",
    });
  });

  test("markets add up to the nation in what was forecast and in what came", async () => {
    const { database, reader } = await afterTwoYears();
    const of = async (market: string) =>
      (await trackRecordFor(database, reader, market)).scores.filter(({ medium }) => medium !== null);
    const [nation, dallas, houston] = [await of(NATION), await of("tv-623"), await of("tv-618")];
    expect(nation).toHaveLength(4);
    for (const [at, score] of nation.entries()) {
      expect((dallas[at]?.forecast ?? 0) + (houston[at]?.forecast ?? 0)).toBe(score.forecast);
      expect((dallas[at]?.closed ?? 0) + (houston[at]?.closed ?? 0)).toBe(score.closed);
      expect([dallas[at]?.kind, houston[at]?.kind]).toEqual(["estimate", "estimate"]);
    }
  });

  test("radio markets are scored as well, and a summary says what the scores say", async () => {
    const { database, reader } = await afterTwoYears();
    const { core } = await trackRecordFor(database, reader, "radio-26420");
    expect(core.overall.count).toBe(2);
    const summaries = await recordSummariesFor(database, reader, ["tv-623", "radio-26420"]);
    expect(summaries.get("radio-26420")).toEqual(core.overall);
  });

  test("what is read from memory is kept as what is read from the store", async () => {
    const { database, before } = await afterTwoYears();
    const kept = () =>
      database.query("select * from kept_forecast where revision_id = $1 order by market_id", [
        Number(before.revision.id),
      ]);
    const fromStore = await kept();
    expect(fromStore).toHaveLength(4);
    await database.query("delete from kept_forecast");
    await keepForecastsOf(database, Number(before.revision.id), before);
    expect(await kept()).toEqual(fromStore);
  });
});
