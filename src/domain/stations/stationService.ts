import { plainLetters } from "../plainLetters.ts";

/** What a station is licensed as, told in one word for both media. */
export type StationService = "full" | "classA" | "lowPower" | "translator" | "other";

/** From the station with a programme of its own and most power to the one that only repeats. */
export const STATION_SERVICES = [
  "full",
  "classA",
  "lowPower",
  "other",
  "translator",
] as const satisfies readonly StationService[];

const SERVICES: Readonly<Record<string, StationService>> = {
  "full power": "full",
  "full power analog record": "full",
  dt: "full",
  "class a": "classA",
  ca: "classA",
  dc: "classA",
  "low power": "lowPower",
  ld: "lowPower",
  tx: "translator",
  translator: "translator",
  am: "full",
  fm: "full",
  fl: "lowPower",
  lpfm: "lowPower",
  "low power fm": "lowPower",
  fx: "translator",
  fb: "translator",
  "fm translator": "translator",
  "fm booster": "translator",
};

/** The service that a list's word means: `Full power`, `FM translator`, the FCC's own `FX`. Null, a blank cell, is other. */
export function stationService(text: string | null): StationService {
  if (text === null) return "other";
  const plain = plainLetters(text)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  return SERVICES[plain] ?? "other";
}

/** Whether a station makes a programme of its own: translators repeat another one's. */
export function makesProgramme(service: StationService): boolean {
  return service !== "translator" && service !== "other";
}
