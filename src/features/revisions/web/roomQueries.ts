import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { revisionDifferences, roomRevisionDetail, roomRevisions } from "../contract/room.ts";

/** Everything about the room is asked for below this key. */
export const ROOM_KEY = ["revision-room"] as const;

const LOOK_MS = 1_000;

export const roomQuery = (deleted: "with" | "without" = "without") =>
  queryOptions({
    queryKey: [...ROOM_KEY, "list", deleted],
    queryFn: ({ signal }) => callApi(roomRevisions, { query: { deleted }, signal }),
  });

/** One revision, looked at again while it is being built. */
export const roomRevisionQuery = (revision: string) =>
  queryOptions({
    queryKey: [...ROOM_KEY, revision],
    queryFn: ({ signal }) => callApi(roomRevisionDetail, { params: { revision }, signal }),
    refetchInterval: ({ state }) => (isBusy(state.data?.building?.state) ? LOOK_MS : false),
  });

export const isBusy = (state: string | undefined): boolean => state === "waiting" || state === "running";

/** How a revision differs from another one, or from the published one; figures of a building that is gone are not shown. */
export const differenceQuery = (revision: string, builtAt: string | null, against?: string, year?: number) =>
  queryOptions({
    queryKey: [...ROOM_KEY, revision, "differences", builtAt, against, year],
    queryFn: ({ signal }) =>
      callApi(revisionDifferences, {
        params: { revision },
        query: { ...(against !== undefined && { against }), ...(year !== undefined && { year }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    enabled: builtAt !== null,
  });
