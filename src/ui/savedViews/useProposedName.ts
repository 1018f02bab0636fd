import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { LONGEST_VIEW_NAME } from "#features/saved-views/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useAddress } from "../address/useAddress.ts";
import { useActiveFilters } from "../filters/ActiveFilters.tsx";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { screenName } from "./screenName.ts";

/** A name for what is shown, in the reader's language: market, screen, and the filters in use. */
export function useProposedName(): string {
  const text = useText();
  const { locale } = useFormats();
  const { market } = useAddress();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const filters = useActiveFilters();
  const { pathname, search } = useLocation();
  const found = markets.find(({ id }) => id === market);
  const parts = [
    found?.kind === "nation" ? text("filters.nation") : found?.name,
    screenName(pathname + search, text, locale),
    filters.map(({ label }) => label).join(", "),
  ];
  return parts.filter(Boolean).join(" · ").slice(0, LONGEST_VIEW_NAME);
}
