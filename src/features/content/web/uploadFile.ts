import { callApi } from "#ui/api/callApi.ts";
import { addContentFile, type ContentFile } from "../contract/editing.ts";

/** Brings a file to the newsroom. Throws `ApiProblem`. */
export function uploadFile(file: File): Promise<ContentFile> {
  return callApi(addContentFile, { query: { name: file.name }, bytes: file });
}
