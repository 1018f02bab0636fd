import type { MarketKind } from "#domain/markets/market.ts";
import { CallListButton } from "../callList/CallListButton.tsx";
import { EarlierNote } from "../savedViews/EarlierNote.tsx";
import { SavedViews } from "../savedViews/SavedViews.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { ComparePicker } from "./ComparePicker.tsx";
import style from "./FilterBar.module.css";
import { FilterSheet } from "./FilterSheet.tsx";
import { MarketPicker } from "./MarketPicker.tsx";
import { MeasureSwitch } from "./MeasureSwitch.tsx";
import { PoliticalSwitch } from "./PoliticalSwitch.tsx";
import { RevisionBadge } from "./RevisionBadge.tsx";
import { YearPicker } from "./YearPicker.tsx";
import { useText } from "#language/useText.ts";

interface FilterBarProps {
  /** Whether amounts can be shown in several measures and beside other markets; a screen with questions of its own has neither. */
  readonly compares?: boolean;
  /** The only markets the screen is about; it then has neither measures nor politics nor other markets. */
  readonly kind?: MarketKind | undefined;
}

/** What the screen is about, in one line that stays in sight; the filters in use and the revision stand below it. */
export function FilterBar({ compares = true, kind }: FilterBarProps) {
  const text = useText();
  return (
    <>
      <section className={style["bar"]} aria-label={text("filters.bar")}>
        <div className={style["line"]}>
          <MarketPicker kind={kind} />
          <YearPicker />
          {kind === undefined && (
            <>
              <div className={style["wide"]}>
                <PoliticalSwitch />
                {compares && (
                  <>
                    <MeasureSwitch />
                    <ComparePicker />
                  </>
                )}
              </div>
              <div className={style["narrow"]}>
                <FilterSheet compares={compares} />
              </div>
            </>
          )}
        </div>
      </section>
      <div className={style["state"]}>
        <ActiveFilters compares={compares} />
        <span className={style["end"]}>
          <RevisionBadge />
          <CallListButton />
          <SavedViews />
        </span>
      </div>
      <EarlierNote />
    </>
  );
}
