import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { calendarFeed } from "../contract/calendarFeed.ts";
import { callNews } from "../contract/callNews.ts";
import { callHistory, teamCalls, type TeamCalls } from "../contract.ts";

const NOBODY: TeamCalls = { sees: false, people: [], items: [] };

/** The calls of the whole organisation. Whoever looks as somebody else sees none of them, and does not ask. */
export const teamCallsQuery = () =>
  queryOptions({
    queryKey: [...callListQuery().queryKey, "team"],
    queryFn: ({ signal }) => (viewAsGrant() ? NOBODY : callApi(teamCalls, { signal })),
    staleTime: 60_000,
  });

/** What was changed on an entry, newest first. */
export const callHistoryQuery = (entry: string) =>
  queryOptions({
    queryKey: [...callListQuery().queryKey, "history", entry],
    queryFn: async ({ signal }) => (await callApi(callHistory, { params: { entry }, signal })).items,
  });

/** One's own calendar of calls; null while there is none. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: [...callListQuery().queryKey, "calendar"],
    queryFn: async ({ signal }) => (await callApi(calendarFeed, { signal })).feed,
  });

/** How one hears of calls that are handed over to one. */
export const callNewsQuery = () =>
  queryOptions({
    queryKey: [...callListQuery().queryKey, "news"],
    queryFn: async ({ signal }) => (await callApi(callNews, { signal })).news,
  });

/**
 * Has the team's calls and histories read anew after a change of an entry. One's own list has it already, and without a connection
 * what is kept of it would take a change back that is only waiting.
 */
export async function refreshBesides(queryClient: QueryClient): Promise<void> {
  const own = callListQuery().queryKey;
  await Promise.all(["team", "history"].map((part) => queryClient.invalidateQueries({ queryKey: [...own, part] })));
}
