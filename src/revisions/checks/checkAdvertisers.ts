import { isOverspent, partsTaken } from "#domain/advertisers/partsTaken.ts";
import type { AdvertiserFacts } from "#domain/advertisers/advertiserFacts.ts";
import { areWhole } from "#domain/figures/partsOfOne.ts";
import { revisionFault } from "#domain/revisions/revisionFault.ts";
import { platformById } from "#domain/taxonomy/platformById.ts";
import type { PlatformShares } from "#domain/taxonomy/platformShares.ts";
import type { Check } from "./checkWallets.ts";

/** Checks what a revision says of those who advertise and of those who sell to them. */
export function checkAdvertisers(
  { seasons, prospects, insightTexts }: AdvertiserFacts,
  platformShares: PlatformShares,
  markets: ReadonlySet<string>,
): Check[] {
  return [
    {
      code: "platformsWhole",
      name: "every digital medium is divided whole over known platforms",
      faults: Object.entries(platformShares).flatMap(([medium, shares]) => brokenShares(medium, shares)),
    },
    {
      code: "seasonsWhole",
      name: "every season is a whole year",
      faults: seasons
        .filter(({ months }) => months.length !== 12 || !areWhole(months))
        .map(({ subVertical }) => revisionFault("season-not-whole", { subVertical })),
    },
    {
      code: "prospectsFit",
      name: "every prospect's market is known, and prospects take no more than there is",
      faults: [
        ...prospects
          .filter(({ market }) => market !== null && !markets.has(market))
          .map(({ id, market }) => revisionFault("prospect-without-market", { prospect: id, market: market ?? "" })),
        ...partsTaken(prospects)
          .filter(isOverspent)
          .map(({ kind, subVertical, market }) =>
            market === null
              ? revisionFault("prospects-overspent-everywhere", { kind, subVertical })
              : revisionFault("prospects-overspent", { kind, subVertical, market }),
          ),
      ],
    },
    {
      code: "objectionsAnswered",
      name: "every objection has an answer",
      faults: insightTexts
        .filter(({ section, answer }) => section === "objection" && answer === null)
        .map(({ target, place }) => revisionFault("objection-unanswered", { place, target })),
    },
  ];
}

function brokenShares(medium: string, shares: Readonly<Record<string, number>>): string[] {
  return [
    ...Object.keys(shares)
      .filter((id) => !platformById(id))
      .map((id) => revisionFault("platform-unknown", { medium, platform: id })),
    ...(areWhole(Object.values(shares)) ? [] : [revisionFault("platforms-not-whole", { medium })]),
  ];
}
