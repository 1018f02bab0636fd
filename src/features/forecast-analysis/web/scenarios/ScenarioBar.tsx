import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import type { ForecastInputs } from "../room/editionOf.ts";
import type { Room } from "../room/room.ts";
import { useChosenBase } from "../room/useChosenBase.ts";
import { layOut, takeUp, useWorkbench } from "../workbench/workbenchState.ts";
import style from "./ScenarioBar.module.css";

/** What lies on the workbench: the edition it began with, what was edited since, and the way back. */
export function ScenarioBar({ room, inputs }: { readonly room: Room; readonly inputs: ForecastInputs }) {
  const { text, formats } = room.words;
  const { base, choose } = useChosenBase();
  const past = useWorkbench((state) => state.past.length);
  return (
    <div className={style["bar"]} data-testid="scenario-bar">
      <label>
        {text("forecastRoom.bar.base")}
        <SmallSelect value={base} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="current">{text("forecastRoom.bar.current")}</option>
          <option value="draft">{text("forecastRoom.bar.draft")}</option>
          {base !== "current" && base !== "draft" && <option value={base}>{inputs.base.label}</option>}
        </SmallSelect>
      </label>
      <span className={style["label"]}>{inputs.base.label}</span>
      <span className={style["state"]} data-dirty={past > 0 || undefined} data-testid="unsaved">
        {past === 0
          ? text("forecastRoom.bar.clean")
          : text("forecastRoom.bar.dirty", { count: past, number: formats.count(past) })}
      </span>
      <ActionButton disabled={past === 0} onClick={() => void discard()}>
        {text("forecastRoom.bar.discard")}
      </ActionButton>
    </div>
  );
}

/** Puts back what was saved, and offers to undo that. */
async function discard(): Promise<void> {
  const { assumptions, past, saved } = useWorkbench.getState();
  if (!saved || !(await layOut(saved))) return;
  addToast((say) => say("forecastRoom.bar.discarded"), {
    toastId: "discarded-edits",
    action: { label: (say) => say("lists.undo"), run: () => void takeUp({ assumptions, past, saved }) },
  });
}
