import { useState } from "react";
import { Link } from "react-router";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Words } from "#language/words/words.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import {
  applyScenario,
  copyScenario,
  deleteWithUndo,
  editScenario,
  offerScenario,
  runScenario,
  stopRun,
  withdrawScenario,
} from "./changeScenarios.ts";
import { stateWords } from "./scenarioColumns.tsx";
import { factsChange, factsOf } from "./scenarioFacts.ts";
import { ScenarioFields } from "./ScenarioFields.tsx";
import { ScenarioOutcome } from "./ScenarioOutcome.tsx";
import { useWorkbench } from "../workbench/workbenchState.ts";
import { isRunning } from "./scenarioState.ts";
import style from "./Scenarios.module.css";

interface ScenarioDrawerProps {
  readonly scenario: Scenario;
  readonly words: Words;
  /** Lays it on the workbench. */
  readonly onOpen: () => void;
  /** Called when a link to another screen is followed. */
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

const LONGEST_NAME = 80;

/** One scenario: what can be done with it, what its last run came to, and what it is called. */
export function ScenarioDrawer({ scenario, words, onOpen, onFollow, onClose }: ScenarioDrawerProps) {
  const { text } = words;
  const { name, base } = scenario;
  const [facts, setFacts] = useState(() => factsOf(scenario));
  const [busy, setBusy] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  // Another revision on the workbench would take what is unsaved there with it.
  const isEdited = useWorkbench(({ scenario: lies, past }) => lies?.id === scenario.id && past.length > 0);
  const change = factsChange(scenario, facts);
  const inTurn = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  return (
    <DetailDrawer
      open
      title={name}
      note={scenarioNote(scenario, words)}
      dirty={change !== null}
      saving={busy}
      onSave={change && facts.name.trim() !== "" ? () => void inTurn(() => editScenario(scenario, change)) : undefined}
      onClose={onClose}
    >
      <div className={style["drawer"]} data-testid="scenario">
        <ScenarioActions
          scenario={scenario}
          words={words}
          busy={busy}
          inTurn={inTurn}
          onOpen={onOpen}
          onDraft={setDraft}
          onGone={onClose}
        />
        {draft !== null && (
          <p role="status">
            {text("forecastRoom.scenario.applied", { name })}{" "}
            <Link to={`/administration/revisions/${draft}`} onClick={onFollow}>
              {text("forecastRoom.scenario.toDraft")}
            </Link>
          </p>
        )}
        {!scenario.isCurrent && (
          <p>
            {text("forecastRoom.scenario.notCurrent", { label: base.label })}{" "}
            <ActionButton
              disabled={busy || isRunning(scenario) || isEdited}
              onClick={() => void inTurn(() => editScenario(scenario, { base: "current" }))}
            >
              {text("forecastRoom.scenario.moveOver")}
            </ActionButton>
          </p>
        )}
        <ScenarioOutcome scenario={scenario} words={words} />
        <ScenarioFields facts={facts} words={words} onChange={setFacts} />
      </div>
    </DetailDrawer>
  );
}

function scenarioNote(scenario: Scenario, words: Words): string {
  const { text, formats } = words;
  const { base, statements, offeredAt, sample, createdBy, updatedAt } = scenario;
  return [
    text("forecastRoom.scenario.over", { label: base.label }),
    text("forecastRoom.scenario.statements", { count: statements, number: formats.count(statements) }),
    stateWords(scenario, words),
    ...(offeredAt === null ? [] : [text("forecastRoom.scenario.offeredSince", { at: formats.instant(offeredAt) })]),
    ...(sample ? [text("forecastRoom.scenario.sample")] : []),
    text("forecastRoom.scenario.changedBy", { by: createdBy, at: formats.instant(updatedAt) }),
  ].join(" · ");
}

interface ScenarioActionsProps {
  readonly scenario: Scenario;
  readonly words: Words;
  /** While one of them is under way. */
  readonly busy: boolean;
  readonly inTurn: (act: () => Promise<unknown>) => Promise<void>;
  readonly onOpen: () => void;
  /** It was applied to this draft. */
  readonly onDraft: (draft: string | null) => void;
  readonly onGone: () => void;
}

function ScenarioActions({ scenario, words: { text }, busy, inTurn, onOpen, onDraft, onGone }: ScenarioActionsProps) {
  const copyName = text("forecastRoom.scenario.copyOf", { name: scenario.name }).slice(0, LONGEST_NAME);
  const action = (label: string, act: () => Promise<unknown>, disabled = false) => (
    <ActionButton disabled={disabled || busy} onClick={() => void inTurn(act)}>
      {label}
    </ActionButton>
  );
  return (
    <div className={style["actions"]}>
      <ActionButton tone="main" onClick={onOpen}>
        {text("forecastRoom.scenario.open")}
      </ActionButton>
      {isRunning(scenario) ? (
        <ActionButton onClick={() => void stopRun(scenario)}>{text("forecastRoom.scenario.stop")}</ActionButton>
      ) : (
        action(text("forecastRoom.scenario.run"), () => runScenario(scenario))
      )}
      {action(text("forecastRoom.scenario.apply"), () => applyScenario(scenario).then(onDraft))}
      {scenario.offeredAt !== null
        ? action(text("forecastRoom.scenario.withdraw"), () => withdrawScenario(scenario))
        : action(
            text("forecastRoom.scenario.offer"),
            () => offerScenario(scenario),
            isRunning(scenario) || !scenario.isCurrent,
          )}
      {action(text("forecastRoom.scenario.copy"), () => copyScenario(scenario, copyName))}
      {action(text("forecastRoom.scenario.delete"), async () => (await deleteWithUndo(scenario)) && onGone())}
    </div>
  );
}
