import { describe, expect, test } from "vitest";
import { contourFeature } from "./contourFeature.ts";
import { contourOf } from "./contourOf.ts";
import { type OfficialLine, officialContour, officialLine } from "./officialContour.ts";
import { placeAt } from "./sphere.ts";
import type { Transmitter } from "./transmitter.ts";

const station: Transmitter = {
  facilityId: "77",
  service: "fm",
  channel: null,
  frequency: 101.1,
  latitude: 47.25472,
  longitude: -93.43417,
  erpKw: 100,
  haatM: 140,
  fmClass: "C1",
  pattern: null,
  patternRotation: 0,
};

/** A line as the FCC writes it, of a circle of so many km; `turn` moves every place to another bearing. */
function lineOf(km: number, turn = 0): string {
  const places = Array.from({ length: 360 }, (_, at) => {
    const [longitude, latitude] = placeAt(47.25472, -93.43417, ((at + turn) * Math.PI) / 180, km);
    return `${latitude.toFixed(5)} ,${longitude.toFixed(5)}`;
  });
  return ["23306     ", "FM", "2f84d27e", "01", "47.25472 ,-93.43417", ...places, "^", ""].join("|");
}

describe("an official contour", () => {
  test("takes the place of a predicted one, at 360 bearings", () => {
    const line = officialLine(lineOf(61.4)) as OfficialLine;
    expect(line).toMatchObject({ applicationId: "2f84d27e", service: "FM", site: "01" });
    const contour = officialContour(station, line);
    expect(contour).toMatchObject({ facilityId: "77", method: "official", levelDbu: 60, assumed: [] });
    if (typeof contour === "string") throw new Error(contour);
    expect(contour.radiiKm).toHaveLength(360);
    expect(contour.radiiKm.every((km) => Math.abs(km - 61.4) < 0.01)).toBe(true);
    expect(contour.levelDbu).toBe(contourOf(station).contour?.levelDbu);
    expect(contourFeature(contour, null).geometry.coordinates[0]).toHaveLength(361);
  });

  test("may lie on the transmitter itself where nothing is radiated", () => {
    expect(officialContour(station, officialLine(lineOf(0)) as OfficialLine)).toMatchObject({ method: "official" });
  });

  test("is refused where its places do not lie at their bearings", () => {
    expect(officialContour(station, officialLine(lineOf(61.4, 90)) as OfficialLine)).toBe("uneven-bearings");
  });

  test("is not read from headings or from lines cut short", () => {
    expect(officialLine("application_id|service|lms_application_id|dts_site_number|transmitter_site|0|1|2")).toBeNull();
    expect(officialLine(lineOf(61.4).slice(0, 4000))).toBe("not-a-contour");
    expect(officialLine(lineOf(61.4).replace("47.25472 ,-93.43417", " , "))).toBe("not-a-contour");
    expect(officialLine("")).toBe("not-a-contour");
  });
});
