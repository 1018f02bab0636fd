import type { Kind } from "#domain/revisions/revision.ts";

/** Which categories are forecasts; a chart for files tells no others apart. */
export function kindsOf({
  categories,
  forecastFrom,
}: {
  readonly categories: readonly string[];
  readonly forecastFrom: number | null;
}): Kind[] {
  return categories.map((_, at) => (forecastFrom !== null && at >= forecastFrom ? "forecast" : "actual"));
}
