import type { TFunction } from "i18next";
import type { AskWorld } from "#domain/ask/askWorld.ts";
import type { Meaning } from "#domain/ask/meaning.ts";
import type { Benchmark } from "#domain/shareOfWallet/benchmark.ts";
import { NATION } from "#domain/markets/market.ts";
import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";

/** What it takes to say in the reader's language what was understood. */
export interface AskWords {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly world: AskWorld;
}

/** What a part of a question was taken to mean, as short as a chip is. */
export function meaningName(meaning: Meaning, words: AskWords): string {
  const { text, formats } = words;
  switch (meaning.kind) {
    case "market":
      return marketName(meaning.market, words);
    case "closedMarket":
      return meaning.city;
    case "marketKind":
      return text(`ask.kind.${meaning.marketKind}`);
    case "year":
      return String(meaning.year);
    case "medium":
      return mediumById(meaning.medium)?.names[formats.locale] ?? meaning.medium;
    case "subVertical":
      return subVerticalName(meaning.subVertical, formats.locale);
    case "vertical":
      return verticalById(meaning.vertical)?.names[formats.locale] ?? meaning.vertical;
    case "measure":
      return text(`ask.measure.${meaning.measure}`);
    case "political":
      return text(`ask.political.${meaning.political}`);
    case "benchmark":
      return benchmarkName(meaning.benchmark, words);
    case "topic":
      return text(`ask.topic.${meaning.topic}`);
    case "screen":
      return screenNameOf(meaning.path, words);
    default:
      return "";
  }
}

/** A market as it is called in lists of one kind. */
export function marketName(id: string, { text, world }: AskWords): string {
  return id === NATION ? text("filters.nation") : (world.markets.find((market) => market.id === id)?.name ?? id);
}

export function benchmarkName(benchmark: Benchmark, { text, formats }: Pick<AskWords, "text" | "formats">): string {
  return benchmark.kind === "custom"
    ? benchmark.share.toLocaleString(formats.locale, { style: "percent", maximumFractionDigits: 2 })
    : text(`ask.benchmark.${benchmark.kind}`);
}

/** What the screen of an address is called in the menu. */
export function screenNameOf(path: string, { world }: AskWords): string {
  return world.screens.find((screen) => screen.path === path)?.names[0] ?? path;
}
