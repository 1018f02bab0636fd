import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Words } from "#language/words/words.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { forecastRevisionChanges, forecastScenarioChanges, restoreForecastState } from "../../contract/scenarios.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import style from "../room/Room.module.css";
import { scenarioQuery, scenariosQuery } from "../scenarios/scenariosQuery.ts";
import { useWorkbench } from "../workbench/workbenchState.ts";
import { HistoryEntry } from "./HistoryEntry.tsx";

interface HistoryDrawerProps {
  /** Null for what was stated in the revision itself. */
  readonly scenario: Scenario | null;
  readonly revision: { readonly id: string; readonly label: string };
  readonly words: Words;
  readonly onClose: () => void;
}

/** What was saved, by whom, when and why; of a scenario, every state can be had back. */
export default function HistoryDrawer(props: HistoryDrawerProps) {
  return props.scenario ? (
    <ScenarioHistory {...props} scenario={props.scenario} />
  ) : (
    <RevisionHistory {...props} revision={props.revision} />
  );
}

function ScenarioHistory({ scenario, words, onClose }: HistoryDrawerProps & { readonly scenario: Scenario }) {
  const { text } = words;
  const { data, error, refetch } = useQuery(scenarioChangesQuery(scenario.id));
  const isClean = useWorkbench((state) => state.past.length === 0);
  return (
    <DetailDrawer open title={scenario.name} note={text("forecastRoom.saved.note")} onClose={onClose}>
      {!data && !error && <LoadingBlock />}
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          example="changes"
          title={text("forecastRoom.saved.none")}
          hint={text("forecastRoom.saved.noneHint")}
        />
      )}
      {data && data.length > 1 && !isClean && <p className={style["how"]}>{text("forecastRoom.saved.unsaved")}</p>}
      <ol className={style["history"]} data-testid="saved-history">
        {data?.map((change, place) => (
          <HistoryEntry
            key={change.id}
            entry={change}
            words={words}
            onRestore={
              place > 0 && change.restorable && isClean
                ? () =>
                    void restoreState(
                      scenario,
                      change.id,
                      text("forecastRoom.saved.restoredReason", { at: words.formats.instant(change.at) }),
                    )
                : null
            }
          />
        ))}
      </ol>
    </DetailDrawer>
  );
}

function RevisionHistory({ revision, words, onClose }: HistoryDrawerProps) {
  const { text } = words;
  const { data, error, refetch } = useQuery(revisionChangesQuery(revision.id));
  return (
    <DetailDrawer open title={revision.label} note={text("forecastRoom.saved.revisionNote")} onClose={onClose}>
      {!data && !error && <LoadingBlock />}
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          example="changes"
          title={text("forecastRoom.saved.noneApplied")}
          hint={text("forecastRoom.saved.noneAppliedHint")}
        />
      )}
      <ol className={style["history"]} data-testid="saved-history">
        {data?.map((change) => (
          <HistoryEntry key={change.id} entry={change} words={words} from={change.scenario} onRestore={null} />
        ))}
      </ol>
    </DetailDrawer>
  );
}

/** States again what a scenario stated after one of its changes; refused where somebody else changed it since it was opened here. */
async function restoreState({ id, name }: Scenario, change: string, reason: string): Promise<void> {
  const { scenario } = useWorkbench.getState();
  if (scenario?.id !== id) return;
  const body = { version: scenario.version, reason };
  const kept = await changeList(
    callApi(restoreForecastState, { params: { scenario: id, change }, body }),
    scenariosQuery(),
  );
  await queryClient.invalidateQueries({ queryKey: scenarioChangesQuery(id).queryKey });
  if (!kept) {
    await queryClient.invalidateQueries({ queryKey: scenarioQuery(id).queryKey });
    return;
  }
  // The room lays it out once it sees the newer version.
  queryClient.setQueryData(scenarioQuery(id).queryKey, kept);
  addToast((say) => say("forecastRoom.saved.restored", { name }), { type: "success" });
}

/** Every change of what a scenario states, latest first. */
const scenarioChangesQuery = (scenario: string) =>
  queryOptions({
    queryKey: ["forecast", "changes", "scenario", scenario],
    queryFn: async ({ signal }) => (await callApi(forecastScenarioChanges, { params: { scenario }, signal })).items,
    staleTime: 0,
  });

/** What scenarios stated in a revision while it was a draft, latest first. */
const revisionChangesQuery = (revision: string) =>
  queryOptions({
    queryKey: ["forecast", "changes", "revision", revision],
    queryFn: async ({ signal }) => (await callApi(forecastRevisionChanges, { params: { revision }, signal })).items,
    staleTime: 0,
  });
