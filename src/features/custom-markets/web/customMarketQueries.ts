import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CustomMember } from "#domain/customMarket/customMember.ts";
import { customers } from "#features/customers/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
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

/**
 * Everything that shows markets is read again: pickers, wallets, maps and the person's own rights. What was read of a market that is
 * `gone` is forgotten instead: asking for it once more would be refused.
 */
export async function rereadMarkets(gone?: string): Promise<void> {
  const isOfGone = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    gone !== undefined && queryKey.includes(gone);
  const keys = ["custom-markets", "markets", "wallets", "mapShapes", "session", "customers", "audit"];
  await Promise.all(
    keys.map((key) => queryClient.invalidateQueries({ queryKey: [key], predicate: (query) => !isOfGone(query) })),
  );
  queryClient.removeQueries({ predicate: isOfGone });
}
