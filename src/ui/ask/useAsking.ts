import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { AskWorld } from "#domain/ask/askWorld.ts";
import { type Understand, understander } from "#domain/ask/understand.ts";
import { NATION } from "#domain/markets/market.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { boundsOf } from "../address/boundsOf.ts";
import { useOpeningMarket } from "../address/useOpeningMarket.ts";
import { readAddress } from "../address/viewAddress.ts";
import type { PaletteScreen } from "../palette/screenEntries.ts";
import { SCREEN_NICKNAMES } from "../palette/screenNicknames.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { revisionQuery } from "../queries/revisionQuery.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import type { Asking } from "./askEntries.ts";
import { shownAsAsked } from "./shownAsAsked.ts";

/** Pages of verticals are asked for by the vertical. */
const VERTICAL_PAGE = /^\/vertical\/\d+$/;

/** Makes ready for questions about what this person may see; null until everything needed is there. */
export function useAsking(screens: readonly PaletteScreen[]): Asking | null {
  const [text, formats] = [useText(), useFormats()];
  const { pathname, search } = useLocation();
  const { data: markets } = useQuery(marketsQuery());
  const { data: session } = useQuery(sessionQuery());
  const { data: revision } = useQuery(revisionQuery());
  const world = useMemo(
    (): AskWorld | null =>
      markets && session && revision
        ? {
            markets: [
              { id: NATION, kind: "nation", code: "", name: "", states: [] },
              ...markets.filter(({ id }) => id !== NATION),
            ],
            verticals: session.verticals,
            screens: screens
              .filter(({ path }) => !VERTICAL_PAGE.test(path))
              .map(({ path, label, figures = false }) => ({
                path,
                names: [label, ...(SCREEN_NICKNAMES[path] ?? [])],
                figures,
              })),
            years: revision.years,
            currentYear: revision.currentYear,
          }
        : null,
    [markets, session, revision, screens],
  );
  const understand = useUnderstand(world);
  const opening = useOpeningMarket();
  return useMemo(() => {
    if (!world || !understand || !markets || !revision) return null;
    const view = readAddress(new URLSearchParams(search), boundsOf(markets, revision, opening));
    const { market, year } = view;
    const follows = shownAsAsked(pathname, new URLSearchParams(search), view);
    return { understand, before: { market, year, follows }, words: { text, formats, world } };
  }, [world, understand, markets, revision, opening, pathname, search, text, formats]);
}

/** The vocabulary takes longer than a frame of the screen, so it is made when the palette stands. */
function useUnderstand(world: AskWorld | null): Understand | null {
  const [understand, setUnderstand] = useState<Understand | null>(null);
  useEffect(() => {
    if (!world) return undefined;
    const later = setTimeout(() => setUnderstand(() => understander(world)));
    return () => clearTimeout(later);
  }, [world]);
  return understand;
}
