import { NATION } from "#domain/markets/market.ts";
import { type AskWords, marketName } from "./askWords.ts";

const EXAMPLES = ["dealers", "gap", "forecast"] as const;

/** Questions as one might ask them, about the market at hand. */
export function exampleQuestions(market: string, words: AskWords): string[] {
  if (market === NATION) return [];
  const year = words.world.currentYear + 1;
  const name = marketName(market, words);
  return EXAMPLES.map((example) => words.text(`ask.example.${example}`, { market: name, year }));
}
