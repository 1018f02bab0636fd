import { queryOptions } from "@tanstack/react-query";
import { type JobRecord, jobs } from "#features/jobs/contract.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import { callApi } from "../api/callApi.ts";

const POLL_MS = 1_500;

/** Whether something is still to happen to a job. */
export const isOpenJob = ({ state }: Pick<JobRecord, "state">): boolean => state === "waiting" || state === "running";

/** One's own jobs, looked for as long as one of them is open. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: ["jobs"],
    queryFn: async ({ signal }) => (await callApi(jobs, { signal })).items,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      !(error instanceof ApiProblem && error.status === 403) && data?.some(isOpenJob) ? POLL_MS : false,
  });
