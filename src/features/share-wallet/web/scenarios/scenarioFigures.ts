import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import { ownSales } from "#domain/ownRevenue/ownSales.ts";
import { mixOf, mixTotal } from "#domain/plan/mix.ts";
import { readShifts } from "#domain/plan/shiftAddress.ts";
import { shiftMix } from "#domain/plan/shiftMix.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { shareOf } from "#domain/figures/share.ts";
import { NATION_BENCHMARK, readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { shareOfWallet, type WalletQuestion } from "#domain/shareOfWallet/shareOfWallet.ts";
import { narrowWallet, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Political } from "#domain/spending/view.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { type Goal, readGoal } from "../plan/goalAddress.ts";

/** What a scenario's address asks, before any figure is known. */
export interface ScenarioQuestion extends Pick<WalletQuestion, "medium" | "focus" | "benchmark"> {
  readonly market: string;
  readonly year: number;
  readonly political: Political;
  readonly shifts: ReturnType<typeof readShifts>;
  readonly goal: string | null;
}

export function scenarioQuestion(path: string): ScenarioQuestion {
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
export interface ScenarioData {
  readonly revision: Pick<Revision, "years">;
  readonly own: Wallet;
  readonly nation: Wallet;
  readonly benchmarks: Benchmarks | null;
  readonly cells: readonly RevenueCell[];
}

/** What scenarios are compared by. Null is "n/a". */
export interface ScenarioFigures {
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
export function scenarioFigures(asked: ScenarioQuestion, data: ScenarioData): ScenarioFigures | null {
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
    shifted: shifts.length === 0 || shifted === null || ownPart === null ? null : Math.round(shifted * ownPart),
    goal,
    needed: goal && Math.round(mixTotal(mixOf(part, goal.year, political)) * goal.share),
  };
}
