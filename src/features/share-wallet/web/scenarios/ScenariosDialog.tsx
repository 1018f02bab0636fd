import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { CompareTable } from "./CompareTable.tsx";
import { ScenarioItem } from "./ScenarioItem.tsx";
import style from "./Scenarios.module.css";
import { scenariosQuery } from "./scenariosQuery.ts";

interface ScenariosDialogProps {
  readonly asked: ShareSpending;
  readonly onClose: () => void;
}

/** How many stand side by side. */
const MOST = 4;

/** All scenarios, and those that are ticked side by side. */
export default function ScenariosDialog({ asked, onClose }: ScenariosDialogProps) {
  const { words } = asked.spending;
  const { text } = words;
  const scenarios = useQuery(scenariosQuery());
  const { data: published } = useQuery(revisionQuery());
  const [picked, setPicked] = useState<readonly string[]>([]);
  const items = scenarios.data ?? [];
  const compared = items.filter(({ id }) => picked.includes(id));

  return (
    <TaskDialog
      title={text("scenarios.title")}
      onClose={onClose}
      foot={
        <ActionButton tone="main" onClick={onClose}>
          {text("scenarios.close")}
        </ActionButton>
      }
    >
      {scenarios.isPending && <LoadingBlock />}
      {scenarios.isError && <ErrorState reason={scenarios.error} onRetry={() => void scenarios.refetch()} />}
      {scenarios.isSuccess && items.length === 0 && (
        <EmptyState example="plans" title={text("scenarios.none")} hint={text("scenarios.noneHint")} />
      )}
      {items.length > 0 && (
        <>
          <p>{text("scenarios.compare.how")}</p>
          <ul className={style["list"]}>
            {items.map((scenario) => (
              <ScenarioItem
                key={scenario.id}
                scenario={scenario}
                current={published?.id ?? scenario.revision.id}
                words={words}
                compared={picked.includes(scenario.id)}
                canCompare={compared.length < MOST}
                onCompare={(isPicked) =>
                  setPicked(isPicked ? [...picked, scenario.id] : picked.filter((id) => id !== scenario.id))
                }
                onFollow={onClose}
              />
            ))}
          </ul>
        </>
      )}
      {compared.length > 1 && <CompareTable scenarios={compared} words={words} />}
    </TaskDialog>
  );
}
