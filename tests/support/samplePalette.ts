import { readFileSync } from "node:fs";
import type { Locale } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { type ListedMarket, marketEntries } from "#ui/palette/marketEntries.ts";
import { screenEntries } from "#ui/palette/screenEntries.ts";
import { paletteIndex } from "#ui/palette/searchPalette.ts";
import { mediumEntries, verticalEntries } from "#ui/palette/taxonomyEntries.ts";

const SAMPLE = new URL("../../edition/", import.meta.url);

/** The TV or radio markets of the sample set. */
function sampleMarkets(kind: "tv" | "radio"): ListedMarket[] {
  const [, ...lines] = readFileSync(new URL(`markets-${kind}.csv`, SAMPLE), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [code = "", name = "", states = ""] =
      line.match(/("[^"]*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, "").replaceAll('"', "")) ?? [];
    return { id: `${kind}-${code}`, kind, code, name, states: states.split("|") };
  });
}

/** Every market of the sample set. */
export const SAMPLE_MARKETS = [...sampleMarkets("tv"), ...sampleMarkets("radio")];
/** The palette of an administrator in a language: some screens, every market of the sample set, verticals, sub-verticals, media. */
export const samplePalette = (locale: Locale) =>
  paletteIndex([
    ...screenEntries([
      { path: "/home", label: "Home" },
      { path: "/market-summary", label: "Market Summary" },
      { path: "/tv/station-overview", label: "Station Overview", parent: "Local TV Data" },
      { path: "/contact", label: "Contact us" },
    ]),
    ...marketEntries(SAMPLE_MARKETS, {
      nameOf: new Map(),
      kindOf: (kind) => kind,
      pathOf: (id) => `/market-summary?market=${id}`,
      nation: "Nation",
    }),
    ...verticalEntries(
      VERTICALS.map(({ id }) => id),
      locale,
    ),
    ...mediumEntries(locale),
  ]);
