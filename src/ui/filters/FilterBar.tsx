import { provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import { yearKind } from "#domain/yearKind.ts";
import { IconChevronDown } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearchParams } from "react-router";
import type { MarketKind } from "#domain/markets/market.ts";
import type { Kind, Revision } from "#domain/revisions/revision.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CHANGES_PARAMETER, REVISION_BEFORE, withChanges } from "../address/changesAddress.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { REVISION_PARAMETER, useShownRevision } from "../address/useShownRevision.ts";
import { CallListButton } from "../callList/CallListButton.tsx";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { EarlierNote } from "../savedViews/EarlierNote.tsx";
import { SavedViews } from "../savedViews/SavedViews.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { ComparePicker } from "./ComparePicker.tsx";
import style from "./FilterBar.module.css";
import { FilterSheet } from "./FilterSheet.tsx";
import { MarketField } from "./MarketField.tsx";
import { MeasureSwitch } from "./MeasureSwitch.tsx";
import { PoliticalSwitch } from "./PoliticalSwitch.tsx";
import { QuarterPicker } from "./QuarterPicker.tsx";

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
                <QuarterPicker />
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

/** Which revision of the data the figures come from, since when it is out, and the ways to what it changed and to the one that holds. */
function RevisionBadge() {
  const text = useText();
  const formats = useFormats();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { revision, published, missing } = useShownRevision();
  const older = revision.id !== published.id;
  const today = new URLSearchParams(search);
  today.delete(REVISION_PARAMETER);

  return (
    <span
      className={style["badge"]}
      data-testid="revision-badge"
      data-revision={revision.id}
      data-older={older || undefined}
    >
      <span>
        {missing
          ? text("changes.missing", { label: published.label })
          : text(older ? "changes.older" : "filters.revision", { label: revision.label })}
        {revision.publishedAt && !missing && ` · ${formats.date(revision.publishedAt)}`}
      </span>
      {older && (
        <Link to={{ pathname, search: String(today) }} preventScrollReset>
          {text("changes.back", { label: published.label })}
        </Link>
      )}
      <Link
        to={{ pathname, search: String(withChanges(search, search.has(CHANGES_PARAMETER) ? null : REVISION_BEFORE)) }}
        preventScrollReset
      >
        {text("changes.open")}
      </Link>
      <Link to={`/releases?edition=${revision.id}`}>{text("changes.releases")}</Link>
    </span>
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
        className={style["field"]}
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
