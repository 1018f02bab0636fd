import { roleColour } from "#figures/charts/colours.ts";
import { gapBars } from "#figures/charts/gapBars.ts";
import type { ChangeList } from "#domain/changes/changesTable.ts";
import { type FigureChange, isChanged } from "#domain/changes/figureChange.ts";
import { BarList } from "#ui/figures/BarList.tsx";
import { changeCell } from "#documents/parts/besideCells.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import { figureId, figureName } from "./changedFigure.ts";
import style from "./Changes.module.css";

/** How many movers have a bar; all of them are in the table. */
const BARS = 10;

interface ChangesChartProps {
  readonly list: ChangeList;
  readonly changes: readonly FigureChange[];
  /** The label of the later revision, whose amounts stand beside the changes. */
  readonly after: string;
  readonly words: Words;
}

/** The figures that moved, a bar as long as the dollars each moved by, up to the right and down to the left; what stayed is counted below. */
export function ChangesChart({ list, changes, after, words }: ChangesChartProps) {
  const { text, formats } = words;
  const moved = changes.filter(isChanged);
  const shown = list === "years" ? moved : moved.slice(0, BARS);
  const write = measureFormats(
    "dollars",
    shown.map(({ change }) => change),
    words,
  );
  const { zero, bars } = gapBars(shown.map(({ id, change }) => ({ id, value: change })));
  const further = moved.length - shown.length;
  const same = changes.length - moved.length;
  if (moved.length === 0) return <p>{text("changes.noneOfList", { count: changes.length })}</p>;

  return (
    <BarList
      zero={zero}
      heads={[text(`changes.head.${list}`), write.changeUnit, text("changes.changePercent"), after]}
      rows={shown.map((row, at) => ({
        id: figureId(list, row.id),
        name: figureName(list, row.id, words),
        length: bars[at]?.length ?? 0,
        start: bars[at]?.start ?? 0,
        tick: null,
        fill: roleColour((row.change ?? 0) < 0 ? "fall" : "rise"),
        cells: [
          { text: write.changeCell(row.change) },
          changeCell(row.growth, formats),
          { text: formats.money(row.after) },
        ],
      }))}
    >
      {(further > 0 || same > 0) && (
        <p className={style["rest"]}>
          {further > 0 && text("changes.further", { count: further })}{" "}
          {same > 0 && text("changes.unchanged", { count: same })}
        </p>
      )}
    </BarList>
  );
}
