import type { Explanation } from "./figureLayer.ts";

/** The part of an address that names the figure whose explanation is open: `mediaAdSpending/tvOta:share_percent`. */
export const EXPLAINED = "explain";

const LONGEST_FIGURE = 200;

/** Where a problem with a figure is reported: the contact form, told of the figure, its market and its page, which opens with the explanation. */
export function reportPath(
  { title, value, id }: Pick<Explanation, "title" | "value" | "id">,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const market = new URLSearchParams(search).get("market");
  const told = new URLSearchParams({
    topic: "data",
    ...(market !== null && { market }),
    screen: explainedAddress(pathname, search, id),
    figure: `${title}: ${value}`.slice(0, LONGEST_FIGURE),
  });
  return `/contact?${told.toString()}`;
}

/** The address of the page that opens with this very explanation. */
function explainedAddress(pathname: string, search: string, id: string | undefined): string {
  const asked = new URLSearchParams(search);
  if (id !== undefined) asked.set(EXPLAINED, id);
  const query = asked.toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
