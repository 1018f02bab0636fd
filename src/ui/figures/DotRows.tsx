import { memo } from "react";
import { TermText } from "../glossary/TermText.tsx";
import style from "./DotRows.module.css";

/** How a market is marked: the own one in the accent, the nation as a tick, the others in grey shapes. */
export type DotMark = "own" | "nation" | "circle" | "square" | "triangle" | "diamond";

export interface DotSeries {
  readonly id: string;
  readonly name: string;
  readonly mark: DotMark;
  readonly colour: string;
}

export interface DotRow {
  readonly id: string;
  readonly name: string;
  /** Each series' place, 0–1; null without a figure. */
  readonly dots: readonly (number | null)[];
  readonly span: readonly [number, number] | null;
  /** Whether the headline is about it. */
  readonly told?: boolean | undefined;
  /** Printed at the line's end. */
  readonly cells: readonly string[];
}

export interface DotRowsProps {
  readonly series: readonly DotSeries[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly heads: readonly string[];
  readonly rows: readonly DotRow[];
}

/** So many columns of figures leave a name no room beside them on a phone. */
const MANY = 3;

/** Several markets on one scale: a line for each item, a mark for each market. */
export function DotRows({ series, ticks, heads, rows }: DotRowsProps) {
  return (
    <div>
      <ul className={style["legend"]}>
        {series.map(({ id, name, mark, colour }) => (
          <li key={id}>
            <i className={style["mark"]} data-mark={mark} style={{ backgroundColor: colour }} />
            {name}
          </li>
        ))}
      </ul>
      <div className={style["rows"]} style={{ "--cells": heads.length }} data-many={heads.length >= MANY || undefined}>
        <div className={style["heads"]} aria-hidden="true">
          <span />
          <span className={style["scale"]}>
            {ticks.map(({ at, label: tick }) => (
              <span key={at} style={{ left: `${at * 100}%` }}>
                {tick}
              </span>
            ))}
          </span>
          {heads.map((head) => (
            <span key={head} className={style["cell"]}>
              <TermText>{head}</TermText>
            </span>
          ))}
        </div>
        {rows.map((row, at) => (
          <DotLine key={row.id} row={row} series={series} ticks={ticks} entry={at === 0} />
        ))}
      </div>
    </div>
  );
}

interface DotLineProps extends Pick<DotRowsProps, "series" | "ticks"> {
  readonly row: DotRow;
  readonly entry: boolean;
}

const DotLine = memo(function DotLine({ row, series, ticks, entry }: DotLineProps) {
  return (
    <button type="button" className={style["row"]} data-figure={row.id} tabIndex={entry ? 0 : -1}>
      <span className={style["name"]} data-told={row.told || undefined}>
        {row.name}
      </span>
      <span className={style["track"]}>
        {ticks.map(({ at }) => (
          <i key={at} className={style["grid"]} style={{ left: `${at * 100}%` }} />
        ))}
        {row.span && (
          <i
            className={style["span"]}
            style={{ left: `${row.span[0] * 100}%`, width: `${(row.span[1] - row.span[0]) * 100}%` }}
          />
        )}
        {series.map(({ id, mark, colour }, at) => {
          const place = row.dots[at] ?? null;
          return place === null ? null : (
            <i
              key={id}
              className={style["mark"]}
              data-mark={mark}
              style={{ left: `${place * 100}%`, backgroundColor: colour }}
            />
          );
        })}
      </span>
      {row.cells.map((cell, at) => (
        // A row's cells never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={style["cell"]}>
          {cell}
        </span>
      ))}
    </button>
  );
});
