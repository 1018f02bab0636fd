import { Select } from "@mantine/core";
import { IconCategory } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { type Spending, spendingOf, yearOf } from "#documents/spending.ts";
import { largestFirst } from "#domain/figures/rank.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { yearPlace } from "#domain/spending/yearPlace.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { useWriteSearch } from "#ui/address/useWriteSearch.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import type { DownloadedScreen } from "#ui/figures/exports/downloadedScreen.ts";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { useShownScope } from "#ui/figures/frame/shownSpending.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { VERTICAL_ICONS } from "#ui/look/verticalIcons.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { verticalPath } from "../vertical/verticalPath.ts";
import { askedSubVertical, type AskedSubVertical } from "./askedSubVertical.ts";
import { SubVertical } from "./SubVertical.tsx";
import style from "./SubVerticalOfAddress.module.css";
import { availableSubVerticalOptions, findSubVerticals } from "./subVerticalOptions.ts";

/** Who spends most in the view's market and year, without political money, which comes and goes with elections; null where nobody does. */
function largestSubVertical(view: Pick<SpendingView, "own" | "year">): string | null {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const { subVerticals } = walletTotals(wallet);
  const dollars = wallet.subVerticals.map((id, place) =>
    isPolitical(id) ? 0 : (subVerticals[place * wallet.years.length + year] ?? Number.NaN),
  );
  return wallet.subVerticals[largestFirst(dollars)[0] ?? -1] ?? null;
}

/** The sub-vertical that the address names, or why it cannot be shown. */
export function SubVerticalOfAddress() {
  const market = useSpendingOfAddress({ offersScenarios: true });
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const largest = useMemo(() => largestSubVertical(yearOf(market).whole), [market]);
  const available = market.revision.subVerticals;
  const asked = askedSubVertical(search, { available, verticals: session.verticals, largest });
  const id = asked.kind === "shown" ? asked.id : null;
  const spending = useMemo((): Spending | null => {
    if (id === null) return null;
    return spendingOf(market, { kind: "subVertical", id });
  }, [market, id]);
  useShownScope(spending?.scope ?? null);

  return (
    <>
      <SubVerticalHead spending={market} id={id} />
      {spending && id !== null ? (
        <SubVertical spending={spending} id={id} />
      ) : (
        <SubVerticalMissing spending={market} asked={asked} />
      )}
    </>
  );
}

interface SubVerticalMissingProps {
  readonly spending: Spending;
  readonly asked: AskedSubVertical;
}

/** Why there is nothing to show of a sub-vertical, and what to do about it. */
function SubVerticalMissing({ spending, asked }: SubVerticalMissingProps) {
  const { words, revision } = spending;
  const { text } = words;
  switch (asked.kind) {
    case "notEntitled":
      return <NoAccess code="vertical-not-entitled" />;
    case "notInRevision":
      return (
        <EmptyState
          title={text("subVertical.notInRevision.title", { name: words.subVertical(asked.id) })}
          hint={text("subVertical.notInRevision.hint", { revision: revision.label })}
        />
      );
    case "unknown":
      return <EmptyState title={text("subVertical.unknown.title")} hint={text("subVertical.unknown.hint")} />;
    default:
      return <NothingYet spending={spending} />;
  }
}

interface SubVerticalPickerProps {
  readonly available: readonly string[];
  readonly value: string | null;
}

const CLOSED = { keepMounted: false };

/** Chooses a sub-vertical by typing part of its name or its vertical's; the choice stands in the address. */
const SubVerticalPicker = memo(function SubVerticalPicker({ available, value }: SubVerticalPickerProps) {
  const text = useText();
  const { locale } = useFormats();
  const writeSearch = useWriteSearch();
  const groups = useMemo(() => availableSubVerticalOptions(available, locale), [available, locale]);

  const choose = (id: string | null) => {
    if (id === null) return;
    const next = addressNow();
    next.set("sub", id);
    writeSearch(next, { preventScrollReset: true });
  };
  return (
    <Select
      aria-label={text("subVertical.choose")}
      data={groups}
      value={value}
      onChange={choose}
      searchable
      allowDeselect={false}
      maxDropdownHeight={420}
      // Its hundred choices are made once somebody opens it.
      comboboxProps={CLOSED}
      className={style["picker"] ?? ""}
      placeholder={text("subVertical.find")}
      nothingFoundMessage={text("subVertical.noMatch")}
      filter={({ search: typed }) => findSubVerticals(groups, typed, plainLetters)}
      data-testid="sub-vertical-picker"
    />
  );
});

interface SubVerticalHeadProps {
  /** Of the whole market. */
  readonly spending: Spending;
  /** Null while none can be shown. */
  readonly id: string | null;
}

/** Which sub-vertical this is, the way to its vertical, and another one. */
const SubVerticalHead = memo(function SubVerticalHead({ spending, id }: SubVerticalHeadProps) {
  const { words, market, revision } = spending;
  const [search] = useSearchParams();
  const screen = useMemo(
    (): DownloadedScreen | null =>
      id === null ? null : { screen: "spending", choice: { scope: { kind: "subVertical", id } } },
    [id],
  );
  const vertical = id === null ? undefined : verticalById(verticalOf(id));
  const Sign = vertical ? VERTICAL_ICONS[vertical.id] : IconCategory;
  return (
    <ScreenHead
      spending={spending}
      offersScenarios
      {...(screen && { downloads: screen })}
      {...(id !== null && { about: { kind: "subVertical", id } as const })}
      {...(id !== null && { name: <span className={style["name"]}>{words.subVertical(id)}</span> })}
      beside={
        <div className={style["beside"]}>
          <SubVerticalPicker available={revision.subVerticals} value={id} />
          {vertical && (
            <Link
              to={verticalPath(vertical, search)}
              className={style["up"] ?? ""}
              aria-label={words.vertical(vertical.id)}
              title={words.vertical(vertical.id)}
            >
              <Sign size={18} stroke={1.6} aria-hidden="true" />
            </Link>
          )}
          {id !== null && <AddToCallList market={market.id} subVertical={id} name={words.subVertical(id)} />}
        </div>
      }
    />
  );
});
