import { memo, useCallback, useMemo } from "react";
import { LISTED, listFigure, type ListName } from "#documents/parts/listFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { FigureChart } from "../chart/FigureChart.tsx";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { MinimumSize } from "./MinimumSize.tsx";
import { subVerticalTip } from "./subVerticalTip.ts";

interface ListBlockProps {
  readonly spending: Spending;
}

/** The sub-verticals that spend most. */
export const TopBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="topSubVerticals" />
));

/** The first five that spend most. */
export const ShortTopBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="topSubVerticals" most={5} />
));

/** The first five that added most. */
export const ShortGrowthBlock = memo(({ spending }: ListBlockProps) => (
  <ListSection spending={spending} name="largestGrowthVerticals" most={5} />
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
      return row && own ? subVerticalTip(row, own, section.year, measure, write, words) : null;
    },
    [section, shown, measure, write, words],
  );

  return (
    <SpendingSection
      name={name}
      spending={spending}
      shown={said}
      controls={
        isTop ? undefined : <MinimumSize share={view.minimumShare} amount={minimum} write={write} spending={spending} />
      }
      chart={<FigureChart figure={said} none={<p>{text("spending.listEmpty")}</p>} />}
      tip={tip}
      mainFigure={section.rows[0]?.subVertical ?? null}
    />
  );
}
