import { useQueries, useQuery } from "@tanstack/react-query";
import { mayUse } from "#domain/access/access.ts";
import { type CategoryGap, categoryGaps, type WalletOfCall } from "#domain/calls/categoryGaps.ts";
import { NATION } from "#domain/markets/market.ts";
import { shareOfWallet } from "#features/share-wallet/contract/shareOfWallet.ts";
import { callApi } from "#ui/api/callApi.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { CallList } from "../contract.ts";

/** Media in markets that are asked for; of more than so many nothing is said. */
const MOST_ASKED = 12;

export interface CategoryGaps {
  readonly gaps: ReadonlyMap<string, CategoryGap>;
  /** The year of the figures. */
  readonly year: number;
}

/**
 * What the media of open calls have to win in their categories, against the nation's share; null while it is not known, where no call names a
 * medium, and for whom shares of wallet are not open.
 */
export function useCategoryGaps(items: CallList, wanted: boolean): CategoryGaps | null {
  const { data: session } = useQuery(sessionQuery());
  const may = session && mayUse({ ...session, markets: "all", verticals: "all" }, { access: ["shareOfWallet"] });
  const wallets = may && wanted ? walletsOf(items) : [];
  const asked = [...new Map(wallets.map(({ market, medium }) => [`${market} ${medium}`, { market, medium }])).values()];
  const answers = useQueries({ queries: (asked.length > MOST_ASKED ? [] : asked).map(gapQuery) });
  const known = answers.flatMap(({ data }) => data ?? []);
  const [first] = known;
  // A market that is not open to the reader any more has no gap to tell; all others are waited for.
  if (!first || answers.some(({ isPending }) => isPending)) return null;
  const gapOf = ({ market, medium, subVertical }: WalletOfCall) =>
    known
      .find((answer) => answer.market === market && answer.medium === medium)
      ?.rows.find((row) => row.subVertical === subVertical);
  return { gaps: categoryGaps(wallets, gapOf), year: first.year };
}

function walletsOf(items: CallList): WalletOfCall[] {
  return items.flatMap(({ market, subVertical, medium, status }) =>
    medium === null || market === NATION || status === "won" || status === "lost"
      ? []
      : { market, subVertical, medium },
  );
}

function gapQuery({ market, medium }: Pick<WalletOfCall, "market" | "medium">) {
  return {
    queryKey: ["call-gaps", market, medium],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(shareOfWallet, { params: { market }, query: { medium }, signal }),
    staleTime: 5 * 60_000,
  };
}
