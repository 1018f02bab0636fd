import type { CellAt } from "#ui/grid/cellRules.ts";
import { EditGrid, type EditGridProps } from "#ui/grid/EditGrid.tsx";
import { addToast } from "#ui/toast/toast.ts";
import type { Words } from "#language/words/words.ts";
import { redoEdit, undoEdit, useWorkbench } from "../workbench/workbenchState.ts";

type RoomGridProps = Omit<EditGridProps, "onUndo" | "onRedo" | "onRefusedPaste" | "blanks" | "noFigure" | "wrongAt"> & {
  /** What the places of its edits begin with. */
  readonly editsOf: GridName;
  readonly words: Words;
};

export type GridName = "total" | "mix" | "spend";

/** The place of a cell as edits and refusals name it. */
export function editAt(grid: GridName, { row, column }: CellAt): string {
  return `${grid} ${row} ${column}`;
}

/** A grid whose edits go over the workbench: taken back there, and shown here where they were refused. */
export function RoomGrid({ editsOf, words, ...grid }: RoomGridProps) {
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const [kind, row, column] = refusedAt?.split(" ") ?? [];
  return (
    <EditGrid
      {...grid}
      onUndo={() => void undoEdit()}
      onRedo={() => void redoEdit()}
      onRefusedPaste={() => addToast((say) => say("forecastRoom.grid.notPasted"), { type: "error" })}
      // A block may have gaps; what was stated there stays.
      blanks="leave"
      noFigure={words.text("forecastRoom.grid.noFigure")}
      wrongAt={kind === editsOf && row && column ? { row, column } : null}
    />
  );
}
