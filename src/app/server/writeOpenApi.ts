import { writeFile } from "node:fs/promises";
import { openApi } from "#platform/api/openApi.ts";
import { CONTRACTS } from "./features.ts";
import { VERSION } from "./version.ts";

/** The document as it is committed. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(CONTRACTS, VERSION), null, 2)}\n`;
}

if (import.meta.main) await writeFile(new URL("../../../docs/openapi.json", import.meta.url), openApiText());
