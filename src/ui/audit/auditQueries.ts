import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { auditChoices, auditEntries, type AuditFilter, auditVerification } from "#features/audit/contract.ts";
import { callApi } from "../api/callApi.ts";

/** An entry as it comes from the API. */
export type AuditRecord = EndpointOutput<typeof auditEntries>["items"][number];

/** Entries that a filter lets pass, newest first, a page after the other. */
export const auditQuery = (filter: AuditFilter, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ["audit", filter, limit],
    queryFn: ({ signal, pageParam }) => callApi(auditEntries, { query: { ...filter, ...pageParam, limit }, signal }),
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === null ? null : { before: next }),
  });

export const auditChoicesQuery = () =>
  queryOptions({ queryKey: ["audit", "choices"], queryFn: ({ signal }) => callApi(auditChoices, { signal }) });

export const auditVerificationQuery = () =>
  queryOptions({
    queryKey: ["audit", "verification"],
    queryFn: ({ signal }) => callApi(auditVerification, { signal }),
    staleTime: 60_000,
  });
