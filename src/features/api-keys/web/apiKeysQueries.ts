import { queryOptions } from "@tanstack/react-query";
import { users } from "#features/users/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { allApiKeys, ownApiKeys } from "../contract.ts";

/** One's own keys, or everybody's. */
export const apiKeysQuery = (whose: "own" | "all") =>
  queryOptions({
    queryKey: ["api-keys", whose],
    queryFn: async ({ signal }) =>
      (whose === "own" ? await callApi(ownApiKeys, { signal }) : await callApi(allApiKeys, { signal })).items,
  });

/** Everybody a key can be made for. */
export const keyHoldersQuery = () =>
  queryOptions({
    queryKey: ["users", "key-holders"],
    queryFn: async ({ signal }) =>
      (await callApi(users, { signal })).items.filter(({ status }) => status !== "disabled"),
  });
