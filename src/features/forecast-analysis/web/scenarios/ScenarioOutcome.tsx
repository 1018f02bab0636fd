import { Callout } from "#ui/problem/Callout.tsx";
import { forecastFaultWords } from "#language/words/forecastFaultWords.ts";
import type { Words } from "#language/words/words.ts";
import type { Scenario, ScenarioRun } from "../../contract/scenarioSchemas.ts";
import room from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import style from "./Scenarios.module.css";

type Difference = NonNullable<ScenarioRun["summary"]>["years"][number];

const MOST = 5;

/** How far the last run is, why nothing came of it, or what it comes to against the revision below it. */
export function ScenarioOutcome({ scenario, words }: { readonly scenario: Scenario; readonly words: Words }) {
  const { text, formats } = words;
  const { run, version } = scenario;
  if (!run) return <p className={room["soft"]}>{text("forecastRoom.scenario.notRunHint")}</p>;
  if (run.state === "waiting" || run.state === "running")
    return (
      <progress
        className={style["progress"]}
        aria-label={text("forecastRoom.scenario.runStarted", { name: scenario.name })}
        max={1}
        {...(run.progress > 0 && { value: run.progress })}
      />
    );
  const { summary, fault } = run;
  return (
    <>
      {fault && (
        <Callout tone="alarm">
          <p>{forecastFaultWords(fault, words)}</p>
        </Callout>
      )}
      {run.state === "done" && run.version < version && (
        <p className={room["soft"]}>{text("forecastRoom.scenario.runStale")}</p>
      )}
      {summary && (
        <section aria-labelledby="scenario-outcome">
          <h3 id="scenario-outcome">{text("forecastRoom.scenario.outcome")}</h3>
          <p className={room["soft"]}>
            {text("forecastRoom.scenario.outcomeHow", { label: scenario.base.label, year: formats.year(summary.year) })}
          </p>
          <ScrollBox of="scenario-outcome">
            <table className={room["table"]} aria-labelledby="scenario-outcome">
              <thead>
                <tr>
                  <th scope="col">{text("forecastRoom.moves.name")}</th>
                  <th scope="col" data-number="" data-wide="">
                    {text("forecastRoom.scenario.revision")}
                  </th>
                  <th scope="col" data-number="">
                    {text("forecastRoom.scenario.here")}
                  </th>
                  <th scope="col" data-number="">
                    {text("forecastRoom.scenario.difference")}
                  </th>
                </tr>
              </thead>
              <Rows
                of={summary.years.filter(({ id }) => Number(id) >= summary.year - 1)}
                name={(id) => formats.year(Number(id))}
                words={words}
              />
              <Rows of={largest(summary.media)} name={words.medium} words={words} />
              <Rows of={largest(summary.verticals)} name={words.vertical} words={words} />
            </table>
          </ScrollBox>
        </section>
      )}
    </>
  );
}

/** What moved most; what stayed is left out. */
function largest(rows: readonly Difference[]): readonly Difference[] {
  return rows
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST);
}

interface RowsProps {
  readonly of: readonly Difference[];
  readonly name: (id: string) => string;
  readonly words: Words;
}

function Rows({ of, name, words }: RowsProps) {
  const { formats } = words;
  return (
    <tbody className={style["group"]}>
      {of.map(({ id, before, after, change, growth }) => (
        <tr key={id}>
          <th scope="row">{name(id)}</th>
          <td data-number="" data-wide="">
            {before === null ? "–" : formats.money(before)}
          </td>
          <td data-number="">{after === null ? "–" : formats.money(after)}</td>
          <td data-number="">
            {formats.moneyChange(change)}{" "}
            <span className={room["soft"]} data-wide="">
              {formats.growth(growth)}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
