import { queryOptions } from "@tanstack/react-query";
import { myErasure, userErasure } from "#features/privacy/contract.ts";
import { callApi } from "../api/callApi.ts";

/** What an erasure of a user would do, or of whoever is signed in: counted anew whenever somebody looks. */
export const erasureQuery = (user: string | null) =>
  queryOptions({
    queryKey: ["erasure", user],
    queryFn: ({ signal }) =>
      user === null ? callApi(myErasure, { signal }) : callApi(userErasure, { params: { user }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
