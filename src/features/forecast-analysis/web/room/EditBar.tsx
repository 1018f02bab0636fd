import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Words } from "#language/words/words.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { giveReason, redoEdit, undoEdit, useWorkbench } from "../workbench/workbenchState.ts";
import { Refusal } from "./Refusal.tsx";
import style from "./Room.module.css";

const LONGEST_REASON = 200;

/** What goes with every edit: why it is made, and the way back. A refused one is told here, with the figures before it in place. */
export function EditBar({ words, children }: { readonly words: Words; readonly children?: ReactNode }) {
  const { text } = words;
  const reason = useWorkbench((state) => state.reason);
  const past = useWorkbench((state) => state.past.length);
  const future = useWorkbench((state) => state.future.length);
  return (
    <>
      <div className={style["controls"]}>
        {children}
        <label className={style["reason"]}>
          <span>{text("forecastRoom.edit.reason")}</span>
          <input
            className={style["field"]}
            maxLength={LONGEST_REASON}
            placeholder={text("forecastRoom.edit.reasonHint")}
            value={reason}
            onChange={(event) => giveReason(event.currentTarget.value)}
          />
        </label>
        <ActionButton disabled={past === 0} onClick={() => void undoEdit()}>
          <IconArrowBackUp size={16} aria-hidden="true" />
          {text("forecastRoom.edit.undo")}
        </ActionButton>
        <ActionButton disabled={future === 0} onClick={() => void redoEdit()}>
          <IconArrowForwardUp size={16} aria-hidden="true" />
          {text("forecastRoom.edit.redo")}
        </ActionButton>
      </div>
      <Refusal words={words} />
    </>
  );
}
