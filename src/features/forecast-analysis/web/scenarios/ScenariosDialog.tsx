import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useHeldListView } from "#ui/list/useHeldListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { CompareScenarios } from "./CompareScenarios.tsx";
import { scenarioColumns } from "./scenarioColumns.tsx";
import { ScenarioDrawer } from "./ScenarioDrawer.tsx";
import own from "./Scenarios.module.css";
import { scenariosQuery } from "./scenariosQuery.ts";

interface ScenariosDialogProps {
  readonly room: Room;
  readonly onOpen: (scenario: string) => void;
  readonly onClose: () => void;
}

/** What lies over the list: one scenario, or two side by side. */
type Shown = { readonly one: string } | { readonly pair: readonly [string, string] } | null;

/** All scenarios: looked for, opened, run, applied and offered, and two side by side. */
export default function ScenariosDialog({ room, onOpen, onClose }: ScenariosDialogProps) {
  const { words } = room;
  const { text } = words;
  const { data, error, refetch } = useQuery(scenariosQuery());
  const [shown, setShown] = useState<Shown>(null);
  const columns = useMemo(() => scenarioColumns(words), [words]);
  const list = useHeldListView();
  const byId = (id: string) => data?.find((scenario) => scenario.id === id);
  const back = () => setShown(null);

  const opened = shown && "one" in shown ? byId(shown.one) : undefined;
  if (opened)
    return (
      <ScenarioDrawer
        scenario={opened}
        words={words}
        onOpen={() => {
          onOpen(opened.id);
          onClose();
        }}
        onFollow={onClose}
        onClose={back}
      />
    );
  const [one, other] = shown && "pair" in shown ? shown.pair.map(byId) : [];
  return (
    <DialogFrame
      open
      title={text(one && other ? "forecastRoom.scenario.compareTitle" : "forecastRoom.scenario.listTitle")}
      width={1040}
      onClose={onClose}
      foot={
        <>
          {one && other && <ActionButton onClick={back}>{text("forecastRoom.scenario.back")}</ActionButton>}
          <ActionButton tone="main" onClick={onClose}>
            {text("lists.close")}
          </ActionButton>
        </>
      }
    >
      {one && other ? (
        <CompareScenarios room={room} one={one} other={other} />
      ) : (
        <div className={own["list"]} data-testid="scenarios">
          <p className={style["how"]}>{text("forecastRoom.scenario.how")}</p>
          <ListTable
            name="forecast-scenarios"
            caption={text("forecastRoom.scenario.listTitle")}
            columns={columns}
            rows={data}
            rowId={({ id }) => id}
            list={list}
            problem={error}
            onRetry={() => void refetch()}
            empty={{
              example: "forecast",
              title: text("forecastRoom.scenario.none"),
              hint: text("forecastRoom.scenario.noneHint"),
            }}
            onOpen={({ id }) => setShown({ one: id })}
            bulk={(chosen) => compareButton(chosen, text, (pair) => setShown({ pair }))}
          />
        </div>
      )}
    </DialogFrame>
  );
}

function compareButton(
  [one, other, ...more]: readonly Scenario[],
  text: TFunction,
  onCompare: (pair: readonly [string, string]) => void,
) {
  return (
    <ActionButton
      tone="main"
      disabled={!one || !other || more.length > 0}
      title={text("forecastRoom.scenario.compareHint")}
      onClick={() => one && other && onCompare([one.id, other.id])}
    >
      {text("forecastRoom.scenario.compare")}
    </ActionButton>
  );
}
