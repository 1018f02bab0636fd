import { IconChevronDown } from "@tabler/icons-react";
import { type FocusEvent, type ReactNode, useRef, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./MarketField.module.css";
import { MarketList } from "./MarketList.tsx";
import type { PickedMarket } from "./searchMarkets.ts";
import { useMarketSearch } from "./useMarketSearch.ts";

interface MarketFieldProps {
  /** Spoken name of the field. */
  readonly label: string;
  readonly markets: readonly PickedMarket[];
  /** Null while none is chosen. */
  readonly market: string | null;
  readonly onPick: (market: string) => void;
  readonly className?: string | undefined;
  readonly testId?: string;
  /** What stands below the list. */
  readonly foot?: ReactNode;
}

/** Letters of a name that stand in one line of the head; a longer one takes two. */
const ONE_LINE = 18;

/** One market out of hundreds: type to search, arrows and Enter to choose. */
export function MarketField({ label, markets, market, onPick, className, testId, foot }: MarketFieldProps) {
  const text = useText();
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const pick = (id: string) => {
    setOpen(false);
    if (id !== market) onPick(id);
  };
  const search = useMarketSearch(markets, pick);
  const close = () => {
    setOpen(false);
    search.search("");
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    search.search("");
    search.activate(market);
    field.current?.select();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const current = markets.find(({ id }) => id === market);
  const name = current?.kind === "nation" ? text("filters.nation") : (current?.name ?? "");
  return (
    <div
      className={[style["picker"], className].filter(Boolean).join(" ")}
      title={open ? undefined : name}
      onBlur={closeOnLeave}
    >
      <input
        ref={field}
        className={style["field"]}
        data-testid={testId}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? search.listId : undefined}
        aria-activedescendant={open && search.active ? search.optionId(search.active) : undefined}
        aria-autocomplete="list"
        placeholder={text("filters.chooseMarket")}
        autoComplete="off"
        spellCheck={false}
        value={open && search.text !== "" ? search.text : name}
        onChange={(event) => {
          setOpen(true);
          search.search(event.currentTarget.value);
        }}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
          else if (open) search.onKeyDown(event);
          else if (event.key === "ArrowDown" || event.key === "Enter") show();
        }}
      />
      {!open && (
        <span className={style["name"]} data-long={name.length > ONE_LINE || undefined} aria-hidden="true">
          <span>{name}</span>
        </span>
      )}
      <span className={style["rank"]} aria-hidden="true">
        {current && current.rank !== null && !open && <span>{formats.rank(current.rank)}</span>}
        <IconChevronDown size={16} stroke={1.8} />
      </span>
      {open && (
        <div className={style["drop"]}>
          <MarketList search={search} selected={market === null ? [] : [market]} onPick={pick} />
          {foot && <div className={style["foot"]}>{foot}</div>}
        </div>
      )}
    </div>
  );
}
