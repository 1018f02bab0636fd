import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { NoHits } from "#ui/problem/NoHits.tsx";
import { aidsQuery } from "../aidQueries.ts";
import { AidCard } from "./AidCard.tsx";
import { AidFilterBar } from "./AidFilterBar.tsx";
import { chooseAids, FILTER_NAMES, readFilters, recentAids } from "./chooseAids.ts";
import style from "./Library.module.css";

/** Whoever still types need not be answered at every letter. */
const PAUSE_MS = 250;

/** Every selling aid that the reader may have, narrowed by the address. */
export function Library() {
  const text = useText();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const [q] = useDebouncedValue(filters.q, PAUSE_MS);
  const { data: aids, error, refetch } = useQuery(aidsQuery(formats.locale, q));
  const [before] = useState(() => FILTER_NAMES.some((name) => search.has(name)));
  const change = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, ""])));
  const narrowed = FILTER_NAMES.some((name) => search.has(name));

  const shown = aids && chooseAids(aids, filters);
  const recent = aids && !narrowed && !before ? recentAids(aids) : [];
  return (
    <section className={style["library"]} aria-label={text("sellingAids.tabs.library")}>
      <AidFilterBar filters={filters} change={change} />
      {!aids && (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />)}
      {recent.length > 0 && (
        <section aria-labelledby="aids-recent">
          <h2 className={style["group"]} id="aids-recent">
            {text("sellingAids.recent")}
          </h2>
          <ul className={style["recent"]}>
            {recent.map((aid) => (
              <AidCard key={aid.key} aid={aid} brief />
            ))}
          </ul>
        </section>
      )}
      {shown && (
        <>
          <p className={style["count"]} role="status">
            {text("sellingAids.count", { count: shown.length, number: formats.count(shown.length) })}
            {narrowed && (
              <ActionButton className={style["clear"]} onClick={clear}>
                {text("sellingAids.clear")}
              </ActionButton>
            )}
          </p>
          {shown.length === 0 ? (
            <NoHits
              words={filters.q}
              filtered={FILTER_NAMES.some((name) => name !== "q" && search.has(name))}
              onClear={clear}
            />
          ) : (
            <ul className={style["grid"]} data-testid="aids">
              {shown.map((aid) => (
                <AidCard key={aid.key} aid={aid} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
