import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { deckTemplates } from "../../contract/deckTemplates.ts";

/** The versions of a customer's PowerPoint template, newest first. */
export const deckTemplatesQuery = (customer: string) =>
  queryOptions({
    queryKey: ["customers", customer, "templates"],
    queryFn: async ({ signal }) => (await callApi(deckTemplates, { params: { customer }, signal })).items,
  });
