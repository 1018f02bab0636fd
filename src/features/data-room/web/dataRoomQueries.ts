import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { dataTables } from "../contract.ts";

/** The tables of a revision and what files of them there are. */
export const dataTablesQuery = (revision: string) =>
  queryOptions({
    queryKey: ["data-room", revision],
    queryFn: ({ signal }) => callApi(dataTables, { params: { revision }, signal }),
  });
