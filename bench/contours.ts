import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { contourFeature } from "#forecast/contours/contourFeature.ts";
import { contourOf } from "#forecast/contours/contourOf.ts";
import { populationInside } from "#forecast/contours/populationInside.ts";
import { type CountyTopology, populationLattice } from "#forecast/contours/populationLattice.ts";
import type { Transmitter } from "#forecast/contours/transmitter.ts";
import type { BenchRow } from "./row.ts";

/** As many as the country has of full-power TV and of FM. */
const TV = 1760;
const FM = 10_650;

/** Contours of as many stations as there are, and the people inside; processor time, since the machine may be shared. */
export function bench(): BenchRow[] {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const topology: CountyTopology = JSON.parse(readFileSync(file, "utf8"));
  const fips = topology.objects.counties.geometries.map((county) => String(county.id));
  const places = fips.length;
  const populations = new Map(fips.map((code, at) => [code, 1000 + ((at * 7919) % 90_000)]));
  const [lattice, laying] = timed(() => populationLattice(topology, populations));

  const stations = Array.from({ length: TV + FM }, (_, at) => stationAt(at, at % places));
  const [contours, predicting] = timed(() => stations.flatMap((station) => contourOf(station).contour ?? []));
  const [people, counting] = timed(() => contours.map((contour) => populationInside(contour, lattice)));
  const [, drawing] = timed(() => contours.map((contour, at) => contourFeature(contour, people[at] ?? null)));
  const note = `${contours.length} contours, processor time`;
  return [
    { name: "lay points over the counties", value: laying, unit: "s", note: `${lattice.points.length / 3} points` },
    { name: "predict the contours of all TV and FM stations", value: predicting, unit: "s", note },
    { name: "count the people inside them", value: counting, unit: "s", note },
    { name: "write them as GeoJSON", value: drawing, unit: "s", note },
    {
      name: "all of it",
      value: laying + predicting + counting + drawing,
      unit: "s",
      goal: { atMost: 10 },
      note,
    },
  ];
}

/** Stations spread over the country as towns are: more of them in the east, half the TV antennas directional. */
function stationAt(at: number, place: number): Transmitter {
  const tv = at < TV;
  const pattern = Array.from({ length: 36 }, (_, bearing) => 0.6 + 0.4 * Math.cos((bearing * Math.PI) / 18));
  return {
    facilityId: String(at),
    service: tv ? "tv" : "fm",
    channel: tv ? 7 + (at % 30) : null,
    frequency: tv ? null : 88.1 + (at % 99) / 5,
    latitude: 28 + ((place * 37) % 190) / 10,
    longitude: -75 - (45 * ((place * 53) % 97) ** 2) / 97 ** 2,
    erpKw: tv ? 20 + ((at * 13) % 900) : [3, 6, 25, 50, 100][at % 5]!,
    haatM: tv ? 100 + ((at * 17) % 500) : null,
    fmClass: null,
    pattern: tv && at % 2 === 0 ? pattern : null,
    patternRotation: at % 360,
  };
}

/** What the work gives, and the seconds of processor time it takes. */
function timed<Result>(work: () => Result): [Result, number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1e6];
}

if (import.meta.main) console.table(bench());
