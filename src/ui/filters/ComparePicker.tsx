import { Popover } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { IconArrowsLeftRight } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { NATION } from "#domain/markets/market.ts";
import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { MAX_COMPARED } from "../address/viewAddress.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { Toggle } from "../look/Toggle.tsx";
import { marketsQuery } from "../queries/marketsQuery.ts";
import style from "./ComparePicker.module.css";
import { MarketList } from "./MarketList.tsx";
import { MarketSearchField } from "./MarketSearchField.tsx";
import { useMarketSearch } from "./useMarketSearch.ts";

/** Up to four more markets, or the nation, beside the own one. */
export function ComparePicker() {
  const text = useText();
  const { compare } = useAddress();
  const [open, setOpen] = useState(false);
  const label = compare.length === 0 ? text("filters.compare") : text("filters.compared", { number: compare.length });

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" offset={4} trapFocus returnFocus shadow="none">
      <Popover.Target>
        <ActionButton data-testid="compare-picker" onClick={() => setOpen(!open)}>
          <IconArrowsLeftRight size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </ActionButton>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={text("filters.compare")}>
        <CompareChoice />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The choice itself, also used on the sheet of small screens. */
export function CompareChoice() {
  const text = useText();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { market, compare } = useAddress();
  const change = useChangeAddress();
  const full = compare.length >= MAX_COMPARED;
  // What was rendered lags behind what was chosen: a second choice builds on the first one.
  const latest = useRef(compare);
  useEffect(() => {
    latest.current = compare;
  }, [compare]);

  const others = useMemo(() => markets.filter(({ id, kind }) => id !== market && kind !== "nation"), [markets, market]);
  const turn = (id: string) => {
    const { current: before } = latest;
    if (!before.includes(id) && before.length >= MAX_COMPARED) return;
    latest.current = before.includes(id) ? before.filter((compared) => compared !== id) : [...before, id];
    change({ compare: latest.current });
  };
  const search = useMarketSearch(others, turn);

  return (
    <>
      <div className={style["head"]}>
        <Toggle label={text("filters.nation")} checked={compare.includes(NATION)} onChange={() => turn(NATION)} />
        <MarketSearchField search={search} label={text("filters.findMarket")} className={style["field"]} first />
        <output className={style["note"]}>
          {text(full ? "filters.compareFull" : "filters.compareRoom", { number: MAX_COMPARED })}
        </output>
      </div>
      <MarketList search={search} selected={compare} onPick={turn} several />
    </>
  );
}
