import { describe, expect, test } from "vitest";
import type { ReportDocument } from "#documents/document.ts";
import { formatsFor } from "#language/format.ts";
import { givenStations } from "#tests/support/givenStations.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const PEOPLE = { all: SELLER, narrow: "narrow@example.com", radio: "radio@example.com" };
const STORY = "/markets/tv-623/one-sheet/document?document=meetingKit&focus=leisure&medium=tvOta&audience=client";

async function stationsTable(ask: Awaited<ReturnType<typeof givenStations>>["ask"]) {
  const { sections } = await ask<ReportDocument>(STORY);
  const parts = sections.flatMap((section) => section.parts);
  return parts.find((part) => part.kind === "figure" && part.table?.name === "own-stations");
}

describe.skipIf(storeMissing)("what a client reads of the stations that are offered", () => {
  test("is how many people can receive each, as the map counts them, with where that comes from", async () => {
    const { ask, database } = await givenStations(PEOPLE);
    expect(await stationsTable(ask), "none is offered by who sells for none").toBeUndefined();
    const { rows } = await ask<{ rows: { station: { id: string; callSign: string } }[] }>("/markets/tv-623/stations");
    const own = rows.find(({ station }) => station.callSign === "QAAA-TV")?.station.id;
    await database.query(
      `insert into person_preference (person_id, stations) select person_id, array[$2::text] from person where email = $1
       on conflict (person_id) do update set stations = excluded.stations`,
      [SELLER, own],
    );
    const table = await stationsTable(ask);
    expect(table).toMatchObject({ source: expect.stringContaining("receive a station over the air") });
    const { features } = await ask<{ features: { id: string; properties: { population: number } }[] }>(
      "/markets/tv-623/station-contours",
    );
    const people = features.find(({ id }) => id === own)?.properties.population ?? 0;
    expect(people).toBeGreaterThan(0);
    expect(JSON.stringify(table)).toContain(formatsFor("en-US").people(people));
  });
});
