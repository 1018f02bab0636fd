/** Public data that can be fetched; the names are those of the command line. */
export const PUBLIC_SOURCES = ["census-people", "census-establishments", "fcc-tv", "fcc-fm"] as const;

export type PublicSource = (typeof PUBLIC_SOURCES)[number];

export function publicSource(word: string | undefined): PublicSource | undefined {
  return PUBLIC_SOURCES.find((source) => source === word);
}
