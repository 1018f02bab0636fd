import { describe, expect, test } from "vitest";
import type { StationEngineeringRow } from "#platform/database/queries/stations/stationEngineeringRows.ts";
import { mergeEngineering } from "./mergeEngineering.ts";

const PATTERN = Array.from({ length: 36 }, (_, at) => (at === 0 ? 1 : 0.5));
const BARE: StationEngineeringRow = {
  station: "tv-1",
  importId: 1,
  channel: null,
  stationClass: null,
  latitude: null,
  longitude: null,
  erpKw: null,
  haatM: null,
  directional: null,
  pattern: null,
  patternRotation: 0,
  vintage: null,
};
const earlier: StationEngineeringRow = {
  ...BARE,
  channel: 28,
  latitude: 40.7,
  longitude: -74,
  erpKw: 200,
  haatM: 405,
  directional: true,
  pattern: PATTERN,
  patternRotation: 90,
  vintage: "2015",
};

describe("engineering from several files", () => {
  test("a later file without patterns leaves the pattern that is known, and counts in what it says", () => {
    const later = { ...BARE, importId: 2, channel: 35, erpKw: 245, vintage: "2017" };
    expect(mergeEngineering([earlier, later])).toEqual({
      ...earlier,
      importId: 2,
      channel: 35,
      erpKw: 245,
      vintage: "2017",
    });
  });

  test("an antenna that radiates evenly now has lost its pattern", () => {
    const later = { ...BARE, importId: 2, directional: false };
    expect(mergeEngineering([earlier, later])).toMatchObject({ directional: false, pattern: null, patternRotation: 0 });
  });

  test("half a position does not mix with another mast's", () => {
    const later = { ...BARE, importId: 2, latitude: 10 };
    expect(mergeEngineering([earlier, later])).toMatchObject({ latitude: 40.7, longitude: -74 });
  });

  test("transmitters of one file are not mixed: the last one stands for the station", () => {
    expect(mergeEngineering([earlier, { ...BARE, erpKw: 5 }])).toMatchObject({ erpKw: 5, haatM: null, pattern: null });
  });

  test("without a row there is nothing", () => {
    expect(mergeEngineering([])).toBeNull();
  });
});
