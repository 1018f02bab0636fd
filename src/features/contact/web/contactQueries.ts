import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { contactMessages, contactTeam, type MessageStatus, receivedMessages } from "../contract.ts";

export const contactTeamQuery = () =>
  queryOptions({
    queryKey: ["contact", "team"],
    queryFn: ({ signal }) => callApi(contactTeam, { signal }),
    staleTime: 5 * 60_000,
  });

export const contactMessagesQuery = () =>
  queryOptions({
    queryKey: ["contact", "messages"],
    queryFn: async ({ signal }) => (await callApi(contactMessages, { signal })).items,
  });

/** Everybody's messages of a status, or of all; for administrators. */
export const receivedMessagesQuery = (status: MessageStatus | "all") =>
  infiniteQueryOptions({
    queryKey: ["contact", "received", status],
    queryFn: ({ signal, pageParam }) =>
      callApi(receivedMessages, {
        query: { ...(status !== "all" && { status }), ...(pageParam !== "" && { before: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
  });
