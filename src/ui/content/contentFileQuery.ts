import { queryOptions } from "@tanstack/react-query";
import { contentFile } from "#features/content/contract/editing.ts";
import { callFile } from "../api/callApi.ts";

/** The bytes of a stored file of the newsroom. A file never changes: another one has another id. */
export const contentFileQuery = (file: string) =>
  queryOptions({
    queryKey: ["content", "file", file],
    queryFn: ({ signal }) => callFile(contentFile, { params: { file }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
