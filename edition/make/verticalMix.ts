import { POLITICAL_SUB_VERTICALS, SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { MEDIA, type MediumId } from "#domain/taxonomy/media.ts";
import { csvFile } from "./csvFile.ts";
import { readFacts } from "./readFacts.ts";

const BASE_VINTAGE = "2026-q3";
const BASE_YEAR = "2025";
/** Weights of a medium's core sub-verticals add up to a million, and so do those of its political ones. */
const SCALE = 1e6;
const SWEEPS = 200;

/**
 * Which column of the trades' leanings a medium has. Some digital media lean like the one they belong to and like another: how
 * much like the first.
 */
const LEANINGS: Readonly<Record<MediumId, Column | readonly [Column, number, Column]>> = {
  tvOta: "tv",
  radioOta: "radio",
  cable: "cable",
  newspaperPrint: "newspaper",
  magazinePrint: "magazine",
  directories: "directories",
  ooh: "ooh",
  directMail: "direct_mail",
  tvDigital: ["tv", 0.6, "pc"],
  radioDigital: ["radio", 0.6, "mobile"],
  ctvOtt: "ctv",
  newspaperDigital: ["newspaper", 0.5, "pc"],
  magazineDigital: ["magazine", 0.5, "pc"],
  mobile: "mobile",
  pcLaptop: "pc",
  email: "email",
};

/** Ballot issues per dollar of political spending; the rest is candidates'. Mail and print explain, airtime campaigns. */
const BALLOT_ISSUES: Readonly<Partial<Record<MediumId, number>>> = {
  directMail: 0.24,
  newspaperPrint: 0.3,
  ooh: 0.28,
  ctvOtt: 0.14,
  tvOta: 0.16,
};
const BALLOT_ISSUES_ELSEWHERE = 0.18;

type Column =
  | "tv"
  | "radio"
  | "cable"
  | "newspaper"
  | "magazine"
  | "directories"
  | "ooh"
  | "direct_mail"
  | "ctv"
  | "mobile"
  | "pc"
  | "email";

type Profile = Record<Column | "sub_vertical" | "percent_of_vertical", string>;

/**
 * How each medium's money divides over the 96 sub-verticals: the leanings of the trades, balanced so that over all media
 * the verticals have the shares we assume and each medium its national total.
 */
export function verticalMix(): string {
  const profiles: Profile[] = readFacts("sub-verticals.csv");
  const cells = profiles.map((profile) => MEDIA.map(({ id }) => leaning(profile, id)));
  balance(cells, subVerticalShares(profiles), mediumShares());
  const weights = new Map(profiles.map(({ sub_vertical: id }, row) => [id, cells[row] ?? []]));
  const sums = MEDIA.map((_, column) => columnSum(cells, column));
  const rows = SUB_VERTICALS.flatMap(({ id }) =>
    MEDIA.map((medium, column) => {
      const core = ((weights.get(id)?.[column] ?? 0) / (sums[column] ?? 1)) * SCALE;
      return [id, medium.id, POLITICAL_SUB_VERTICALS.includes(id) ? politicalWeight(id, medium.id) : Math.round(core)];
    }),
  );
  return csvFile(["sub_vertical", "medium", "weight"], rows);
}

function leaning(profile: Profile, medium: MediumId): number {
  const told = LEANINGS[medium];
  if (typeof told === "string") return Number(profile[told]);
  const [first, part, second] = told;
  return part * Number(profile[first]) + (1 - part) * Number(profile[second]);
}

function subVerticalShares(profiles: readonly Profile[]): number[] {
  const verticals = new Map(
    readFacts<"vertical" | "percent">("vertical-shares.csv").map(({ vertical, percent }) => [
      vertical,
      Number(percent),
    ]),
  );
  return profiles.map(({ sub_vertical: id, percent_of_vertical: percent }) => {
    const share = verticals.get(verticalOf(id));
    if (share === undefined) throw new Error(`No vertical is known for ${id}.`);
    return (share * Number(percent)) / 1e4;
  });
}

function mediumShares(): number[] {
  const core = new Map(
    readFacts<"medium" | "year" | "core_billion">(`national-${BASE_VINTAGE}.csv`)
      .filter(({ year }) => year === BASE_YEAR)
      .map(({ medium, core_billion: billion }) => [medium, Number(billion)]),
  );
  const total = [...core.values()].reduce((sum, billion) => sum + billion, 0);
  return MEDIA.map(({ id }) => {
    const billion = core.get(id);
    if (billion === undefined) throw new Error(`national-${BASE_VINTAGE}.csv says nothing of ${id} in ${BASE_YEAR}.`);
    return billion / total;
  });
}

/** Scales rows and columns in turn until both meet their sums (iterative proportional fitting). */
function balance(cells: number[][], rowSums: readonly number[], columnSums: readonly number[]): void {
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const [row, values] of cells.entries()) {
      const factor = (rowSums[row] ?? 0) / values.reduce((sum, value) => sum + value, 0);
      cells[row] = values.map((value) => value * factor);
    }
    const factors = columnSums.map((sum, column) => sum / columnSum(cells, column));
    for (const [row, values] of cells.entries())
      cells[row] = values.map((value, column) => value * (factors[column] ?? 0));
  }
}

function columnSum(cells: readonly (readonly number[])[], column: number): number {
  return cells.reduce((sum, row) => sum + (row[column] ?? 0), 0);
}

function politicalWeight(id: string, medium: MediumId): number {
  const ballot = Math.round((BALLOT_ISSUES[medium] ?? BALLOT_ISSUES_ELSEWHERE) * SCALE);
  return id === "ballotIssues" ? ballot : SCALE - ballot;
}
