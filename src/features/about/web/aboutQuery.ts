import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { about } from "../contract.ts";

export const aboutQuery = () =>
  queryOptions({ queryKey: ["about"], queryFn: ({ signal }) => callApi(about, { signal }), staleTime: 30_000 });
