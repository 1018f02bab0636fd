import { roleColour } from "#charts/colours.ts";
import { gapBars } from "#charts/gapBars.ts";
import type { Words } from "#words/words.ts";
import type { MediumGap, MediumGaps } from "#domain/shareOfWallet/mediumGaps.ts";
import { columnScale } from "#i18n/money.ts";
import style from "./GapChart.module.css";
import { MixStrips } from "./MixStrips.tsx";

interface GapChartProps {
  readonly gaps: MediumGaps;
  readonly isNation: boolean;
  readonly words: Words;
}

/** The whole wallet as one bar above the nation's, then what each medium would win or lose at the nation's mix. */
export function GapChart({ gaps: { rows }, isNation, words }: GapChartProps) {
  const { text, formats } = words;
  const scale = columnScale(rows.map(({ gapDollars }) => gapDollars));
  const { zero, bars } = gapBars(rows.map(({ medium, gapDollars }) => ({ id: medium, value: gapDollars })));
  const shownRows = isNation ? rows.toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0)) : rows;
  return (
    <>
      <MixStrips rows={rows} isNation={isNation} words={words} />
      <div className={style["list"]} data-nation={isNation || undefined}>
        <div className={style["heads"]} aria-hidden="true">
          <span>{text("spending.column.medium")}</span>
          {!isNation && <span>{`${text("subVertical.gap.gap")} ${formats.moneyHead(scale)}`}</span>}
          <span />
          <span>{text("spending.here")}</span>
          {!isNation && <span>{text("spending.nationwide")}</span>}
        </div>
        {shownRows.map((row, at) => {
          const bar = bars.find(({ id }) => id === row.medium);
          return (
            <button
              key={row.medium}
              type="button"
              className={style["row"]}
              data-figure={isNation ? `${row.medium}:share_percent` : row.medium}
              tabIndex={at === 0 ? 0 : -1}
            >
              <span className={style["name"]}>{words.medium(row.medium)}</span>
              {!isNation && (
                <span className={style["gap"]}>{signed(row.gapDollars, formats.moneyIn(scale, row.gapDollars))}</span>
              )}
              <span className={style["track"]}>
                {!isNation && <i className={style["zero"]} style={{ left: `${zero * 100}%` }} />}
                {!isNation && bar && bar.length > 0 && (
                  <span
                    className={style["bar"]}
                    style={{
                      left: `${bar.start * 100}%`,
                      width: `${bar.length * 100}%`,
                      backgroundColor: barColour(row),
                    }}
                  />
                )}
              </span>
              <span className={style["cell"]}>{formats.percent(row.sharePercent)}</span>
              {!isNation && <span className={style["cell"]}>{formats.share(row.nationShare)}</span>}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** A gain shows its plus; a loss has its minus from the format. */
function signed(dollars: number | null, written: string): string {
  return dollars !== null && dollars > 0 ? `+${written}` : written;
}

/** What can be won has the accent; what a medium is ahead by is no loss, and neutral. */
function barColour({ gapDollars }: MediumGap): string {
  return roleColour((gapDollars ?? 0) > 0 ? "own" : "other");
}
