import { memo, useCallback, useMemo } from "react";
import { type CalendarEntry, salesCalendar } from "#domain/localMedium/salesCalendar.ts";
import { calendarBlock, entryDates, entryName } from "#documents/parts/profile/calendarBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { explainPlain } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { useMedium } from "../medium.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import style from "./CalendarBlock.module.css";

interface CalendarBlockProps {
  readonly spending: Spending;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const POLITICAL: readonly CalendarEntry["kind"][] = ["lowestCharge", "election"];
const DAY_MS = 86_400_000;

/** The surveys and the political dates of the view's year on one line of twelve months. */
export const CalendarBlock = memo(function CalendarBlock({ spending }: CalendarBlockProps) {
  const medium = useMedium();
  const { view, words } = spending;
  const { text, formats } = words;
  const entries = useMemo(() => salesCalendar(view.year, medium), [view.year, medium]);
  const block = useMemo(() => calendarBlock(entries, medium, spending), [entries, medium, spending]);
  const entryOf = useCallback(
    (id: string) => {
      const [first] = id.split(":");
      return entries.find((entry) => idOf(entry) === first || entryName(entry, words) === first);
    },
    [entries, words],
  );
  const tip = useCallback(
    (id: string) => {
      const entry = entryOf(id);
      return (
        (entry && {
          title: entryName(entry, words),
          rows: [[text("marketProfile.calendar.from"), entryDates(entry, words)] as const],
        }) ??
        null
      );
    },
    [entryOf, words, text],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const entry = entryOf(id);
        if (!entry) return null;
        return explainPlain(asked, {
          subject: entryName(entry, words),
          value: entryDates(entry, words),
          what: text(`marketProfile.calendar.what.${entry.kind}`),
        });
      }),
    [entryOf, words, text],
  );
  const rows = [
    { id: "surveys", entries: entries.filter(({ kind }) => !POLITICAL.includes(kind)) },
    { id: "political", entries: entries.filter(({ kind }) => POLITICAL.includes(kind)) },
  ] as const;
  const days = (Date.UTC(view.year + 1, 0, 1) - Date.UTC(view.year, 0, 1)) / DAY_MS;
  const place = (day: string) => (Date.parse(day) - Date.UTC(view.year, 0, 1)) / DAY_MS / days;
  let first = true;
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={
        <div className={style["calendar"]}>
          <div className={style["months"]} aria-hidden="true">
            {MONTHS.map((month) => (
              <span key={month}>{formats.month(month)}</span>
            ))}
          </div>
          {rows
            .filter((row) => row.entries.length > 0)
            .map((row) => (
              <div key={row.id} className={style["row"]}>
                <span className={style["name"]}>{text(`marketProfile.calendar.row.${row.id}`)}</span>
                <span className={style["line"]}>
                  {row.entries.map((entry) => {
                    const tabIndex = first ? 0 : -1;
                    first = false;
                    const [left, right] = [place(entry.from), place(entry.to) + 1 / days];
                    return (
                      <button
                        key={idOf(entry)}
                        type="button"
                        className={style["entry"]}
                        data-kind={entry.kind}
                        data-figure={idOf(entry)}
                        tabIndex={tabIndex}
                        aria-label={`${entryName(entry, words)}: ${entryDates(entry, words)}`}
                        style={{ left: `${left * 100}%`, width: `${(right - left) * 100}%` }}
                      >
                        <span aria-hidden="true">
                          {entry.kind === "election" ? "" : text(`marketProfile.calendar.short.${entry.kind}`)}
                        </span>
                      </button>
                    );
                  })}
                </span>
              </div>
            ))}
        </div>
      }
      tip={tip}
      explain={explain}
      mainFigure={entries[0] ? idOf(entries[0]) : null}
    />
  );
});

function idOf({ kind, from }: CalendarEntry): string {
  return `${kind}-${from}`;
}
