import { ActiveFilters } from "./ActiveFilters.tsx";
import { ComparePicker } from "./ComparePicker.tsx";
import style from "./FilterBar.module.css";
import { FilterSheet } from "./FilterSheet.tsx";
import { MarketPicker } from "./MarketPicker.tsx";
import { MeasureSwitch } from "./MeasureSwitch.tsx";
import { PoliticalSwitch } from "./PoliticalSwitch.tsx";
import { RevisionBadge } from "./RevisionBadge.tsx";
import { YearPicker } from "./YearPicker.tsx";
import { useText } from "#i18n/useText.ts";

/** What the screen is about, in one line that stays in sight; the filters in use and the edition stand below it. */
export function FilterBar() {
  const text = useText();
  return (
    <>
      <section className={style["bar"]} aria-label={text("filters.bar")}>
        <div className={style["line"]}>
          <MarketPicker />
          <YearPicker />
          <div className={style["wide"]}>
            <PoliticalSwitch />
            <MeasureSwitch />
            <ComparePicker />
          </div>
          <div className={style["narrow"]}>
            <FilterSheet />
          </div>
        </div>
      </section>
      <div className={style["state"]}>
        <ActiveFilters />
        <RevisionBadge />
      </div>
    </>
  );
}
