import type { ListColumn } from "#ui/list/listColumn.ts";
import type { Words } from "#language/words/words.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import { SCENARIO_STATES, scenarioState } from "./scenarioState.ts";
import style from "./Scenarios.module.css";

/** What the list of scenarios shows. */
export function scenarioColumns({ text, formats }: Words): readonly ListColumn<Scenario>[] {
  const shownTo = ({ names }: Scenario) => names[formats.locale] ?? "";
  return [
    {
      key: "name",
      head: text("forecastRoom.scenario.name"),
      kind: "text",
      // Found by what sellers read as well.
      value: (scenario) => [scenario.name, shownTo(scenario)].filter(Boolean).join(" "),
      cell: (scenario) => <Named name={scenario.name} also={shownTo(scenario)} />,
      width: 250,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "state",
      head: text("forecastRoom.scenario.stateHead"),
      kind: "choice",
      value: scenarioState,
      options: SCENARIO_STATES.map((value) => ({ value, label: text(`forecastRoom.scenario.stateNames.${value}`) })),
      cell: (scenario) => (
        <span className={style["state"]} data-state={scenarioState(scenario)}>
          {stateWords(scenario, { text, formats })}
        </span>
      ),
      width: 130,
      narrow: "end",
    },
    {
      key: "offer",
      head: text("forecastRoom.scenario.offerHead"),
      kind: "choice",
      value: ({ offeredAt }) => (offeredAt === null ? "none" : "offered"),
      options: (["offered", "none"] as const).map((value) => ({
        value,
        label: text(`forecastRoom.scenario.offers.${value}`),
      })),
      narrowCell: ({ offeredAt }) => (offeredAt === null ? null : text("forecastRoom.scenario.offers.offered")),
      width: 130,
      narrow: "note",
    },
    {
      key: "over",
      head: text("forecastRoom.scenario.overHead"),
      kind: "text",
      value: ({ base }) => base.label,
      cell: ({ base }) => <bdi>{base.label}</bdi>,
      width: 150,
      narrow: "note",
    },
    {
      key: "statements",
      head: text("forecastRoom.scenario.statementsHead"),
      kind: "number",
      value: ({ statements }) => statements,
      cell: ({ statements }) => formats.count(statements),
      width: 100,
    },
    {
      key: "changed",
      head: text("forecastRoom.scenario.changedHead"),
      kind: "date",
      value: ({ updatedAt }) => updatedAt,
      width: 110,
      narrow: "note",
    },
    {
      key: "by",
      head: text("forecastRoom.scenario.byHead"),
      kind: "text",
      value: ({ createdBy }) => createdBy,
      cell: ({ createdBy }) => <bdi>{createdBy}</bdi>,
      width: 140,
      hidden: true,
    },
    {
      key: "note",
      head: text("forecastRoom.scenario.note"),
      kind: "text",
      value: ({ note }) => note,
      cell: ({ note }) => <bdi>{note}</bdi>,
      width: 260,
      hidden: true,
    },
  ];
}

/** "running, 40 %", and what it is in one word otherwise. */
export function stateWords(scenario: Scenario, { text, formats }: Pick<Words, "text" | "formats">): string {
  const state = scenarioState(scenario);
  return state === "running"
    ? text("forecastRoom.scenario.states.running", { progress: formats.share(scenario.run?.progress ?? 0) })
    : text(`forecastRoom.scenario.stateNames.${state}`);
}

function Named({ name, also }: { readonly name: string; readonly also: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      {also !== "" && also !== name && (
        <span className={style["also"]}>
          {" "}
          · <bdi>{also}</bdi>
        </span>
      )}
    </>
  );
}
