import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { CompareScenarios } from "./CompareScenarios.tsx";
import { ScenarioItem } from "./ScenarioItem.tsx";
import { scenariosQuery } from "./scenariosQuery.ts";

interface ScenariosDialogProps {
  readonly room: Room;
  readonly onOpen: (scenario: string | null) => void;
  readonly onClose: () => void;
}

/** All scenarios: open, run, apply and offer them, and two side by side. */
export default function ScenariosDialog({ room, onOpen, onClose }: ScenariosDialogProps) {
  const { words } = room;
  const { text } = words;
  const { data, error, refetch, isPending } = useQuery(scenariosQuery());
  const [picked, setPicked] = useState<readonly string[]>([]);
  const items = data ?? [];
  const compared = items.filter(({ id }) => picked.includes(id));
  return (
    <TaskDialog
      title={text("forecastRoom.scenario.listTitle")}
      onClose={onClose}
      foot={
        <ActionButton tone="main" onClick={onClose}>
          {text("lists.close")}
        </ActionButton>
      }
    >
      {isPending && <LoadingBlock />}
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={text("forecastRoom.scenario.none")} hint={text("forecastRoom.scenario.noneHint")} />
      )}
      {items.length > 0 && (
        <>
          <p className={style["how"]}>{text("forecastRoom.scenario.how")}</p>
          <ul className={style["history"]} data-testid="scenarios">
            {items.map((scenario) => (
              <ScenarioItem
                key={scenario.id}
                scenario={scenario}
                words={words}
                picked={picked.includes(scenario.id)}
                canPick={compared.length < 2}
                onPick={(isPicked) =>
                  setPicked(isPicked ? [...picked, scenario.id] : picked.filter((id) => id !== scenario.id))
                }
                onOpen={() => {
                  onOpen(scenario.id);
                  onClose();
                }}
                onFollow={onClose}
              />
            ))}
          </ul>
          {compared[0] && compared[1] && <CompareScenarios room={room} one={compared[0]} other={compared[1]} />}
        </>
      )}
    </TaskDialog>
  );
}
