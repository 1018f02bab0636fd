import { IconChevronDown } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { Link } from "react-router";
import { type MarketKind, NATION } from "#domain/markets/market.ts";
import { provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import type { Kind, Revision } from "#domain/revisions/revision.ts";
import { yearKind } from "#domain/yearKind.ts";
import { marketNames } from "#language/marketNames.ts";
import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import { CallListButton } from "../callList/CallListButton.tsx";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { EarlierNote } from "../savedViews/EarlierNote.tsx";
import { SavedViews } from "../savedViews/SavedViews.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { ComparePicker } from "./ComparePicker.tsx";
import { DataBadge } from "./DataBadge.tsx";
import style from "./FilterBar.module.css";
import { FilterSheet } from "./FilterSheet.tsx";
import type { HeadPlaces } from "./headPlaces.ts";
import { MarketField } from "./MarketField.tsx";
import { MeasureSwitch } from "./MeasureSwitch.tsx";
import { PoliticalSwitch } from "./PoliticalSwitch.tsx";
import { QuarterPicker } from "./QuarterPicker.tsx";

interface FilterBarProps {
  /** What the screen is called; left out where the screen says so itself. */
  readonly title?: ReactNode;
  /** Whether amounts can be shown in several measures and beside other markets; a screen with questions of its own has neither. */
  readonly compares?: boolean;
  /** The only markets the screen is about; it then has neither measures nor politics nor other markets. */
  readonly kind?: MarketKind | undefined;
  /** Called with the places that the screen's own parts fill. */
  readonly onPlaces: (change: (places: HeadPlaces) => HeadPlaces) => void;
}

/** What the screen is about and how fresh it is, in one line that stays in sight; the filters in use stand below it, where there are any. */
export function FilterBar({ title, compares = true, kind, onPlaces }: FilterBarProps) {
  const text = useText();
  return (
    <>
      <div className={style["bar"]} data-testid="screen-head">
        <div className={style["line"]} data-filters={kind === undefined ? (compares ? "all" : "few") : "none"}>
          {title && <ScreenTitle title={title} onPlaces={onPlaces} />}
          <section className={style["filters"]} aria-label={text("filters.bar")}>
            <MarketPicker kind={kind} />
            <YearPicker />
            {kind === undefined && <MoreFilters compares={compares} />}
          </section>
          <div className={style["end"]}>
            <DataBadge onPlaces={onPlaces} />
            <span className={style["calls"]}>
              <CallListButton />
            </span>
            <SavedViews />
            <Place name="tools" onPlaces={onPlaces} />
          </div>
        </div>
      </div>
      <ActiveFilters compares={compares} />
      <EarlierNote />
    </>
  );
}

/** A place of the head that the screen fills. */
function Place({ name, onPlaces }: { readonly name: keyof HeadPlaces } & Pick<FilterBarProps, "onPlaces">) {
  const place = useCallback(
    (element: HTMLElement | null) => onPlaces((places) => ({ ...places, [name]: element })),
    [name, onPlaces],
  );
  return <span ref={place} className={style["place"]} />;
}

/** The screen's name and, for those who do not see the picker beside it and on paper, its market. */
function ScreenTitle({ title, onPlaces }: Pick<FilterBarProps, "title" | "onPlaces">) {
  const text = useText();
  const { market } = useAddress();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const names = useMemo(() => marketNames(markets, text), [markets, text]);
  return (
    <>
      <h1 className={style["title"]}>
        <Place name="name" onPlaces={onPlaces} />
        <span className={style["first"]}>{title}</span>
        <span
          className={style["of"]}
        >{`, ${market === NATION ? text("filters.nation") : (names.get(market) ?? "")}`}</span>
      </h1>
      <span className={style["beside"]}>
        <Place name="beside" onPlaces={onPlaces} />
      </span>
    </>
  );
}

/** The other filters: side by side where there is room, else on a sheet. */
function MoreFilters({ compares }: { readonly compares: boolean }) {
  return (
    <>
      <div className={style["wide"]}>
        <QuarterPicker />
        <PoliticalSwitch />
        {compares && <MeasureSwitch />}
      </div>
      <div className={style["narrow"]}>
        <FilterSheet compares={compares} />
      </div>
      {compares && (
        <div className={style["compare"]}>
          <ComparePicker />
        </div>
      )}
    </>
  );
}

/** The market of the screen, as its address names it; of one kind alone where the screen is about such markets. */
function MarketPicker({ kind }: { readonly kind?: MarketKind | undefined }) {
  const text = useText();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { market } = useAddress();
  const change = useChangeAddress();
  return (
    <MarketField
      label={text("filters.market")}
      markets={kind === undefined ? markets : markets.filter((one) => one.kind === kind)}
      market={market}
      onPick={(id) => change({ market: id })}
      testId="market-picker"
      foot={<Link to="/custom-markets">{text("menu.customMarkets")}</Link>}
    />
  );
}

const KINDS: readonly Kind[] = ["forecast", "estimate", "actual"];

/** The year of the screen, grouped by how settled its figures are. */
function YearPicker() {
  const text = useText();
  const { revision } = useShownRevision();
  const { year } = useAddress();
  const change = useChangeAddress();

  return (
    <span className={style["picker"]}>
      <select
        className={`${style["field"]} ${style["year"]}`}
        data-testid="year-picker"
        aria-label={text("filters.year")}
        value={year}
        onChange={(event) => change({ year: Number(event.currentTarget.value) })}
      >
        {KINDS.map((kind) => (
          <optgroup key={kind} label={text(`filters.years.${kind}`)}>
            {yearsOf(revision, kind).map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
    </span>
  );
}

/** The years of a kind, latest first, as figures of markets are; a year is as settled as its least settled medium. */
function yearsOf({ years, provenance }: Pick<Revision, "years" | "provenance">, kind: Kind): readonly number[] {
  const ofMarkets = provenanceAtLevel(provenance, "market");
  return years.filter((_, position) => yearKind(ofMarkets, position) === kind).toReversed();
}
