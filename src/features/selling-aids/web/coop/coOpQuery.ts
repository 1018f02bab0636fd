import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { coOpPrograms } from "../../contract/coOp.ts";

/** What changes with a list of programs: what is read, and which lists there are. */
export const CO_OP = { queryKey: ["co-op-programs"] } as const;

export const coOpQuery = () =>
  queryOptions({
    queryKey: [...CO_OP.queryKey, "read"],
    queryFn: async ({ signal }) => (await callApi(coOpPrograms, { signal })).items,
  });
