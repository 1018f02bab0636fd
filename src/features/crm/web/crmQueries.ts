import { queryOptions } from "@tanstack/react-query";
import type { CrmState } from "#domain/crm/crm.ts";
import { callApi } from "#ui/api/callApi.ts";
import { crm, crmCompanies, crmFields } from "../contract.ts";
import { crmTasks } from "../contract/tasks.ts";

/** What begins the keys of everything about the connection. */
export const CRM = "crm";

export const POLL_MS = 3_000;

/** The organisation's connection; looked for while something is on its way. */
export const crmQuery = () =>
  queryOptions({
    queryKey: [CRM, "connection"],
    queryFn: ({ signal }) => callApi(crm, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => ((data?.states.waiting ?? 0) > 0 ? POLL_MS : false),
  });

/** The fields there that can be written. */
export const crmFieldsQuery = (account: string) =>
  queryOptions({
    queryKey: [CRM, "fields", account],
    queryFn: ({ signal }) => callApi(crmFields, { signal }),
    staleTime: 60_000,
  });

/** What became of companies; asked for anew whenever the counts change. */
export const crmLogQuery = (state: CrmState | null, counts: string) =>
  queryOptions({
    queryKey: [CRM, "log", state, counts],
    queryFn: async ({ signal }) => (await callApi(crmCompanies, { query: state ? { state } : {}, signal })).items,
    placeholderData: (before) => before,
  });

/** Next steps, and what became of them there; those that wait are looked for again. */
export const crmTasksQuery = () =>
  queryOptions({
    queryKey: [CRM, "tasks"],
    queryFn: ({ signal }) => callApi(crmTasks, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.on && !data.fault && data.items.some(({ state }) => state === "waiting") ? POLL_MS : false,
  });
