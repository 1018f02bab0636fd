import { IconCheck } from "@tabler/icons-react";
import { memo, useEffect } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./MarketList.module.css";
import type { PickedMarket } from "./searchMarkets.ts";
import type { MarketSearch } from "./useMarketSearch.ts";

interface MarketListProps {
  readonly search: MarketSearch;
  readonly selected: readonly string[];
  readonly onPick: (market: string) => void;
  /** Several can be selected at once. */
  readonly several?: boolean;
}

/** The markets that answer the search, grouped by kind, each with its rank and states. */
export function MarketList({ search, selected, onPick, several = false }: MarketListProps) {
  const text = useText();
  const { active, optionId } = search;

  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active, optionId]);

  return (
    <div
      id={search.listId}
      className={style["list"]}
      role="listbox"
      aria-label={text("filters.markets")}
      aria-multiselectable={several}
      tabIndex={-1}
    >
      {search.groups.map(({ kind, markets }) => (
        <div key={kind} role="group" aria-label={text(`filters.kind.${kind}`)}>
          <div className={style["kind"]} aria-hidden="true">
            {text(`filters.kind.${kind}`)}
            <span>{markets.length}</span>
          </div>
          {markets.map((market) => (
            <Option
              key={market.id}
              id={optionId(market.id)}
              market={market}
              active={market.id === active}
              selected={selected.includes(market.id)}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
      {search.groups.length === 0 && <p className={style["none"]}>{text("filters.noMarket", { text: search.text })}</p>}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly market: PickedMarket;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPick: (market: string) => void;
}

const Option = memo(function Option({ id, market, active, selected, onPick }: OptionProps) {
  const formats = useFormats();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and takes the keys
    <div
      id={id}
      className={style["option"]}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      data-active={active || undefined}
      // The field keeps the focus; a press must not take it away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(market.id)}
    >
      <span className={style["rank"]}>{market.rank === null ? "" : formats.rank(market.rank)}</span>
      <span className={style["name"]}>{market.name}</span>
      <span className={style["states"]}>{market.states.slice(0, 4).join(" ")}</span>
      {selected && <IconCheck size={16} stroke={2} aria-hidden="true" />}
    </div>
  );
});
