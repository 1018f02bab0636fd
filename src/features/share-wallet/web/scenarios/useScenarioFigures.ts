import { useQueries, useQuery } from "@tanstack/react-query";
import { NATION } from "#domain/markets/market.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import type { Scenario } from "../../contract/scenarios.ts";
import { benchmarksQuery } from "../benchmarksQuery.ts";
import { ownRevenueQuery } from "../revenue/ownRevenueQuery.ts";
import { type ScenarioFigures, scenarioFigures, type ScenarioQuestion, scenarioQuestion } from "./scenarioFigures.ts";

export interface ComparedScenario {
  readonly asked: ScenarioQuestion;
  /** Undefined while they are on their way. */
  readonly figures: ScenarioFigures | null | undefined;
  readonly failed: boolean;
}

/** The figures of a scenario, from the revision that it was saved with. */
export function useScenarioFigures({ path, revision }: Scenario): ComparedScenario {
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
