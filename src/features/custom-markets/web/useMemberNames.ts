import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CustomMember, memberKey } from "#domain/customMarket/customMember.ts";
import { marketNames } from "#language/marketNames.ts";
import { useText } from "#language/useText.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { memberCountiesQuery } from "./customMarketQueries.ts";

/** What members are called, by `memberKey`: a market's name, or a county with its state and, where one is meant, its market. */
export function useMemberNames(members: readonly CustomMember[]): ReadonlyMap<string, string> {
  const text = useText();
  const { data: markets } = useQuery(marketsQuery());
  const { data: counties } = useQuery(memberCountiesQuery());
  return useMemo(() => {
    const named = marketNames(markets ?? [], text);
    const byFips = new Map((counties ?? []).map((county) => [county.fips, `${county.name}, ${county.state}`]));
    return new Map(
      members.map((member) => {
        const key = memberKey(member);
        if ("market" in member) return [key, named.get(member.market) ?? member.market];
        return [key, byFips.get(member.county) ?? member.county];
      }),
    );
  }, [markets, counties, members, text]);
}
