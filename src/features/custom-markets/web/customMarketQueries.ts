import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CustomMember } from "#domain/customMarket/customMember.ts";
import { customers } from "#features/customers/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { readAgain } from "#ui/queries/readAgain.ts";
import { customMarkets, memberCounties, previewCustomMarket } from "../contract.ts";

/** The custom markets that the signed-in person may know of; the archived ones only when asked for. */
export const customMarketsQuery = (archived: "without" | "with") =>
  queryOptions({
    queryKey: ["custom-markets", "list", archived],
    queryFn: async ({ signal }) => (await callApi(customMarkets, { query: { archived }, signal })).items,
  });

/** The counties that can be members. */
export const memberCountiesQuery = () =>
  queryOptions({
    queryKey: ["custom-markets", "counties"],
    queryFn: async ({ signal }) => (await callApi(memberCounties, { signal })).items,
    staleTime: 5 * 60_000,
  });

/** What some members come to; the last answer stays in sight while the next one is on its way. */
export const previewQuery = (members: readonly CustomMember[]) =>
  queryOptions({
    queryKey: ["custom-markets", "preview", members],
    queryFn: ({ signal }) => callApi(previewCustomMarket, { body: { members: [...members] }, signal }),
    enabled: members.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Customers that a market can be given to. */
export const receiversQuery = () =>
  queryOptions({
    queryKey: ["customers", "receivers"],
    queryFn: async ({ signal }) => (await callApi(customers, { signal })).items,
    staleTime: 60_000,
  });

/** Everything that shows markets: pickers, wallets, maps and the person's own rights. */
const SHOWING_MARKETS = ["custom-markets", "markets", "wallets", "mapShapes", "session", "customers", "audit"];

/** Reads everything that shows markets again, but for what was read of a market that is `gone`: asking for it would be refused. */
export function rereadMarkets(gone?: string): Promise<void> {
  return readAgain(
    SHOWING_MARKETS.map((key) => [key]),
    ({ queryKey }) => gone !== undefined && queryKey.includes(gone),
  );
}
