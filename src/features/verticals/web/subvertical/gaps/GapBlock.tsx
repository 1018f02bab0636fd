import { memo, useCallback, useMemo } from "react";
import { mediumGapsFigure } from "#documents/parts/wallet/mediumGapsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { type MediumGap, type MediumGaps, mediumGaps, mediumGapsTable } from "#domain/shareOfWallet/mediumGaps.ts";
import { mediumColour } from "#figures/charts/colours.ts";
import type { Words } from "#language/words/words.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { mediaColumn } from "#ui/figures/explain/mediaColumn.ts";
import type { Explanation, Tip } from "#ui/figures/figureLayer.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import style from "./GapBlock.module.css";

/** Explains a medium's share, its share of the nation, or what lies between them: `tvOta`, `tvOta:gap_dollars`, `tvOta:share_percent`. */
function explainGap(spending: Spending, figure: string): Explanation | null {
  const { view, whole, scope, words } = spending;
  const { text, formats } = words;
  const [id = "", column = "gap_dollars"] = figure.split(":");
  const { wallet, rows } = mediumGaps(whole, scope);
  const row = rows.find(({ medium }) => medium === id);
  if (!row) return null;
  const isGap = column === "gap_dollars" || column === "gap_points";
  const market = { market: view.own, id, year: view.year, within: "total" } as const;
  const base = explainMedia(spending, { ...market, measure: isGap ? "share" : mediaColumn(column) });
  if (!base || !isGap) return base;
  const points = formats.points(row.gap);
  const dollars = formats.moneyChange(row.gapDollars);
  const apart = `${formats.share(row.share)} − ${formats.share(row.nationShare)}`;
  return {
    ...base,
    title: text("subVertical.gap.explained", { medium: words.medium(id), year: formats.year(view.year) }),
    value: column === "gap_points" ? points : dollars,
    what: text("subVertical.gap.what"),
    formula:
      row.gap === null
        ? null
        : {
            words: text(column === "gap_points" ? "subVertical.gap.formulaPoints" : "subVertical.gap.formula"),
            values:
              column === "gap_points" ? `${apart} = ${points}` : `(${apart}) × ${formats.dollars(wallet)} = ${dollars}`,
          },
  };
}

interface MixStripsProps {
  readonly rows: readonly MediumGap[];
  readonly isNation: boolean;
  readonly words: Words;
}

/** From this part on a slice has room for its name; on a narrow screen from twice as much. */
const NAMED = 0.08;

/** Two bars of 100 %, here above the nation, both in the order of the own mix. The bars below them say the same to the keyboard. */
function MixStrips({ rows, isNation, words }: MixStripsProps) {
  const order = rows.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const here = order.map(({ medium, share }) => ({ medium, part: share ?? 0 }));
  const nation = order.map(({ medium, nationShare }) => ({ medium, part: nationShare ?? 0 }));
  return (
    <div className={style["strips"]} aria-hidden="true">
      <Strip name={words.text("spending.here")} slices={here} words={words} named />
      {!isNation && <Strip name={words.text("spending.nationwide")} slices={nation} words={words} />}
    </div>
  );
}

interface StripProps {
  readonly name: string;
  readonly slices: readonly { readonly medium: string; readonly part: number }[];
  readonly words: Words;
  readonly named?: boolean;
}

function Strip({ name, slices, words, named = false }: StripProps) {
  const shown = slices.filter(({ part }) => part > 0);
  return (
    <div className={style["line"]}>
      {named && (
        <div className={style["labels"]}>
          {shown.map(({ medium, part }) => (
            <span
              key={medium}
              className={style["label"]}
              data-large={part >= 2 * NAMED || undefined}
              style={{ flexGrow: part }}
            >
              {part >= NAMED && `${words.medium(medium)} ${words.formats.share(part)}`}
            </span>
          ))}
        </div>
      )}
      <span className={style["name"]}>{name}</span>
      <div className={style["strip"]}>
        {shown.map(({ medium, part }) => (
          <span
            key={medium}
            data-figure={medium}
            className={style["slice"]}
            style={{ flexGrow: part, backgroundColor: mediumColour(medium) }}
          />
        ))}
      </div>
    </div>
  );
}

interface GapBlockProps {
  readonly spending: Spending;
}

/** Who gets what of the sub-vertical's money, and what each medium would win at the nation's mix. */
export const GapBlock = memo(function GapBlock({ spending }: GapBlockProps) {
  const { words } = spending;
  const figure = useMemo(() => mediumGapsFigure(spending), [spending]);
  const { gaps, isNation } = figure;
  const widest = gaps.rows.find(({ gapDollars }) => gapDollars !== null);
  const files = useMemo(() => [{ name: "mediumGaps", table: () => mediumGapsTable(gaps) }], [gaps]);
  const tip = useCallback((id: string) => tipOf(gaps, id.split(":")[0] ?? "", words), [gaps, words]);

  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={
        <>
          <MixStrips rows={gaps.rows} isNation={isNation} words={words} />
          <FigureChart figure={figure} />
        </>
      }
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explainGap}
      mainFigure={widest === undefined ? null : `${widest.medium}:gap_dollars`}
      files={files}
      figure={figure}
    />
  );
});

function tipOf({ rows }: MediumGaps, medium: string, words: Words): Tip | null {
  const row = rows.find((one) => one.medium === medium);
  if (!row) return null;
  const { text, formats } = words;
  return {
    title: words.medium(medium),
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.share_percent"), formats.share(row.share)],
      [text("spending.column.nation_share_percent"), formats.share(row.nationShare)],
      [text("spending.column.index"), formats.index(row.index)],
      [text("subVertical.gap.gap"), formats.moneyChange(row.gapDollars)],
    ],
  };
}
