import { readFacts } from "./readFacts.ts";

/** What a station plays and who holds its licence. */
export interface RadioFormat {
  readonly format: string;
  /** One of sixteen, or empty. */
  readonly group: string;
  readonly licensee: string;
}

/** A spelling that fewer stations use stands for its group. */
const COMMON = 25;

/** News around the clock is no talk: few stations have it, and they are among the first billers of their markets. */
const NEWS_SPELLED = /^(all[- ])?news$/i;
export const ALL_NEWS = "All news";

/** Christian talk is no news. */
const RELIGIOUS = /christian|religio|gospel|catholic/i;

/** Finds format and licensee by call sign and band. */
export function radioFormats(): (callSign: string, band: string) => RadioFormat {
  const rows = readFacts<"call_sign" | "band" | "format" | "format_group" | "licensee">("radio-formats.csv.gz");
  const uses = Map.groupBy(rows, ({ format }) => plain(format));
  const found = new Map(
    rows.map((row) => [
      `${row.call_sign} ${row.band}`,
      {
        format: formatOf(row.format, row.format_group, uses.get(plain(row.format))?.length ?? 0),
        group: RELIGIOUS.test(row.format) ? "Religious" : row.format_group,
        licensee: row.licensee,
      },
    ]),
  );
  const added = new Map(
    readFacts<"call_sign" | "band" | "format" | "group">("station-additions.csv").map((row) => [
      `${row.call_sign} ${row.band}`,
      { format: formatOf(row.format, row.group, COMMON), group: row.group, licensee: "" },
    ]),
  );
  return (callSign, band) =>
    added.get(`${callSign} ${band}`) ?? found.get(`${callSign} ${band}`) ?? { format: "", group: "", licensee: "" };
}

function formatOf(format: string, group: string, uses: number): string {
  if (NEWS_SPELLED.test(format.trim())) return ALL_NEWS;
  return uses >= COMMON ? capitalized(format) : group;
}

function plain(format: string): string {
  return format.toLowerCase().trim();
}

function capitalized(format: string): string {
  const text = plain(format);
  return text.replaceAll(/\b(chr|ac)\b/g, (word) => word.toUpperCase()).replace(/^./, (letter) => letter.toUpperCase());
}
