import { TextInput } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { Words } from "#language/words/words.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { DropButton } from "#ui/list/DropButton.tsx";
import { inRevision } from "#ui/savedViews/viewPath.ts";
import { LONGEST_SCENARIO_NAME, type Scenario } from "../../contract/scenarios.ts";
import { alterScenario, deleteWithUndo, keepScenario } from "./changeScenarios.ts";
import style from "./Scenarios.module.css";

interface ScenarioItemProps {
  readonly scenario: Scenario;
  /** The published revision. */
  readonly current: string;
  readonly words: Words;
  readonly compared: boolean;
  /** False where four are compared already. */
  readonly canCompare: boolean;
  readonly onCompare: (compared: boolean) => void;
  readonly onFollow: () => void;
}

/** One scenario: compare it, open it, and for its owner rename, share, bring up to date or delete it. */
export function ScenarioItem(props: ScenarioItemProps) {
  const { scenario, current, words, compared, canCompare, onCompare, onFollow } = props;
  const { text } = words;
  const { name, note, path, revision, open } = scenario;
  const [renaming, setRenaming] = useState(false);
  const isEarlier = revision.id !== current;
  const actions = scenarioActions(scenario, current, text, () => setRenaming(true));

  return (
    <li className={style["item"]}>
      <input
        type="checkbox"
        aria-label={text("scenarios.compare.pick", { name })}
        checked={compared}
        disabled={!open || (!compared && !canCompare)}
        onChange={(event) => onCompare(event.currentTarget.checked)}
      />
      <div>
        {open ? (
          <Link className={style["name"]} to={isEarlier ? inRevision(path, revision.id) : path} onClick={onFollow}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className={style["name"]}>{name}</bdi>
        )}
        <p className={style["facts"]}>{scenarioFacts(scenario, words)}</p>
        {isEarlier && <p className={`${style["facts"]} ${style["newer"]}`}>{text("scenarios.newer")}</p>}
        {note !== "" && (
          <p className={style["note"]}>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <DropButton label={text("scenarios.more", { name })} icon={<IconDots size={16} aria-hidden="true" />}>
        {(close) => (
          <div className={style["actions"]}>
            {actions.map(([label, run]) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  run();
                  close();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </DropButton>
      {renaming && <RenameForm scenario={scenario} words={words} onDone={() => setRenaming(false)} />}
    </li>
  );
}

type ScenarioAction = readonly [label: string, run: () => void];

/** What can be done with it; whose it is not may only copy it. */
function scenarioActions(scenario: Scenario, current: string, text: Words["text"], rename: () => void) {
  const { name, note, path, revision, mine, shared } = scenario;
  const copy = { name: text("scenarios.copyOf", { name }).slice(0, LONGEST_SCENARIO_NAME), note, path };
  const duplicate: ScenarioAction = [
    text("scenarios.duplicate"),
    () => void keepScenario({ ...copy, revision: revision.id, shared: false }),
  ];
  if (!mine) return [duplicate];
  const actions: ScenarioAction[] = [
    [text("scenarios.rename"), rename],
    [text(shared ? "scenarios.unshare" : "scenarios.share"), () => void alterScenario(scenario, { shared: !shared })],
  ];
  if (revision.id !== current)
    actions.push([text("scenarios.update"), () => void alterScenario(scenario, { revision: current })]);
  return [...actions, duplicate, [text("scenarios.delete"), () => void deleteWithUndo(scenario)] as const];
}

function scenarioFacts({ mine, owner, shared, revision, updatedAt, open }: Scenario, { text, formats }: Words): string {
  return [
    ...(mine ? [] : [text("scenarios.by", { owner })]),
    ...(shared && mine ? [text("scenarios.isShared")] : []),
    text("scenarios.revision", { label: revision.label }),
    formats.instant(updatedAt),
    ...(open ? [] : [text("scenarios.notOpen")]),
  ].join(" · ");
}

interface RenameFormProps {
  readonly scenario: Scenario;
  readonly words: Words;
  readonly onDone: () => void;
}

function RenameForm({ scenario, words, onDone }: RenameFormProps) {
  const [name, setName] = useState(scenario.name);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === scenario.name || (await alterScenario(scenario, { name: name.trim() }))) onDone();
  };
  return (
    <form className={style["rename"]} onSubmit={(event) => void rename(event)}>
      <TextInput
        ref={(field) => field?.focus()}
        aria-label={words.text("scenarios.newName")}
        maxLength={LONGEST_SCENARIO_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ActionButton type="submit" disabled={name.trim() === ""}>
        {words.text("scenarios.renameDone")}
      </ActionButton>
      <ActionButton onClick={onDone}>{words.text("scenarios.cancel")}</ActionButton>
    </form>
  );
}
