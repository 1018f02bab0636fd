import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import type { ForecastInputs } from "../room/openedRevision.ts";
import type { Room } from "../room/room.ts";
import { useChosenBase } from "../room/useChosenBase.ts";
import { layOut, takeUp, useWorkbench } from "../workbench/workbenchState.ts";
import { saveScenario } from "./changeScenarios.ts";
import style from "./ScenarioBar.module.css";
import { scenariosQuery } from "./scenariosQuery.ts";

const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const HistoryDrawer = lazy(() => import("../history/HistoryDrawer.tsx"));
const ScenariosDialog = lazy(() => import("./ScenariosDialog.tsx"));

/** What lies on the workbench: the revision, the scenario, what was edited since, and what can be done with it. */
export function ScenarioBar({ room, inputs }: { readonly room: Room; readonly inputs: ForecastInputs }) {
  const { text, formats } = room.words;
  const { base, choose, scenario: asked, openScenario } = useChosenBase();
  const past = useWorkbench((state) => state.past.length);
  const opened = useWorkbench((state) => state.scenario);
  const { data: scenarios } = useQuery(scenariosQuery());
  const [open, setOpen] = useState<Dialog | null>(null);
  const scenario = asked === null ? undefined : scenarios?.find(({ id }) => id === asked);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  // Whatever lies on the workbench gives way to what is opened.
  const leave = (go: () => void) => (past === 0 ? go() : setLeaving(() => go));
  return (
    <div className={style["bar"]} data-testid="scenario-bar">
      <label>
        {text("forecastRoom.bar.base")}
        <SmallSelect
          value={asked === null ? base : inputs.base.revision}
          onChange={({ currentTarget: { value } }) => leave(() => choose(value))}
        >
          <option value="current">{text("forecastRoom.bar.current")}</option>
          <option value="draft">{text("forecastRoom.bar.draft")}</option>
          {(asked !== null || (base !== "current" && base !== "draft")) && (
            <option value={asked === null ? base : inputs.base.revision}>{inputs.base.label}</option>
          )}
        </SmallSelect>
      </label>
      <span className={style["label"]}>
        {scenario ? text("forecastRoom.bar.scenario", { name: scenario.name }) : inputs.base.label}
      </span>
      <span className={style["state"]} data-dirty={past > 0 || undefined} data-testid="unsaved">
        {past === 0
          ? text("forecastRoom.bar.clean")
          : text("forecastRoom.bar.dirty", { count: past, number: formats.count(past) })}
      </span>
      <ActionButton disabled={past === 0} onClick={() => void discard()}>
        {text("forecastRoom.bar.discard")}
      </ActionButton>
      {scenario && opened && (
        <ActionButton tone="main" disabled={past === 0} onClick={() => void saveScenario(opened, scenario.name)}>
          {text("forecastRoom.bar.save")}
        </ActionButton>
      )}
      <ActionButton onClick={() => setOpen("save")}>{text("forecastRoom.bar.saveAs")}</ActionButton>
      {asked !== null && (
        <ActionButton onClick={() => leave(() => openScenario(null))}>{text("forecastRoom.bar.leave")}</ActionButton>
      )}
      <ActionButton onClick={() => setOpen("history")}>{text("forecastRoom.bar.history")}</ActionButton>
      <ActionButton onClick={() => setOpen("list")}>
        {text("forecastRoom.bar.all", { count: scenarios?.length ?? 0, number: formats.count(scenarios?.length ?? 0) })}
      </ActionButton>
      <OpenDialog
        open={open}
        room={room}
        inputs={inputs}
        scenario={scenario ?? null}
        openScenario={openScenario}
        leave={leave}
        onClose={() => setOpen(null)}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={text("lists.unsaved.title")}
        confirm={text("lists.unsaved.discard")}
        refuse={text("lists.unsaved.stay")}
        onConfirm={() => {
          setLeaving(null);
          void putBack().then((isBack) => isBack && leaving?.());
        }}
        onClose={() => setLeaving(null)}
      >
        {text("forecastRoom.bar.leaving", { count: past, number: formats.count(past) })}
      </ConfirmDialog>
    </div>
  );
}

type Dialog = "save" | "list" | "history";

interface OpenDialogProps {
  readonly open: Dialog | null;
  readonly room: Room;
  readonly inputs: ForecastInputs;
  readonly scenario: Scenario | null;
  readonly openScenario: (id: string) => void;
  /** Goes where what lies on the workbench may give way. */
  readonly leave: (go: () => void) => void;
  readonly onClose: () => void;
}

/** Each dialog's script waits until it is wanted. */
function OpenDialog({ open, room, inputs, scenario, openScenario, leave, onClose }: OpenDialogProps) {
  const { revision, label } = inputs.base;
  return (
    <Suspense>
      {open === "save" && <SaveDialog base={revision} onSaved={openScenario} onClose={onClose} />}
      {open === "history" && (
        <HistoryDrawer scenario={scenario} revision={{ id: revision, label }} words={room.words} onClose={onClose} />
      )}
      {open === "list" && (
        <ScenariosDialog room={room} onOpen={(id) => leave(() => openScenario(id))} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** Puts back what was saved, and offers to undo that. */
async function discard(): Promise<void> {
  const { assumptions, past, saved, scenario } = useWorkbench.getState();
  if (!(await putBack())) return;
  addToast((say) => say("forecastRoom.bar.discarded"), {
    toastId: "discarded-edits",
    action: { label: (say) => say("lists.undo"), run: () => void takeUp({ assumptions, past, saved, scenario }) },
  });
}

/** Lays out what was saved; answers whether that could be done. */
async function putBack(): Promise<boolean> {
  const { saved, scenario } = useWorkbench.getState();
  return saved !== null && layOut(saved, scenario);
}
