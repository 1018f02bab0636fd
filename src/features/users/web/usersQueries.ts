import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { customers } from "#features/customers/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { users, userSignIns } from "../contract.ts";

/** Everybody who may sign in or is invited. */
export const usersQuery = () =>
  queryOptions({
    queryKey: ["users"],
    queryFn: async ({ signal }) => (await callApi(users, { signal })).items,
  });

export type Customer = EndpointOutput<typeof customers>["items"][number];

/** The customers that people can belong to, by name. */
export const customersQuery = () =>
  queryOptions({
    queryKey: ["customers"],
    queryFn: async ({ signal }) => (await callApi(customers, { signal })).items,
    staleTime: 60_000,
  });

export type SignIn = EndpointOutput<typeof userSignIns>["items"][number];

/** A user's ways in, newest first, a page after the other. */
export const signInsQuery = (user: string) =>
  infiniteQueryOptions({
    queryKey: ["users", user, "sign-ins"],
    queryFn: ({ signal, pageParam }) => callApi(userSignIns, { params: { user }, query: pageParam, signal }),
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === null ? null : { before: next }),
  });
