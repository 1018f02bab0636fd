import { type CountyMember, type CustomMember, memberKey } from "#domain/customMarket/customMember.ts";
import type { CustomMarketRecord } from "../contract/customMarketSchemas.ts";

/** A custom market while it is put together. */
export interface MarketDraft {
  readonly name: string;
  /** Ids of TV and radio markets. */
  readonly markets: readonly string[];
  readonly counties: readonly CountyMember[];
  /** The customer it is made for; null is nobody. */
  readonly customer: string | null;
  /** The customers it is given to. */
  readonly givenTo: readonly string[];
}

export const EMPTY_DRAFT: MarketDraft = { name: "", markets: [], counties: [], customer: null, givenTo: [] };

export function draftOf({ name, members, customer, givenTo }: CustomMarketRecord): MarketDraft {
  return {
    name,
    markets: members.flatMap((member) => ("market" in member ? [member.market] : [])),
    counties: members.flatMap((member) => ("county" in member ? [member] : [])),
    customer: customer?.id ?? null,
    givenTo: givenTo.map(({ id }) => id),
  };
}

export function membersOf({ markets, counties }: MarketDraft): readonly CustomMember[] {
  return [...markets.map((market) => ({ market })), ...counties];
}

/** Whether two drafts have the same members, in whatever order. */
export function sameMembers(one: MarketDraft, other: MarketDraft): boolean {
  return memberWords(one).join() === memberWords(other).join();
}

function memberWords(draft: MarketDraft): string[] {
  return membersOf(draft)
    .map((member) => `${memberKey(member)} ${"share" in member ? member.share : 1}`)
    .toSorted();
}
