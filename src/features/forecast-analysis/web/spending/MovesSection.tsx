import { rounded } from "#domain/figures/rounded.ts";
import type { TFunction } from "i18next";
import { useEffect, useMemo, useState } from "react";
import type { CellMove } from "#forecast/plan/cellMoves.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import type { Words } from "#language/words/words.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { CourseDrawer } from "./CourseDrawer.tsx";
import { askMoves } from "../workbench/workbenchState.ts";
import {
  type MoveRow,
  moveRows,
  type MovesBy,
  MOVES_BY,
  OUTLIERS_BY,
  type OutliersBy,
  outlierRows,
} from "./moveRows.ts";

const MOST_CELLS = 500;

/** What moved most against the revision, and what stands out: by market, by medium, by both, or cell by cell. */
export function MovesSection({ room, year }: { readonly room: Room; readonly year: number }) {
  const { text, formats } = room.words;
  const [by, setBy] = useState<MovesBy>("media");
  const [judged, setJudged] = useState<OutliersBy>("growth");
  const [explained, setExplained] = useState<MoveRow["place"] | null>(null);
  const rows = useMoves(room, year, by, judged);
  const columns = useMemo(() => moveColumns(room.words, by, setExplained), [room.words, by]);
  const list = useListView(columns);
  const said = by !== "outliers" ? MOVED : judged === "growth" ? GROWN_UNLIKE : CHANGED_UNLIKE;
  return (
    <section className={style["section"]} aria-labelledby="forecast-moves" data-testid="moves">
      <h2 id="forecast-moves">{text(said.headline, { year: formats.year(year) })}</h2>
      <p className={style["how"]}>{text(said.how)}</p>
      <div className={style["controls"]}>
        <Segmented
          label={text("forecastRoom.moves.by")}
          value={by}
          options={MOVES_BY.map((value) => ({ value, label: text(`forecastRoom.moves.kinds.${value}`) }))}
          onChange={setBy}
        />
        {by === "outliers" && (
          <Segmented
            label={text("forecastRoom.moves.judged.label")}
            value={judged}
            options={OUTLIERS_BY.map((value) => ({ value, label: text(`forecastRoom.moves.judged.${value}`) }))}
            onChange={setJudged}
          />
        )}
      </div>
      <ListTable
        key={by}
        name={`forecast-moves-${by}`}
        caption={text(`forecastRoom.moves.kinds.${by}`)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        list={list}
        problem={null}
        onRetry={() => undefined}
        empty={{ title: text(said.none), hint: text(said.noneHint) }}
      />
      {explained && <CourseDrawer room={room} place={{ ...explained, year }} onClose={() => setExplained(null)} />}
    </section>
  );
}

const MOVED = {
  headline: "forecastRoom.moves.headline",
  how: "forecastRoom.moves.how",
  none: "forecastRoom.moves.none",
  noneHint: "forecastRoom.moves.noneHint",
} as const;
const OUTLIERS = { headline: "forecastRoom.moves.outliers", none: "forecastRoom.moves.noOutliers" } as const;
const GROWN_UNLIKE = {
  ...OUTLIERS,
  how: "forecastRoom.moves.outliersHow",
  noneHint: "forecastRoom.moves.noOutliersHint",
} as const;
const CHANGED_UNLIKE = {
  ...OUTLIERS,
  how: "forecastRoom.moves.outliersChangeHow",
  noneHint: "forecastRoom.moves.noOutliersChangeHint",
} as const;

/** The rows of the table; cells are asked of the workbench, and undefined until they are there. */
function useMoves({ now, base, words }: Room, year: number, by: MovesBy, judged: OutliersBy) {
  const [cells, setCells] = useState<{ readonly of: unknown; readonly moves: readonly CellMove[] } | null>(null);
  useEffect(() => {
    if (by !== "cells") return undefined;
    let isOpen = true;
    void askMoves(year, MOST_CELLS).then((moves) => isOpen && setCells({ of: now, moves }));
    return () => {
      isOpen = false;
    };
  }, [by, year, now]);
  return useMemo((): readonly MoveRow[] | undefined => {
    if (by === "outliers") return outlierRows(now, base, year, words, judged);
    if (by !== "cells") return moveRows(now, base, by, year, words);
    return cells?.of === now ? cells.moves.map((move) => cellRow(move, words)) : undefined;
  }, [by, judged, now, base, year, words, cells]);
}

function cellRow({ market, subVertical, medium, before, after }: CellMove, words: Words): MoveRow {
  return {
    id: `${market} ${subVertical} ${medium}`,
    name: `${words.market(market)} · ${words.subVertical(subVertical)}`,
    medium: words.medium(medium),
    before,
    after,
    score: null,
    place: { market, subVertical, medium, part: "core" },
  };
}

function moveColumns(
  { text, formats }: Words,
  by: MovesBy,
  explain: (place: MoveRow["place"]) => void,
): readonly ListColumn<MoveRow>[] {
  const isOutliers = by === "outliers";
  const change = ({ before, after }: MoveRow) => after - before;
  const growth = ({ before, after }: MoveRow) => (before > 0 ? after / before - 1 : null);
  return [
    {
      key: "name",
      head: text("forecastRoom.moves.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: (row) => named(row, text, explain),
      // A row is a button of its own on a phone; there the matrix explains its cells.
      narrowCell: ({ name }) => name,
      width: 340,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "medium",
      head: text("forecastRoom.moves.medium"),
      kind: "text",
      value: ({ medium }) => medium,
      width: 160,
      narrow: "note",
    },
    ...(["before", "after"] as const).map(
      (key): ListColumn<MoveRow> => ({
        key,
        head: text(`forecastRoom.moves.${key}`),
        kind: "number",
        value: (row) => row[key],
        cell: (row) => formats.money(row[key]),
        width: 110,
      }),
    ),
    {
      key: "change",
      head: text("forecastRoom.moves.change"),
      kind: "number",
      value: change,
      cell: (row) => formats.moneyChange(change(row)),
      width: 120,
      narrow: isOutliers ? "note" : "end",
    },
    {
      key: "growth",
      head: text("forecastRoom.moves.growth"),
      kind: "number",
      value: growth,
      cell: (row) => formats.growth(growth(row)),
      width: 100,
      // What an outlier stands out by.
      ...(isOutliers && { narrow: "end" }),
    },
    {
      key: "score",
      head: text("forecastRoom.moves.score"),
      kind: "number",
      value: ({ score }) => score,
      cell: ({ score }) => (score === null ? "–" : (rounded(score, 1) ?? 0).toLocaleString(formats.locale)),
      width: 90,
      ...(!isOutliers && { hidden: true }),
    },
  ];
}

/** The name, and where it is of a cell, a button that tells how its figure came about. */
function named({ name, medium, place }: MoveRow, text: TFunction, explain: (place: MoveRow["place"]) => void) {
  if (!place) return name;
  return (
    <span className={style["named"]}>
      <span>{name}</span>
      <QuietButton
        aria-label={text("forecastRoom.spending.explain", { cell: `${name}, ${medium}` })}
        onClick={() => explain(place)}
      >
        {text("forecastRoom.moves.explain")}
      </QuietButton>
    </span>
  );
}
