import { assume } from "#forecast/plan/assume.ts";
import { cellCourse } from "#forecast/course/cellCourse.ts";
import { cellMoves } from "#forecast/plan/cellMoves.ts";
import { type BegunRerun, beginRerun, type ForecastRun, rerun, type Rerun } from "#forecast/plan/rerun.ts";
import { tableSums } from "#forecast/plan/tableSums.ts";
import { nationalTotals } from "#forecast/nationalTotals.ts";
import { ForecastError } from "#forecast/forecastError.ts";
import type { ForecastInput } from "#forecast/input.ts";
import type { Answer, Ask, Refused } from "./wire.ts";

interface Bench {
  /** As imported, without any assumptions. */
  readonly input: ForecastInput;
  /** The revision that everything is held against. */
  readonly base: ForecastRun;
  readonly now: ForecastRun;
  /** A run of which one year was shown; the rest of it is asked for next. */
  readonly begun: { readonly run: BegunRerun; readonly first: number } | null;
}

/** A workbench that keeps a revision's run and the run of the assumptions of the moment; one question after another. */
export function workbench(): (ask: Ask) => Answer {
  let bench: Bench | null = null;
  return (ask) => {
    try {
      if (ask.ask === "open") {
        const began = performance.now();
        const { run, changed } = rerun(null, assume(ask.input, ask.assumptions));
        bench = { input: ask.input, base: run, now: run, begun: null };
        return figuresOf(run, changed, began);
      }
      if (bench === null) throw new Error("Nothing lies on the workbench yet.");
      if (ask.ask === "moves") return { answer: "moves", moves: cellMoves(bench.base, bench.now, ask.year, ask.count) };
      if (ask.ask === "totals")
        return { answer: "totals", totals: nationalTotals(assume(bench.input, ask.assumptions)) };
      if (ask.ask === "course") return { answer: "course", course: cellCourse(bench.now, ask.place) };
      const began = performance.now();
      if (ask.ask === "try") {
        const tried = rerun(bench.base, assume(bench.input, ask.assumptions));
        return figuresOf(tried.run, tried.changed, began);
      }
      const { begun } = bench;
      bench = { ...bench, begun: null };
      if (ask.ask === "rest") {
        if (begun === null) throw new Error("Nothing of a run is left to be made.");
        const { run, changed } = begun.run.whole();
        bench = { ...bench, now: run };
        const left = changed.filter(({ estimate }) => estimate.year !== begun.first);
        return figuresOf(run, left, began);
      }
      const run = beginRerun(bench.now, assume(bench.input, ask.assumptions));
      if (ask.first !== undefined && bench.input.years.includes(ask.first)) {
        bench = { ...bench, begun: { run, first: ask.first } };
        return figuresOf(run, run.changedIn(ask.first), began, true);
      }
      const { run: now, changed } = run.whole();
      bench = { ...bench, now };
      return figuresOf(now, changed, began);
    } catch (reason) {
      return { answer: "refused", refused: refusedFor(reason) };
    }
  };
}

function figuresOf(
  { totals }: Pick<ForecastRun, "totals">,
  changed: Rerun["changed"],
  began: number,
  hasRest = false,
): Answer {
  const tables = changed.map(tableSums);
  const provenance = totals.map((medium) => medium.provenance);
  return { answer: "figures", figures: { tables, provenance, hasRest, took: performance.now() - began } };
}

function refusedFor(reason: unknown): Refused {
  if (reason instanceof ForecastError) return { code: reason.code, message: reason.message, place: reason.place };
  return { code: "fault", message: reason instanceof Error ? reason.message : String(reason), place: {} };
}
