import { useSuspenseQuery } from "@tanstack/react-query";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";

/** How many markets of each kind the reader may see. */
export function useOwnMarkets(): { readonly tv: number; readonly radio: number } {
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const count = (wanted: "tv" | "radio") => markets.filter(({ kind }) => kind === wanted).length;
  return { tv: count("tv"), radio: count("radio") };
}
