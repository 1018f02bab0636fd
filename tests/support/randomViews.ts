import { MEASURES, type Measure } from "#domain/figures/measure.ts";
import { type Period, QUARTERS } from "#domain/period.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import type { Political } from "#domain/spending/view.ts";
import { POLITICAL_SUB_VERTICALS, SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { ReportedPart } from "#domain/wallet/reportedSpend.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { exampleWallet, fullShape } from "./exampleWallet.ts";

/** One block on one screen, as somebody may have set its filters. */
export interface RandomView extends Period {
  readonly section: SectionName;
  readonly market: string;
  readonly scope: Scope;
  readonly political: Political;
  readonly measure: Measure;
  readonly compare: readonly string[];
}

/** What is spent in a cell at most: a metropolis, a city, a town, and a place where a category has some hundred dollars a year. */
const MARKETS = { "tv-501": 90_000_000, "tv-623": 1_500_000, "radio-35620": 70_000, "tv-798": 900 } as const;

export const RANDOM_MARKETS = Object.keys(MARKETS);

/** Markets of all sizes with elections, a medium that comes late and one of which nothing is known. */
export function randomWallets(): Wallet[] {
  return Object.entries(MARKETS).map(([market, scale]) => {
    const wallet = exampleWallet(market, scale);
    const dollars = wallet.dollars.slice();
    for (const [row, subVertical] of wallet.subVerticals.entries()) {
      for (const [medium, id] of wallet.media.entries()) {
        for (const [at, year] of wallet.years.entries()) {
          const cell = cellIndex(wallet, row, medium, at);
          if (POLITICAL_SUB_VERTICALS.includes(subVertical) && year % 2 === 1) dollars[cell] = 0;
          if (id === "ctvOtt" && year < 2021) dollars[cell] = 0;
          if (id === "directories" && year > 2028) dollars[cell] = Number.NaN;
        }
      }
    }
    return { ...wallet, dollars, ...(market === "tv-623" && { reported: reportedOf(wallet) }) };
  });
}

/** A station group's books of one vertical: a year by all of its quarters, and one of which a quarter is told and a part of another. */
function reportedOf({ subVerticals, media }: Wallet): ReportedPart[] {
  const leisure = VERTICALS.find(({ id }) => id === "leisure")?.subVerticals.map(({ id }) => id) ?? [];
  const quarters = { "2024": [900_000, 1_100_000, 2_000_000, 700_000], "2025": [800_000, null, null, null] };
  return [
    {
      subVerticals: subVerticals.filter((id) => leisure.some((one) => one === id)),
      media: Object.fromEntries(media.slice(0, 2).map((medium) => [medium, [2024, 2025]])),
      partly: true,
      quarters: Object.fromEntries(media.slice(0, 2).map((medium) => [medium, quarters])),
      leastQuarters: Object.fromEntries(
        media.slice(0, 2).map((medium) => [medium, { "2025": [null, 500_000, null, null] }]),
      ),
    },
  ];
}

/** So many views, the same ones for the same seed, every block among them. */
export function randomViews(count: number, seed: number): RandomView[] {
  let state = seed >>> 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  return Array.from({ length: count }, (_, at): RandomView => {
    const kind = oneOf(["market", "vertical", "subVertical"] as const);
    const market = oneOf([...RANDOM_MARKETS, "nation"]);
    return {
      section: SECTION_NAMES[at % SECTION_NAMES.length] ?? oneOf(SECTION_NAMES),
      market,
      scope:
        kind === "market"
          ? { kind }
          : { kind, id: oneOf((kind === "vertical" ? VERTICALS : SUB_VERTICALS).map(({ id }) => id)) },
      year: oneOf(fullShape.years),
      political: oneOf(["with", "without"] as const),
      measure: oneOf(MEASURES),
      // Every block in quarters too.
      quarter: Math.floor(at / SECTION_NAMES.length) % 3 === 1 ? QUARTERS[at % QUARTERS.length] : undefined,
      compare: [...RANDOM_MARKETS, "nation"].filter((other) => other !== market && next() < 0.3),
    };
  });
}
