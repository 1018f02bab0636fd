import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { type MarketGroup, type PickedMarket, searchMarkets } from "./searchMarkets.ts";

export interface MarketSearch {
  readonly text: string;
  readonly search: (text: string) => void;
  readonly groups: readonly MarketGroup[];
  /** The option that Enter would take; null when nothing matches. */
  readonly active: string | null;
  readonly activate: (market: string | null) => void;
  readonly listId: string;
  readonly optionId: (market: string) => string;
  /** Arrows, Home, End and Page keys move, Enter picks. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** Search and keyboard of a list of markets; the field keeps the focus, as a combobox does. */
export function useMarketSearch(markets: readonly PickedMarket[], onPick: (market: string) => void): MarketSearch {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const listId = useId();

  const groups = useMemo(() => searchMarkets(markets, text), [markets, text]);
  const ids = useMemo(() => groups.flatMap((group) => group.markets.map(({ id }) => id)), [groups]);
  const active = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const position = active === null ? 0 : ids.indexOf(active);
      setChosen(ids[Math.min(ids.length - 1, Math.max(0, position + step))] ?? null);
    } else if (event.key === "Enter" && active !== null) {
      onPick(active);
    } else {
      return;
    }
    event.preventDefault();
  };

  return {
    text,
    search: (wanted) => {
      setText(wanted);
      setChosen(null);
    },
    groups,
    active,
    activate: setChosen,
    listId,
    optionId: (market) => `${listId}-${market}`,
    onKeyDown,
  };
}
