import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Words } from "#words/words.ts";
import { DropButton } from "#ui/list/DropButton.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Scenario, ScenarioRun } from "../../contract/scenarioSchemas.ts";
import { faultWords } from "../room/faultWords.ts";
import { applyScenario, copyScenario, deleteWithUndo, offerScenario, runScenario, stopRun } from "./changeScenarios.ts";
import style from "./ScenarioBar.module.css";

interface ScenarioItemProps {
  readonly scenario: Scenario;
  readonly words: Words;
  readonly picked: boolean;
  readonly canPick: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly onOpen: () => void;
  readonly onFollow: () => void;
}

const LONGEST_NAME = 80;

/** Why a run came to nothing; in the engine's own English where no other words are known. */
function RunFault({ fault, words }: { readonly fault: NonNullable<ScenarioRun["fault"]>; readonly words: Words }) {
  const said = faultWords(fault.place, words);
  return (
    <p className={style["fault"]} {...(said === null && { lang: "en" })}>
      {said ?? fault.message}
    </p>
  );
}

/** One scenario: what it is, how far its run is, and what can be done with it. */
export function ScenarioItem(props: ScenarioItemProps) {
  const { scenario, words, picked, canPick, onPick, onOpen, onFollow } = props;
  const { text, formats } = words;
  const { name, note, base, statements, run, offeredAt, sample } = scenario;
  const [draft, setDraft] = useState<string | null>(null);
  const isRunning = run?.state === "waiting" || run?.state === "running";
  const actions: readonly (readonly [label: string, act: () => void])[] = [
    isRunning
      ? [text("forecastRoom.scenario.stop"), () => void stopRun(scenario)]
      : [text("forecastRoom.scenario.run"), () => void runScenario(scenario)],
    [text("forecastRoom.scenario.apply"), () => void applyScenario(scenario).then(setDraft)],
    offeredAt === null
      ? [text("forecastRoom.scenario.offer"), () => void offerScenario(scenario, true)]
      : [text("forecastRoom.scenario.withdraw"), () => void offerScenario(scenario, false)],
    [
      text("forecastRoom.scenario.copy"),
      () => void copyScenario(scenario, text("forecastRoom.scenario.copyOf", { name }).slice(0, LONGEST_NAME)),
    ],
    [text("forecastRoom.scenario.delete"), () => void deleteWithUndo(scenario)],
  ];
  const state = run
    ? text(`forecastRoom.scenario.states.${run.state}`, { progress: formats.share(run.progress) })
    : text("forecastRoom.scenario.notRun");
  return (
    <li className={style["item"]}>
      <input
        type="checkbox"
        aria-label={text("forecastRoom.scenario.pick", { name })}
        checked={picked}
        disabled={!picked && !canPick}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <div>
        <p className={style["name"]}>
          <bdi>{name}</bdi>
        </p>
        <p className={style["facts"]}>
          {[
            text("forecastRoom.scenario.over", { label: base.label }),
            text("forecastRoom.scenario.statements", { count: statements, number: formats.count(statements) }),
            state,
            ...(offeredAt === null ? [] : [text("forecastRoom.scenario.offered")]),
            ...(sample ? [text("forecastRoom.scenario.sample")] : []),
            formats.instant(scenario.updatedAt),
          ].join(" · ")}
        </p>
        {note !== "" && (
          <p className={style["facts"]}>
            <bdi>{note}</bdi>
          </p>
        )}
        {run?.fault && <RunFault fault={run.fault} words={words} />}
        {draft !== null && (
          <p>
            <Link to={`/administration/revisions/${draft}`} onClick={onFollow}>
              {text("forecastRoom.scenario.toDraft")}
            </Link>
          </p>
        )}
      </div>
      <ActionButton onClick={onOpen}>{text("forecastRoom.scenario.open")}</ActionButton>
      <DropButton label={text("forecastRoom.scenario.more")} icon={<IconDots size={16} aria-hidden="true" />}>
        {(close) => (
          <div className={style["actions"]}>
            {actions.map(([label, act]) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  act();
                  close();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </DropButton>
    </li>
  );
}
