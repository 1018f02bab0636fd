import { memo, useCallback, useId, useMemo } from "react";
import { useSearchParams } from "react-router";
import { LISTED, listFigure, type ListName } from "#documents/parts/listFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { Measure } from "#domain/figures/measure.ts";
import type { SubVerticalRow } from "#domain/spending/sections.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import { spoken } from "#language/words/spoken.ts";
import { tidy, type Words } from "#language/words/words.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { FigureChart } from "../chart/FigureChart.tsx";
import { MINIMUM_SHARES, writeMinimumShare } from "../frame/minimumShare.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import style from "./SubVerticalBlock.module.css";

interface MinimumSizeProps {
  readonly share: number;
  /** What that comes to in this market and year; null where the share says it all. */
  readonly amount: string | null;
  readonly words: Words;
}

/** How large a category must be to be listed; kept in the address. */
function MinimumSize({ share, amount, words: { text, formats } }: MinimumSizeProps) {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  return (
    <p className={style["minimum"]}>
      <label htmlFor={id}>{text("spending.minimum")}</label>
      <SmallSelect
        id={id}
        value={share}
        onChange={(event) =>
          setSearch(writeMinimumShare(search, Number(event.target.value)), { preventScrollReset: true })
        }
      >
        {MINIMUM_SHARES.map((option) => (
          <option key={option} value={option}>
            {option === 0
              ? text("spending.minimumNone")
              : text("spending.minimumShare", { share: tidy(formats.share(option)) })}
          </option>
        ))}
      </SmallSelect>
      {amount !== null && <span>{text("spending.minimumDollars", { money: amount })}</span>}
    </p>
  );
}

interface ListBlockProps {
  readonly spending: Spending;
}

/** The sub-verticals that spend most. */
export const TopBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="topSubVerticals" />
));

/** Those that added most on the year before. */
export const GrowthBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="largestGrowthVerticals" />
));

/** The first five that spend most. */
export const ShortTopBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="topSubVerticals" most={5} />
));

/** The first five that added most. */
export const ShortGrowthBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="largestGrowthVerticals" most={5} />
));

/** Those that lost most. */
export const LossBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="largestLossVerticals" />
));

interface ListSectionProps extends ListBlockProps {
  readonly name: ListName;
  /** How many have a bar; the table has all of the list. */
  readonly most?: number;
}

function ListSection({ spending, name, most = LISTED }: ListSectionProps) {
  const { view, measure, words } = spending;
  const { text } = words;
  const said = useMemo(() => listFigure(spending, name, most), [spending, name, most]);
  const { section, shown, write, minimum } = said;
  const isTop = name === "topSubVerticals";

  const tip = useCallback(
    (figure: string) => {
      const at = section.rows.findIndex(({ subVertical }) => subVertical === figure.split(":")[0]);
      const [row, own] = [shown.rows[at], section.rows[at]];
      return row && own ? tipOf(row, own, section.year, measure, write, words) : null;
    },
    [section, shown, measure, write, words],
  );

  return (
    <SpendingSection
      name={name}
      spending={spending}
      shown={said}
      controls={
        isTop ? undefined : (
          <MinimumSize
            share={view.minimumShare}
            amount={minimum ? spoken(write.inline(minimum), measure, words) : null}
            words={words}
          />
        )
      }
      chart={<FigureChart figure={said} none={<p>{text("spending.listEmpty")}</p>} />}
      tip={tip}
      mainFigure={section.rows[0]?.subVertical ?? null}
    />
  );
}

/** `row` is in the measure, `own` in dollars, which a tip always names too. */
function tipOf(
  row: SubVerticalRow,
  own: SubVerticalRow,
  year: number,
  measure: Measure,
  write: MeasureFormats,
  words: Words,
): Tip {
  const { text, formats } = words;
  const title = `${words.subVertical(row.subVertical)}, ${formats.year(year)}`;
  return {
    title: measure === "perCapita" ? `${title} · ${write.unit}` : title,
    rows: [
      [text("spending.column.vertical"), words.vertical(row.vertical)],
      [text("spending.column.dollars"), write.exact(row.dollars)],
      [text("spending.column.previous_dollars"), write.exact(row.previous)],
      [text("spending.column.delta_dollars"), write.change(row.delta)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      measure === "dollars"
        ? [text("spending.column.share_percent"), formats.share(row.share)]
        : [text("spending.inDollars"), `${formats.dollars(own.dollars)} (${formats.moneyChange(own.delta)})`],
      ...(row.topMedium
        ? [
            [
              text("spending.column.top_medium"),
              `${words.medium(row.topMedium)} · ${formats.share(row.topMediumShare)}`,
            ] as const,
          ]
        : []),
    ],
  };
}
