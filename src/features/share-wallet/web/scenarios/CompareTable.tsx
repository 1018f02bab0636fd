import { rounded } from "#domain/figures/rounded.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { benchmarkName, focusName } from "#documents/parts/wallet/walletWords.ts";
import { shareOf } from "#domain/figures/share.ts";
import { NATION } from "#domain/markets/market.ts";
import { ownSales } from "#domain/ownRevenue/ownSales.ts";
import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import { mixOf, mixTotal } from "#domain/plan/mix.ts";
import { readShifts } from "#domain/plan/shiftAddress.ts";
import { shiftMix } from "#domain/plan/shiftMix.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { NATION_BENCHMARK, readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { shareOfWallet, type WalletQuestion } from "#domain/shareOfWallet/shareOfWallet.ts";
import { narrowWallet, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Political } from "#domain/spending/view.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { Words } from "#language/words/words.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import type { Scenario } from "../../contract/scenarios.ts";
import { benchmarksQuery } from "#ui/queries/benchmarksQuery.ts";
import { type Goal, readGoal } from "../plan/goalAddress.ts";
import { ownRevenueQuery } from "../revenue/ownRevenueQuery.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import style from "./Scenarios.module.css";

interface CompareTableProps {
  /** Two to four. */
  readonly scenarios: readonly Scenario[];
  readonly words: Words;
}

/** Scenarios side by side, each with the figures of its own revision. */
export function CompareTable({ scenarios, words }: CompareTableProps) {
  const { text } = words;
  return (
    <ScrollFrame className={style["frame"]} label={text("scenarios.compare.title")}>
      <table className={style["compare"]} data-testid="compare-scenarios" aria-label={text("scenarios.compare.title")}>
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
    </ScrollFrame>
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

interface ComparedScenario {
  readonly asked: ScenarioQuestion;
  /** Undefined while they are on their way. */
  readonly figures: ScenarioFigures | null | undefined;
  readonly failed: boolean;
}

/** The figures of a scenario, from the revision that it was saved with. */
function useScenarioFigures({ path, revision }: Scenario): ComparedScenario {
  const asked = scenarioQuestion(path);
  const { market, medium, benchmark } = asked;
  const saved = useQuery(revisionQuery(revision.id));
  const [own, nation] = useQueries({ queries: [market, NATION].map((id) => walletQuery(revision.id, id)) });
  const needsOthers = benchmark.kind === "peers" || benchmark.kind === "top";
  const others = useQuery({ ...benchmarksQuery(revision.id, market, medium), enabled: needsOthers });
  const revenue = useQuery({ ...ownRevenueQuery(market), enabled: market !== NATION });
  const failed = [saved, own, nation, others].some((query) => query?.isError);
  const ready = saved.data && own?.data && nation?.data && (!needsOthers || others.data) && !revenue.isLoading;
  return {
    asked,
    failed,
    figures:
      ready && saved.data && own?.data && nation?.data
        ? scenarioFigures(asked, {
            revision: saved.data,
            own: own.data,
            nation: nation.data,
            benchmarks: others.data ?? null,
            cells: revenue.data ?? [],
          })
        : undefined,
  };
}

/** What a scenario's address asks, before any figure is known. */
interface ScenarioQuestion extends Pick<WalletQuestion, "medium" | "focus" | "benchmark"> {
  readonly market: string;
  readonly year: number;
  readonly political: Political;
  readonly shifts: ReturnType<typeof readShifts>;
  readonly goal: string | null;
}

function scenarioQuestion(path: string): ScenarioQuestion {
  const search = new URLSearchParams(path.split("?")[1] ?? "");
  return {
    market: search.get("market") ?? "",
    year: Number(search.get("year")),
    political: search.get("political") === "without" ? "without" : "with",
    medium: search.get("medium") ?? "",
    focus: readFocus(search.get("focus") ?? "") ?? WHOLE_MARKET,
    benchmark: readBenchmark(search.get("benchmark") ?? "") ?? NATION_BENCHMARK,
    shifts: readShifts(search.get("shift")),
    goal: search.get("goal"),
  };
}

/** What the figures of a scenario are made of. */
interface ScenarioData {
  readonly revision: Pick<Revision, "years">;
  readonly own: Wallet;
  readonly nation: Wallet;
  readonly benchmarks: Benchmarks | null;
  readonly cells: readonly RevenueCell[];
}

/** What scenarios are compared by. Null is "n/a". */
interface ScenarioFigures {
  readonly wallet: number | null;
  readonly own: number | null;
  readonly share: number | null;
  readonly gapDollars: number | null;
  /** Own dollars after the shifts; null without any. */
  readonly shifted: number | null;
  readonly goal: Goal | null;
  /** What the goal needs in its year. */
  readonly needed: number | null;
}

/** The figures of a scenario in its own revision; null for a year that the revision does not have. */
function scenarioFigures(asked: ScenarioQuestion, data: ScenarioData): ScenarioFigures | null {
  const { market, year, political, medium, focus, benchmark, shifts } = asked;
  if (!data.revision.years.includes(year)) return null;
  const { total } = shareOfWallet(
    { own: { wallet: data.own, population: 0 }, nation: { wallet: data.nation, population: 0 }, year, political },
    { medium, focus, benchmark, benchmarks: data.benchmarks, ownSales: ownSales(data.cells, { market, medium, year }) },
  );
  const part = narrowWallet(data.own, focus);
  const shifted = shiftMix(mixOf(part, year, political), shifts).find((one) => one.medium === medium)?.dollars ?? null;
  const ownPart = shareOf(total.own, total.medium);
  const goal = readGoal(asked.goal, data.revision.years);
  return {
    wallet: total.wallet,
    own: total.own,
    share: total.share,
    gapDollars: total.gapDollars,
    shifted: shifts.length === 0 || shifted === null || ownPart === null ? null : rounded(shifted * ownPart, 0),
    goal,
    needed: goal && Math.round(mixTotal(mixOf(part, goal.year, political)) * goal.share),
  };
}
