import { memo, type ReactNode } from "react";
import type { Kind } from "#domain/revisions/revision.ts";
import { TermText } from "../glossary/TermText.tsx";
import style from "./BarList.module.css";
import { OwnMark } from "./OwnMark.tsx";

export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** A second, quieter line below the name. */
  readonly detail?: string | undefined;
  /** Part of the track, 0–1. */
  readonly length: number;
  /** Where the bar begins, 0–1; at the left where left out. */
  readonly start?: number;
  /** Where the benchmark's tick stands, 0–1; null draws none. */
  readonly tick: number | null;
  readonly fill: string;
  /** How settled it is: estimates and forecasts are hatched, so that they never look like actuals. */
  readonly kind?: Kind | undefined;
  /** Why it stands out: "Yours", "You follow it"; left out where it does not. */
  readonly mark?: string | undefined;
  /** Whether the headline is about it. */
  readonly told?: boolean | undefined;
  readonly cells: readonly BarCell[];
}

export interface BarCell {
  readonly text: string;
  readonly tone?: "rise" | "fall" | undefined;
}

export interface BarListProps {
  /** Heads of the name's column and of each cell; empty for a column that needs none. */
  readonly heads: readonly string[];
  readonly rows: readonly BarRow[];
  /** Where zero stands, 0–1, among bars that go to either side; left out where all begin at the left. */
  readonly zero?: number | undefined;
  /** What the bars' ticks stand for, if they have any. */
  readonly tickLabel?: string | undefined;
  /** Stands below the bars, such as the rest that is folded. */
  readonly children?: ReactNode;
}

/** So many columns of figures leave a name no room beside them on a phone. */
const MANY = 3;
/** More find no room on it in one line. */
const CROWD = 6;

/** Bars in order of size with their figures beside them; every row is one figure to hover, focus and explain. */
export function BarList({ heads, rows, zero, tickLabel, children }: BarListProps) {
  const cells = heads.length - 1;
  return (
    <div
      className={style["list"]}
      style={{ "--cells": cells }}
      data-many={cells > CROWD ? "crowd" : cells >= MANY || undefined}
    >
      <div className={style["heads"]} aria-hidden="true">
        <span>{heads[0]}</span>
        <span className={style["key"]}>
          {tickLabel && (
            <>
              <i className={style["keyTick"]} />
              {tickLabel}
            </>
          )}
        </span>
        {heads.slice(1).map((head) => (
          <span key={head}>
            <TermText>{head}</TermText>
          </span>
        ))}
      </div>
      {rows.map((row, at) => (
        <Bar key={row.id} row={row} zero={zero} entry={at === 0} />
      ))}
      {children}
    </div>
  );
}

interface BarProps {
  readonly row: BarRow;
  readonly zero: number | undefined;
  /** Whether the Tab key enters the list here. */
  readonly entry: boolean;
}

const Bar = memo(function Bar({ row, zero, entry }: BarProps) {
  return (
    <button type="button" className={style["row"]} data-figure={row.id} tabIndex={entry ? 0 : -1}>
      <span className={style["name"]} data-mark={row.mark && ""} data-told={row.told || undefined}>
        {row.name}
        {row.mark && <OwnMark says={row.mark} />}
        {row.detail && <small>{row.detail}</small>}
      </span>
      <span className={style["track"]}>
        {row.length > 0 && (
          <span
            className={style["bar"]}
            data-kind={row.kind}
            style={{
              width: `${row.length * 100}%`,
              backgroundColor: row.fill,
              ...(row.start && { marginLeft: `${row.start * 100}%` }),
            }}
          />
        )}
        {zero !== undefined && <i className={style["zero"]} style={{ left: `${zero * 100}%` }} />}
        {row.tick !== null && <i className={style["tick"]} style={{ left: `${row.tick * 100}%` }} />}
      </span>
      {row.cells.map((cell, at) => (
        // A row's cells never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={style["cell"]} data-tone={cell.tone}>
          {cell.text}
        </span>
      ))}
    </button>
  );
});
