import { writeFile } from "node:fs/promises";
import { openApi } from "#platform/api/openApi.ts";
import { API_TAGS } from "./apiTags.ts";
import { CONTRACTS } from "./features.ts";
import { VERSION } from "./version.ts";

/** The document as it is committed. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(CONTRACTS, VERSION, API_TAGS), null, 2)}\n`;
}

if (import.meta.main) await writeFile(new URL("../../../docs/openapi.json", import.meta.url), openApiText());
