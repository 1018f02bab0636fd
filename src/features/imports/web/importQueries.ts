import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { importCorrections, importDifference, importLayouts, importProblems, imports, oneImport } from "../contract.ts";
import type { Upload, UploadLine } from "../contract/uploadSchemas.ts";

const POLL_MS = 700;
const LIST_POLL_MS = 3_000;
export const PROBLEMS_ON_A_PAGE = 50;

/** Whether something happens to a file without anybody's doing. */
export const isBusy = ({ state }: Pick<UploadLine, "state">): boolean => state === "checking" || state === "joining";

/** Everybody's imports, looked at again while something happens to one of them. */
export const importsQuery = () =>
  queryOptions({
    queryKey: ["imports", "list"],
    queryFn: async ({ signal }) => (await callApi(imports, { signal })).items,
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? LIST_POLL_MS : false),
  });

/** One import, followed closely while its rows are checked or joined. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ["imports", "one", id],
    queryFn: ({ signal }): Promise<Upload> => callApi(oneImport, { params: { upload: id }, signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      return isBusy(data) ? POLL_MS : data.state === "receiving" ? LIST_POLL_MS : false;
    },
  });

export const layoutsQuery = () =>
  queryOptions({
    queryKey: ["imports", "layouts"],
    queryFn: async ({ signal }) => (await callApi(importLayouts, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A page of problems. What was found by another check is another answer. */
export const problemsQuery = ({ id, version }: Upload, code: string | null, page: number) =>
  queryOptions({
    queryKey: ["imports", "problems", id, version, code, page],
    queryFn: ({ signal }) =>
      callApi(importProblems, {
        params: { upload: id },
        query: { from: page * PROBLEMS_ON_A_PAGE, most: PROBLEMS_ON_A_PAGE, ...(code !== null && { code }) },
        signal,
      }),
  });

export const correctionsQuery = ({ id, version }: Upload) =>
  queryOptions({
    queryKey: ["imports", "corrections", id, version],
    queryFn: async ({ signal }) => (await callApi(importCorrections, { params: { upload: id }, signal })).items,
  });

export const differenceQuery = ({ id, version, changedAt }: Upload) =>
  queryOptions({
    queryKey: ["imports", "difference", id, version, changedAt],
    queryFn: ({ signal }) => callApi(importDifference, { params: { upload: id }, signal }),
  });
