import type { Explanation } from "./figureLayer.ts";

const LONGEST_FIGURE = 200;

/** Where a problem with a figure is reported: the contact form, told of the figure, its market and its page. */
export function reportPath(
  { title, value }: Pick<Explanation, "title" | "value">,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const market = new URLSearchParams(search).get("market");
  const told = new URLSearchParams({
    topic: "data",
    ...(market !== null && { market }),
    screen: pathname + search,
    figure: `${title}: ${value}`.slice(0, LONGEST_FIGURE),
  });
  return `/contact?${told.toString()}`;
}
