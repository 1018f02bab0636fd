import { useQuery } from "@tanstack/react-query";
import type { Words } from "#language/words/words.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import style from "../room/Room.module.css";
import { useWorkbench } from "../workbench/workbenchState.ts";
import { HistoryEntry } from "./HistoryEntry.tsx";
import { revisionChangesQuery, scenarioChangesQuery } from "./historyQueries.ts";
import { restoreState } from "./restoreState.ts";

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
        <EmptyState title={text("forecastRoom.saved.none")} hint={text("forecastRoom.saved.noneHint")} />
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
        <EmptyState title={text("forecastRoom.saved.noneApplied")} hint={text("forecastRoom.saved.noneAppliedHint")} />
      )}
      <ol className={style["history"]} data-testid="saved-history">
        {data?.map((change) => (
          <HistoryEntry key={change.id} entry={change} words={words} from={change.scenario} onRestore={null} />
        ))}
      </ol>
    </DetailDrawer>
  );
}
