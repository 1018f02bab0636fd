import type { ReactNode } from "react";
import type { Words } from "#words/words.ts";
import type { Scenario } from "../../contract/scenarios.ts";
import { benchmarkName, focusName } from "#reports/parts/wallet/walletWords.ts";
import type { ScenarioFigures } from "./scenarioFigures.ts";
import style from "./Scenarios.module.css";
import { type ComparedScenario, useScenarioFigures } from "./useScenarioFigures.ts";

interface CompareTableProps {
  /** Two to four. */
  readonly scenarios: readonly Scenario[];
  readonly words: Words;
}

/** Scenarios side by side, each with the figures of its own edition. */
export function CompareTable({ scenarios, words }: CompareTableProps) {
  const { text, formats } = words;
  const line = (key: string, head: string, cell: (compared: ComparedScenario) => ReactNode, main = false) => (
    <tr key={key} className={main ? style["main"] : undefined}>
      <th scope="row">{head}</th>
      {scenarios.map((scenario) => (
        <Compared key={scenario.id} scenario={scenario} cell={cell} />
      ))}
    </tr>
  );
  const figure = (of: (figures: ScenarioFigures) => string) => (compared: ComparedScenario) => {
    if (compared.failed) return text("scenarios.compare.failed");
    if (compared.figures === undefined) return "…";
    return compared.figures === null ? formats.money(null) : of(compared.figures);
  };
  return (
    <div className={style["frame"]}>
      <table className={style["compare"]} data-testid="compare-scenarios">
        <caption>{text("scenarios.compare.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{text("scenarios.title")}</th>
            {scenarios.map(({ id, name }) => (
              <th key={id} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line(
            "of",
            text("scenarios.compare.of"),
            ({ asked }) =>
              `${words.market(asked.market)} · ${focusName(asked.focus, asked.market, words)} · ${formats.year(asked.year)}`,
          )}
          {line("medium", text("spending.column.medium"), ({ asked }) => words.medium(asked.medium))}
          {line("benchmark", text("scenarios.compare.benchmark"), ({ asked }) => benchmarkName(asked.benchmark, words))}
          {line(
            "wallet",
            text("scenarios.compare.wallet"),
            figure(({ wallet }) => formats.money(wallet)),
          )}
          {line(
            "own",
            text("scenarios.compare.own"),
            figure(({ own }) => formats.money(own)),
            true,
          )}
          {line(
            "share",
            text("scenarios.compare.share"),
            figure(({ share }) => formats.share(share)),
            true,
          )}
          {line(
            "gap",
            text("scenarios.compare.gap"),
            figure(({ gapDollars }) => formats.moneyChange(gapDollars)),
            true,
          )}
          {line(
            "shifted",
            text("scenarios.compare.shifted"),
            figure(({ shifted }) => (shifted === null ? "–" : formats.money(shifted))),
          )}
          {line(
            "goal",
            text("scenarios.compare.goal"),
            figure(({ goal }) => (goal ? `${formats.share(goal.share)} · ${formats.year(goal.year)}` : "–")),
          )}
          {line(
            "needed",
            text("scenarios.compare.needed"),
            figure(({ needed }) => (needed === null ? "–" : formats.money(needed))),
            true,
          )}
        </tbody>
      </table>
    </div>
  );
}

interface ComparedProps {
  readonly scenario: Scenario;
  readonly cell: (compared: ComparedScenario) => ReactNode;
}

function Compared({ scenario, cell }: ComparedProps) {
  return <td>{cell(useScenarioFigures(scenario))}</td>;
}
