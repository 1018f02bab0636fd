import type { Endpoint } from "./endpoint.ts";

/** What may stand after the last segment of an endpoint's address: nothing for JSON, and `.csv` and `.xlsx` where it has tables. */
export function suffixesOf({
  csv,
}: {
  readonly csv?: Endpoint["csv"] | undefined;
}): readonly ["", ...(".csv" | ".xlsx")[]] {
  return csv ? ["", ".csv", ".xlsx"] : [""];
}
