import { readFileSync, writeFileSync } from "node:fs";
import { type ScoredSet, scoreSet } from "./scores.ts";
import { advertising, holdOut } from "./series.ts";

/** Where the forecast room reads them. */
export const KEPT = new URL("../../src/features/forecast-analysis/web/accuracy/scores.json", import.meta.url);

export interface KeptScores {
  readonly holdOut: ScoredSet;
  readonly advertising: ScoredSet;
}

export function keptScores(): KeptScores {
  return JSON.parse(readFileSync(KEPT, "utf8")) as KeptScores;
}

/** Scores anew and keeps what comes out; what lies beside the project stays as it was kept where it does not lie there. */
if (import.meta.main) {
  const beside = advertising();
  const scores: KeptScores = {
    holdOut: scoreSet(holdOut()),
    advertising: beside ? scoreSet(beside) : keptScores().advertising,
  };
  writeFileSync(KEPT, `${JSON.stringify(scores, null, 2)}\n`);
}
