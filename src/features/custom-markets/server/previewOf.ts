import { countyUnion } from "#domain/customMarket/countyUnion.ts";
import { type CustomMember, customKind } from "#domain/customMarket/customMember.ts";
import { memberOverlaps } from "#domain/customMarket/memberOverlaps.ts";
import { revisionGround } from "#revisions/customMarkets/revisionGround.ts";
import { unionWallet } from "#revisions/customMarkets/unionWallet.ts";
import { sumOver } from "#revisions/markets/marketMembership.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { CustomMarketPreview } from "../contract/customMarketSchemas.ts";
import { yearTotal } from "./presentCustomMarket.ts";

/** Of more pairs that lie over each other nobody reads. */
const TOLD_OVERLAPS = 100;

/** What checked members come to in a revision. */
export function previewOf(members: readonly CustomMember[], loadedRevision: LoadedRevision): CustomMarketPreview {
  const ground = revisionGround(loadedRevision);
  const { revision } = loadedRevision;
  const union = countyUnion(members, ground) ?? { counties: [], byTvMarket: new Map() };
  const wallet = unionWallet({
    market: "preview",
    revision: revision.id,
    shape: revision,
    union,
    tvWallet: loadedRevision.wallet,
    tvCounties: loadedRevision.counties,
  });
  const overlaps = memberOverlaps(members, ground);
  const each = members.map((member) => countyUnion([member], ground)?.counties ?? []);
  const people = ({ county, share }: (typeof union.counties)[number]) => county.population * share;
  return {
    kind: customKind(members),
    year: revision.currentYear,
    countyCount: union.counties.length,
    population: Math.round(sumOver(union.counties, "population")),
    households: Math.round(sumOver(union.counties, "households")),
    dollars: yearTotal(wallet, revision.currentYear),
    peopleOfMembers: Math.round(each.reduce((sum, counties) => sum + sumOver(counties, "population"), 0)),
    counties: union.counties
      .toSorted((a, b) => people(b) - people(a))
      .map(({ county, share }) => ({ county: county.fips, share })),
    overlaps: overlaps.slice(0, TOLD_OVERLAPS),
    overlapCount: overlaps.length,
  };
}
