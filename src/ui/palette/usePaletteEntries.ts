import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketNames } from "#language/marketNames.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { savedViewsQuery } from "../savedViews/savedViewsQuery.ts";
import { commandEntries } from "./commands.ts";
import { marketEntries } from "./marketEntries.ts";
import { marketPath } from "./marketPath.ts";
import type { PaletteEntry } from "./paletteEntry.ts";
import { type PaletteScreen, screenEntries } from "./screenEntries.ts";
import { savedViewEntries } from "./savedViewEntries.ts";
import { mediumEntries, verticalEntries } from "./taxonomyEntries.ts";

/** Everything at hand that the palette can find, in the language shown; stations are asked for apart. */
export function usePaletteEntries(screens: readonly PaletteScreen[]): readonly PaletteEntry[] {
  const text = useText();
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const { data: markets } = useQuery(marketsQuery());
  const { data: session } = useQuery(sessionQuery());
  const { data: views } = useQuery(savedViewsQuery());

  return useMemo(() => {
    const verticals = verticalEntries(session?.verticals ?? [], locale);
    // The page of a vertical is found as the vertical, nicknames and all.
    const others = screens.filter(({ path }) => !verticals.some(({ go }) => go === path));
    return [
      ...screenEntries(others),
      ...savedViewEntries(views ?? [], text, locale),
      ...marketEntries(markets ?? [], {
        nameOf: marketNames(markets ?? [], text),
        kindOf: (kind) => (kind === "nation" ? "" : text(`filters.kind.${kind}`)),
        pathOf: (market) => marketPath(market, { pathname, search }, screens),
        nation: text("filters.nation"),
      }),
      ...verticals,
      ...mediumEntries(locale),
      ...commandEntries(text),
    ];
  }, [screens, markets, session, views, text, locale, pathname, search]);
}
