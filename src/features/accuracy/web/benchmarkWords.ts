import type { ScoredBenchmark } from "#domain/benchmarks/benchmarkRecord.ts";
import { NATION } from "#domain/markets/market.ts";
import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { mediumGroupName } from "#language/words/mediumGroupName.ts";
import type { Words } from "#language/words/words.ts";

/** Where a published figure is of: a market or the nation by its name, a state by its code, a group of stations as its source calls it. */
export function areaName({ areaKind, area }: ScoredBenchmark, words: Words): string {
  if (areaKind === "nation") return words.market(NATION);
  return areaKind === "tv-market" || areaKind === "radio-market" ? words.market(area) : area;
}

export function mediaName({ medium }: ScoredBenchmark, words: Words): string {
  if (medium === null) return words.text("accuracy.allMedia");
  return mediumGroupName(medium, words) ?? (mediumById(medium) ? words.medium(medium) : medium);
}

export function advertisersName({ subVertical }: ScoredBenchmark, words: Words): string {
  if (subVertical === null) return words.text("accuracy.allAdvertisers");
  if (subVertical === "political") return words.text("accuracy.political");
  return verticalById(subVertical) ? words.vertical(subVertical) : words.subVertical(subVertical);
}
