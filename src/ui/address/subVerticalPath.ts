/** Parts of an address that mean the same on every screen of figures. */
const KEPT = ["market", "year", "quarter", "political", "measure", "compare", "revision", "scenario"] as const;

/** The way to the page of a sub-vertical with the filters of the address at hand. */
export function subVerticalPath(subVertical: string, search: URLSearchParams): string {
  return `/vertical/subvertical?${String(withFilters({ sub: subVertical }, search))}`;
}

/** An address's own part, followed by the filters that hold everywhere. */
export function withFilters(own: Readonly<Record<string, string>>, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(own);
  for (const name of KEPT) {
    const value = search.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
