import type { MediumId } from "#domain/taxonomy/media.ts";
import { AD_INTEL_CATEGORIES } from "./adIntelCategories.ts";
import { csvFile } from "./csvFile.ts";
import { nationalSpend } from "./nationalSpend.ts";
import { between, pick, seededRandom } from "./seededRandom.ts";

export interface WatchedMarket {
  readonly code: string;
  /** Part of the nation's households. */
  readonly share: number;
}

const YEARS = [2024, 2025];
/** What the service calls our medium, and how much of its money it sees. */
const WATCHED = [
  ["Spot TV", "tvOta", 0.8],
  ["Local cable", "cable", 0.5],
  ["Spot radio", "radioOta", 0.45],
  ["Outdoor", "ooh", 0.6],
] as const satisfies readonly (readonly [mediaType: string, medium: MediumId, seen: number])[];
const SEASON = [0.23, 0.25, 0.24, 0.28];
const OWNERS = ["Holdings", "Group", "Partners", "Brands"];
const PLACES = ["Alder", "Birchwood", "Cedar Hill", "Drumlin", "Elmstead", "Foxglove", "Gorse", "Hawthorn"];

/** What a service would have seen in the largest markets: our own shares, seen in part and through a clouded glass. */
export function adIntel(markets: readonly WatchedMarket[]): string {
  const { weight: weightOf, total: totalOf } = nationalSpend();
  const rows = AD_INTEL_CATEGORIES.flatMap(([industry, major, name, target]) => {
    const random = seededRandom(`observed ${name}`);
    const owner = `${pick(random, PLACES)} ${pick(random, OWNERS)} (sample)`;
    // Most are seen about as they are; every fifth much more or much less.
    const tilt = random() < 0.2 ? 0.25 + 3 * random() : 0.75 + 0.5 * random();
    return WATCHED.flatMap(([mediaType, medium, seen]) => {
      const weight = weightOf(target, medium);
      if (weight < 0.002) return [];
      return markets.flatMap(({ code, share }) => {
        const here = 0.8 + 0.4 * random();
        const brands = between(random, 1, 12);
        return YEARS.flatMap((year) =>
          SEASON.map((season, quarter) => {
            const dollars =
              totalOf(medium, year) * weight * share * seen * tilt * here * season * (0.9 + 0.2 * random());
            const period = `${year}-Q${quarter + 1}`;
            return [period, code, industry, major, name, mediaType, Math.round(dollars / 100) * 100, brands, owner];
          }),
        );
      });
    });
  });
  const header = [
    "period",
    "market_code",
    "industry",
    "major",
    "category",
    "media_type",
    "amount_usd",
    "brands",
    "parent",
  ];
  return csvFile(header, rows);
}

/** Categories that nobody has mapped yet: there is something left to do on the screen. */
const LEFT_OPEN: readonly string[] = ["utilities", "charities"];

/** What the categories of the file mean here, as the screen saves and takes it back. */
export function adIntelMap(): string {
  return csvFile(
    ["industry", "major", "category", "sub_vertical"],
    AD_INTEL_CATEGORIES.map(([industry, major, name, target]) => [
      industry,
      major,
      name,
      LEFT_OPEN.includes(target) ? "" : target,
    ]),
  );
}
