import { csvFile } from "./csvFile.ts";
import { usualFmClass } from "./fmClass.ts";
import type { Geography } from "./geography.ts";
import { isNonCommercial } from "./isNonCommercial.ts";
import { marketFinder } from "./marketOfStation.ts";
import { radioFormats } from "./radioFormats.ts";
import { readFacts } from "./readFacts.ts";
import type { SampleMarket } from "./tvMarkets.ts";

const HEADER =
  "facility_id,call_sign,band,service,frequency,unit,city,state,county_fips,market_code,format,format_group,licensee,latitude,longitude,power_kw,haat_m,station_class,commercial,source".split(
    ",",
  );
/** No class of FM has more, 47 CFR 73.211; records with more are slips of a unit or older rights. */
const MOST_FM_KW = 100;
/** Below it an AM record is one of the night; this is what most stations have by day. */
const LEAST_AM_KW = 0.25;
const USUAL_AM_KW = 1;

const FM_CLASSES = new Set(["A", "B1", "B", "C3", "C2", "C1", "C0", "C"]);

type Fact = Readonly<Record<string, string>>;

/** FM and AM stations as they are licensed, in the order of their metros, those outside all metros last and only where they sell time. */
export function stationsRadio(geography: Geography, markets: readonly SampleMarket[]): string {
  const marketOf = marketFinder(geography, markets);
  const formatOf = radioFormats();
  const rows = readFacts("stations-radio.csv.gz").map((fact) => {
    const callSign = fact["call_sign"] ?? "";
    const isFm = fact["band"] === "FM";
    const mast = { latitude: Number(fact["latitude"]), longitude: Number(fact["longitude"]) };
    const { format, group, licensee } = formatOf(callSign, fact["band"] ?? "");
    const power = powerOf(isFm, fact["power_kw"] ?? "");
    const fmClass = knownClass(fact) || (isFm && power !== "" ? usualFmClass(fact["state"] ?? "", mast, power) : "");
    const megahertz = isFm ? Number(fact["frequency"]) : null;
    return {
      code: marketOf(fact["county_fips"] ?? "", mast),
      commercial: !isNonCommercial(licensee, group, megahertz),
      cells: [
        format,
        group,
        licensee,
        fact["latitude"] ?? "",
        fact["longitude"] ?? "",
        power,
        fact["haat_m"] ?? "",
        fmClass,
      ],
      source: sourceOf(fact, power, fmClass),
      fact,
    };
  });
  const kept = Map.groupBy(
    rows.filter(({ code, commercial }) => code !== "" || commercial),
    ({ code }) => code,
  );
  return csvFile(
    HEADER,
    [...markets.map(({ code }) => code), ""].flatMap((code) =>
      (kept.get(code) ?? []).map(({ fact, cells, commercial, source }) => [
        ...placeCells(fact),
        code,
        ...cells,
        commercial ? "Y" : "N",
        source,
      ]),
    ),
  );
}

/** The class that the record states, where it is one. */
function knownClass({ station_class: stated = "" }: Fact): string {
  return FM_CLASSES.has(stated) ? stated : "";
}

function placeCells(fact: Fact): string[] {
  const band = fact["band"] ?? "";
  const named = [fact["facility_id"], fact["call_sign"], band, band, fact["frequency"], band === "FM" ? "MHz" : "kHz"];
  return [...named, fact["city"], fact["state"], fact["county_fips"]].map((cell) => cell ?? "");
}

function powerOf(isFm: boolean, recorded: string): number | "" {
  if (recorded === "") return "";
  const power = Number(recorded);
  if (isFm) return Math.min(MOST_FM_KW, power);
  return power < LEAST_AM_KW ? USUAL_AM_KW : power;
}

/** Whose record it is, and what in it is assumed. */
function sourceOf(fact: Fact, power: number | "", fmClass: string): string {
  const assumed = [
    ...(power !== "" && power !== Number(fact["power_kw"]) ? ["power"] : []),
    ...(fmClass !== knownClass(fact) ? ["class"] : []),
  ];
  return [fact["source"] ?? "", ...assumed.map((what) => `${what} assumed`)].join("; ");
}
