import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { withFilters } from "#ui/address/subVerticalPath.ts";

/** The way to the page of a vertical with the filters of the address at hand. */
export function verticalPath({ number }: Vertical, search: URLSearchParams): string {
  const filters = String(withFilters({}, search));
  return `/vertical/${number}${filters === "" ? "" : `?${filters}`}`;
}
