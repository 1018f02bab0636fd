import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { NATION } from "#domain/markets/market.ts";
import { useText } from "#language/useText.ts";
import { MarketList } from "../filters/MarketList.tsx";
import { marketNames } from "#language/marketNames.ts";
import { MarketSearchField } from "../filters/MarketSearchField.tsx";
import { useMarketSearch } from "../filters/useMarketSearch.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { ChosenChips } from "./ChosenChips.tsx";
import style from "./MarketsPicker.module.css";

interface MarketsPickerProps {
  /** Market ids; those that the data no longer has are kept until somebody takes them out. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** The ids that can be given; all markets without it. */
  readonly offered?: readonly string[];
}

/** Several of all markets, found by name, code or state, and shown as chips. */
export function MarketsPicker({ value, onChange, offered }: MarketsPickerProps) {
  const text = useText();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const choosable = useMemo(
    () => markets.filter(({ id }) => id !== NATION && (!offered || offered.includes(id))),
    [markets, offered],
  );
  const names = useMemo(() => marketNames(markets, text), [markets, text]);
  const chosen = new Set(value);
  const turn = (id: string) => onChange(chosen.has(id) ? value.filter((each) => each !== id) : [...value, id]);
  const search = useMarketSearch(choosable, turn);
  const found = search.groups.flatMap((group) => group.markets.map(({ id }) => id));
  const nameOf = (id: string) => names.get(id) ?? text("lists.markets.unknown", { id });

  return (
    <div className={style["picker"]}>
      <div className={style["head"]}>
        <output>
          {value.length === 0 ? text("lists.markets.none") : text("lists.markets.chosen", { count: value.length })}
        </output>
        <button type="button" onClick={() => onChange([...new Set([...value, ...found])])}>
          {text(search.text === "" ? "lists.markets.addAll" : "lists.markets.addFound")}
        </button>
        {value.length > 0 && (
          <button type="button" onClick={() => onChange([])}>
            {text("lists.markets.clear")}
          </button>
        )}
      </div>
      <ChosenChips chosen={value.map((id) => ({ key: id, name: nameOf(id) }))} onRemove={turn} />
      <MarketSearchField search={search} label={text("lists.markets.find")} className={style["field"]} />
      <div className={style["list"]}>
        <MarketList search={search} selected={value} onPick={turn} several />
      </div>
    </div>
  );
}
