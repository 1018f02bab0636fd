import { parse } from "csv-parse/sync";
import { type Cell, csvFile } from "./csvFile.ts";
import { ownerGroups } from "./ownerGroups.ts";
import { readFacts } from "./readFacts.ts";

/** The days of the lists that name licensees and, of television, the groups of 2018. */
const LIST_DAYS = { tv: "2026-08-10", tvBefore: "2018-08-02", radio: "2022-11-08" };

type Row = Readonly<Record<string, string>>;

/** The groups of all stations whose licensee is known: television of today and of 2018, radio of the list's day. */
export function stationOwners(lists: { readonly tv: string; readonly radio: string }): string {
  return csvFile(
    ["call_sign", "band", "owner_group", "owner", "operator", "operator_kind", "from_date", "as_of"],
    [...tvRows(parse<Row>(lists.tv, { columns: true })), ...radioRows(parse<Row>(lists.radio, { columns: true }))],
  );
}

function tvRows(stations: readonly Row[]): Cell[][] {
  const groupOf = ownerGroups("tv");
  const before = new Map(
    readFacts("stations-tv.csv.gz").map((row) => [row["facility_id"], row["owner_group_2018"] ?? ""]),
  );
  return stations.flatMap((station) => {
    const callSign = station["call_sign"] ?? "";
    const owner = station["owner"] ?? "";
    const earlier = before.get(station["facility_id"]) ?? "";
    const now = groupOf(owner) ?? owner;
    return [
      ...(earlier !== "" && earlier !== owner ? [row([callSign, "", earlier, ""], LIST_DAYS.tvBefore)] : []),
      ...(owner === "" ? [] : [row([callSign, "", now, owner], LIST_DAYS.tv)]),
    ];
  });
}

function radioRows(stations: readonly Row[]): Cell[][] {
  const groupOf = ownerGroups("radio");
  const added = new Map(
    readFacts("station-additions.csv").map((fact) => [
      `${fact["call_sign"]} ${fact["band"]}`,
      fact["owner_group"] ?? "",
    ]),
  );
  return stations.flatMap((station) => {
    const [callSign = "", band = ""] = [station["call_sign"], station["band"]];
    const licensee = station["licensee"] ?? "";
    const known = added.get(`${callSign} ${band}`) ?? "";
    const group = known || groupOf(licensee) || licensee;
    // What was added by hand is of no list's day.
    return group === "" ? [] : [row([callSign, band, group, licensee], known === "" ? LIST_DAYS.radio : "")];
  });
}

function row(named: readonly string[], asOf: string): Cell[] {
  return [...named, "", "", "", asOf];
}
