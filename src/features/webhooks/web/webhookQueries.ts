import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { deliveries, webhooks } from "../contract.ts";

const POLL_MS = 2_000;

/** Every webhook, and whether chats can fetch pictures from here. */
export const webhooksQuery = () =>
  queryOptions({
    queryKey: ["webhooks"],
    queryFn: ({ signal }) => callApi(webhooks, { signal }),
  });

/** What was sent to one, looked for as long as something is on its way. */
export const deliveriesQuery = (webhook: string) =>
  queryOptions({
    queryKey: ["webhooks", webhook, "deliveries"],
    queryFn: async ({ signal }) => (await callApi(deliveries, { params: { webhook }, signal })).items,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state, tries }) => state === "waiting" && tries === 0) ? POLL_MS : false,
  });
