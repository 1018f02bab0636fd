import { queryOptions } from "@tanstack/react-query";
import { notifications } from "#features/notifications/contract.ts";
import { callApi } from "../api/callApi.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import { tellNotifications } from "./notificationState.ts";

const POLL_MS = 60_000;

/** The newest notices, looked for every minute while somebody looks, and when somebody looks again. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ["notifications"],
    queryFn: async ({ signal }) => {
      tellNotifications({ type: "asked" });
      try {
        const page = await callApi(notifications, { signal });
        tellNotifications({ type: "loaded", page });
        return page;
      } catch (reason) {
        tellNotifications({ type: "failed" });
        throw reason;
      }
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    // Whoever looks with somebody else's eyes has no notices, and asking again changes nothing.
    refetchInterval: ({ state: { error } }) => (error instanceof ApiProblem && error.status === 403 ? false : POLL_MS),
  });
