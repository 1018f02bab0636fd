/** Formats that the trade abbreviates wherever they stand in a column, with the spellings that stations file them under. */
export const SHORT_FORMATS = [
  { id: "ac", short: "AC", filed: ["Adult Contemporary", "AC"] },
  { id: "hotAc", short: "Hot AC", filed: ["Hot Adult Contemporary", "Adult Top 40"] },
  { id: "softAc", short: "Soft AC", filed: ["Soft Adult Contemporary"] },
  { id: "urbanAc", short: "Urban AC", filed: ["Urban Adult Contemporary"] },
  { id: "chr", short: "CHR", filed: ["CHR / Top 40", "Top 40 (CHR)", "Top 40/CHR", "Contemporary hit radio"] },
  { id: "popChr", short: "Pop CHR", filed: ["Pop contemporary hit radio"] },
  { id: "rhythmic", short: "Rhythmic", filed: ["Rhythmic Contemporary"] },
  { id: "aaa", short: "AAA", filed: ["Adult Album Alternative"] },
  { id: "ccm", short: "CCM", filed: ["Contemporary Christian", "Contemporary Christian (K-Love)"] },
  { id: "classicHits", short: "Cl. Hits", filed: ["Classic Hits / Oldies"] },
  { id: "newsTalk", short: "N/T/I", filed: ["News talk information", "News/Talk/Information"] },
] as const;

export type ShortFormat = (typeof SHORT_FORMATS)[number];

const byFiled = new Map(
  SHORT_FORMATS.flatMap((format) => format.filed.map((name) => [name.toLowerCase(), format] as const)),
);

/** What the trade calls a format for short; undefined where its own name is as short as it gets. */
export function shortFormat(filed: string): ShortFormat | undefined {
  return byFiled.get(filed.trim().toLowerCase());
}
