import { useReducedMotion } from "@mantine/hooks";
import { IconPlayerPause, IconPlayerPlay, IconPlayerTrackNext } from "@tabler/icons-react";
import { startTransition, use, useEffect, useOptimistic, useState } from "react";
import { useSearchParams } from "react-router";
import type { Spending } from "#documents/spending.ts";
import { addressNow } from "../../address/addressNow.ts";
import { useChangeAddress } from "../../address/useAddress.ts";
import { QuietButton } from "../../look/QuietButton.tsx";
import style from "./YearStrip.module.css";
import { moved, nextYear, windowIn, writeYearWindow, YearWindow } from "./yearWindow.ts";

/** How long a year stands while the years are played. */
const STEP = 1400;

/** A window over the years, drawn by its two ends, and the years within it played one after the other. */
export function YearStrip({ spending }: { readonly spending: Spending }) {
  const { years } = spending.revision;
  const { text } = spending.words;
  // A key pressed twice moves by two years, though the charts have not followed yet.
  const [span, draw] = useOptimistic(windowIn(use(YearWindow), years));
  const [, setSearch] = useSearchParams();
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const part = (year: number) => `${((year - first) / Math.max(last - first, 1)) * 100}%`;
  const end = (which: "from" | "to") => (
    <input
      type="range"
      className={style["end"]}
      min={first}
      max={last}
      step={1}
      value={span[which]}
      aria-label={text(`spending.years.${which}`)}
      onChange={(event) => {
        const to = moved(span, which, Number(event.currentTarget.value));
        startTransition(() => {
          draw(to);
          setSearch(writeYearWindow(addressNow(), to, years), { preventScrollReset: true, replace: true });
        });
      }}
    />
  );
  return (
    <div className={style["strip"]} role="group" aria-label={text("spending.years.label")}>
      <PlayButton spending={spending} />
      <span className={style["year"]}>{span.from}</span>
      <div className={style["track"]}>
        <i className={style["shown"]} style={{ left: part(span.from), right: `calc(100% - ${part(span.to)})` }} />
        <i className={style["current"]} style={{ left: part(spending.view.year) }} />
        {end("from")}
        {end("to")}
      </div>
      <span className={style["year"]}>{span.to}</span>
    </div>
  );
}

/** Steps the screen's year through the window; whoever wants no motion goes on year by year. */
function PlayButton({ spending: { view, words, revision } }: { readonly spending: Spending }) {
  const { text } = words;
  const still = useReducedMotion();
  const change = useChangeAddress();
  const span = windowIn(use(YearWindow), revision.years);
  const [playing, setPlaying] = useState(false);
  const next = nextYear(view.year, span);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (next === null) setPlaying(false);
      else change({ year: next }, { replace: true });
    }, STEP);
    return () => clearTimeout(timer);
  }, [playing, next, change]);

  const begin = () => change({ year: next ?? span.from }, { replace: true });
  if (still)
    return (
      <QuietButton onClick={begin}>
        <IconPlayerTrackNext size={16} aria-hidden="true" />
        {text("spending.years.next")}
      </QuietButton>
    );
  return (
    <QuietButton
      onClick={() => {
        if (!playing) begin();
        setPlaying(!playing);
      }}
    >
      {playing ? <IconPlayerPause size={16} aria-hidden="true" /> : <IconPlayerPlay size={16} aria-hidden="true" />}
      {text(playing ? "spending.years.pause" : "spending.years.play")}
    </QuietButton>
  );
}
