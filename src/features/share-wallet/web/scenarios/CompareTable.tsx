import type { ReactNode } from "react";
import type { Words } from "#language/words/words.ts";
import type { Scenario } from "../../contract/scenarios.ts";
import { benchmarkName, focusName } from "#documents/parts/wallet/walletWords.ts";
import type { ScenarioFigures } from "./scenarioFigures.ts";
import style from "./Scenarios.module.css";
import { type ComparedScenario, useScenarioFigures } from "./useScenarioFigures.ts";

interface CompareTableProps {
  /** Two to four. */
  readonly scenarios: readonly Scenario[];
  readonly words: Words;
}

/** Scenarios side by side, each with the figures of its own revision. */
export function CompareTable({ scenarios, words }: CompareTableProps) {
  const { text } = words;
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
          {comparedLines(words).map(({ key, head, cell, main }) => (
            <tr key={key} className={main ? style["main"] : undefined}>
              <th scope="row">{head}</th>
              {scenarios.map((scenario) => (
                <Compared key={scenario.id} scenario={scenario} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ComparedLine {
  readonly key: string;
  readonly head: string;
  readonly cell: (compared: ComparedScenario) => ReactNode;
  /** Stands out. */
  readonly main?: boolean;
}

/** What scenarios were asked, and what came out. */
function comparedLines(words: Words): readonly ComparedLine[] {
  const { text, formats } = words;
  const figure = (of: (figures: ScenarioFigures) => string) => (compared: ComparedScenario) => {
    if (compared.failed) return text("scenarios.compare.failed");
    if (compared.figures === undefined) return "…";
    return compared.figures === null ? formats.money(null) : of(compared.figures);
  };
  const line = (
    key: "wallet" | "own" | "share" | "gap" | "shifted" | "goal" | "needed",
    of: (figures: ScenarioFigures) => string,
    main = false,
  ): ComparedLine => ({ key, head: text(`scenarios.compare.${key}`), cell: figure(of), main });
  return [
    {
      key: "of",
      head: text("scenarios.compare.of"),
      cell: ({ asked: { market, focus, year } }) =>
        `${words.market(market)} · ${focusName(focus, market, words)} · ${formats.year(year)}`,
    },
    { key: "medium", head: text("spending.column.medium"), cell: ({ asked }) => words.medium(asked.medium) },
    {
      key: "benchmark",
      head: text("scenarios.compare.benchmark"),
      cell: ({ asked }) => benchmarkName(asked.benchmark, words),
    },
    line("wallet", ({ wallet }) => formats.money(wallet)),
    line("own", ({ own }) => formats.money(own), true),
    line("share", ({ share }) => formats.share(share), true),
    line("gap", ({ gapDollars }) => formats.moneyChange(gapDollars), true),
    line("shifted", ({ shifted }) => (shifted === null ? "–" : formats.money(shifted))),
    line("goal", ({ goal }) => (goal ? `${formats.share(goal.share)} · ${formats.year(goal.year)}` : "–")),
    line("needed", ({ needed }) => (needed === null ? "–" : formats.money(needed)), true),
  ];
}

interface ComparedProps {
  readonly scenario: Scenario;
  readonly cell: (compared: ComparedScenario) => ReactNode;
}

function Compared({ scenario, cell }: ComparedProps) {
  return <td>{cell(useScenarioFigures(scenario))}</td>;
}
