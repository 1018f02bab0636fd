import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import type { Column } from "#revisions/ingest/column.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import { readOwnTable } from "#revisions/ingest/readOwnTable.ts";
import type { Row } from "#revisions/ingest/row.ts";
import { sentProblems } from "#revisions/ingest/sentProblems.ts";

/** As the Census Bureau (2020 ZCTA to county), HUD (ZIP to county) and plain tables name them. */
const COLUMNS: readonly Column[] = [
  {
    key: "zip",
    aliases: ["GEOID_ZCTA5_20", "zcta5", "zcta", "zip code", "código postal", "postleitzahl", "plz"],
    required: true,
  },
  {
    key: "county",
    aliases: ["GEOID_COUNTY_20", "county fips", "fips", "geoid", "condado", "landkreis"],
    required: true,
  },
  { key: "part", aliases: ["AREALAND_PART", "tot_ratio", "res_ratio", "share", "weight"] },
];

/** The nation's file has 47,000. */
const MOST_ROWS = 95_000;

export interface ZipsContext extends ReadOptions {
  /** FIPS codes of the published revision; empty where nothing is published, and then all count. */
  readonly counties: readonly string[];
}

/** A ZIP code, a county with a part of it, and how large that part is. */
export type ZipPart = readonly [zip: string, county: string, part: number | null];

export interface ZipsReading {
  readonly rows: number;
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly OwnFileProblem[];
  readonly parts: readonly ZipPart[];
  readonly zips: number;
  readonly several: number;
  readonly elsewhere: number;
}

/** Reads which counties ZIP codes lie in, CSV with any separator or XLSX. To be called in a process beside the server. */
export async function readZipsFile(bytes: Uint8Array, context: ZipsContext): Promise<ZipsReading> {
  const known = new Set(context.counties);
  const byZip = new Map<string, Map<string, number | null>>();
  let elsewhere = 0;
  const check = (row: Row): boolean => {
    const county = codeIn(row, "county", "A county’s FIPS code has five digits.");
    // Land outside of every ZIP code stands in the Census Bureau's file without one.
    const zip = row.text("zip") === null ? null : codeIn(row, "zip", "A ZIP code has five digits.");
    const part = row.number("part", { least: 0 });
    if (!row.sound) return false;
    if (county === null || zip === null || part === 0) return true;
    if (known.size > 0 && !known.has(county)) elsewhere++;
    else byZip.set(zip, (byZip.get(zip) ?? new Map<string, number | null>()).set(county, part));
    return true;
  };
  const { problems, ...read } = await readOwnTable(bytes, context, {
    columns: COLUMNS,
    key: "county",
    mostRows: MOST_ROWS,
    split: "Leave out what is not about ZIP codes and counties.",
    check,
  });
  const parts = [...byZip].flatMap(([zip, counties]) =>
    [...counties].map(([county, part]): ZipPart => [zip, county, part]),
  );
  return {
    ...read,
    problems: sentProblems(problems, () => []),
    parts,
    zips: byZip.size,
    several: [...byZip.values()].filter(({ size }) => size > 1).length,
    elsewhere,
  };
}

/** Five digits; a spreadsheet may have lost their leading zero. */
function codeIn(row: Row, column: string, what: string): string | null {
  const text = row.requiredText(column);
  if (text === null || /^\d{5}$/.test(text)) return text;
  const hint = /^\d{4}$/.test(text) ? ` Its leading zero seems lost: 0${text}?` : "";
  row.refuse(column, "bad-code", () => `${what}${hint}`);
  return null;
}
