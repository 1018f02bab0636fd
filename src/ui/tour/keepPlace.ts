import type { QueryClient } from "@tanstack/react-query";
import { keepTour, type TourPlace } from "#features/preferences/contract/tour.ts";
import { callApi } from "../api/callApi.ts";
import { type Session, sessionQuery } from "../queries/sessionQuery.ts";

/** Keeps where somebody is in the tour, here at once and with her account for other machines. */
export function keepPlace(queries: QueryClient, tour: TourPlace): void {
  queries.setQueryData<Session>(sessionQuery().queryKey, (session) => session && { ...session, tour });
  // Without a connection the tour goes on all the same; the next step is kept again.
  void callApi(keepTour, { body: tour }).catch(() => undefined);
}
