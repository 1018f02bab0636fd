import type { ModelName } from "./models.ts";

const WORDS: Readonly<Record<ModelName, string>> = {
  naive: "no growth",
  drift: "steady growth",
  dampedTrend: "damped trend",
  economicTrend: "damped trend net of the economy",
  groupTrend: "trend of its kind",
  dampedHolt: "smoothed trend",
  combined: "mean of five trends",
  samePhase: "last year of the phase",
  steadyCycle: "steady cycle",
  phaseGrowth: "growth by phase",
};

/** A model as sources name it; `language/words/sourceText.ts` translates what is kept of it. */
export function modelWords(model: ModelName): string {
  return WORDS[model];
}
