import type { Asked } from "#domain/ask/asked.ts";
import { writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { sampleAsking } from "#tests/support/sampleAsking.ts";
import type { ExpectedQuestion } from "./expectedQuestion.ts";

/** What a question was understood as, and what of it is not what was meant; empty where all of it is. */
export interface Scored {
  readonly asked: Asked;
  readonly question: ExpectedQuestion;
  readonly wrong: readonly string[];
  readonly unknown: readonly string[];
}

const askings = {
  "en-US": await sampleAsking("en-US"),
  "de-DE": await sampleAsking("de-DE"),
  "es-ES": await sampleAsking("es-ES"),
};

/** Holds what was understood against what is meant. */
export function scoreOf(question: ExpectedQuestion): Scored {
  const { understand, before } = askings[question.language];
  const follows = question.after === undefined ? null : understand(question.after, before).asked;
  const { asked, unknown } = understand(question.ask, { ...before, follows });
  return { asked, question, unknown, wrong: faults(asked, question) };
}

function faults(asked: Asked, meant: ExpectedQuestion): string[] {
  const ofWallet = asked.screen === "/share-wallet";
  const said = (name: string, is: unknown, should: unknown) =>
    JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${name} ${JSON.stringify(is)}, not ${JSON.stringify(should)}`];
  return [
    ...said("market", asked.market, meant.market),
    ...said("years", ends(asked.years), ends(meant.years ?? [meant.year])),
    ...said("scope", asked.scope.kind === "market" ? null : asked.scope.id, meant.scope ?? null),
    ...said("medium", asked.medium, meant.medium ?? null),
    ...said("compare", asked.compare.toSorted(), (meant.compare ?? []).toSorted()),
    ...said("political", asked.political, meant.political ?? "with"),
    ...said("measure", ofWallet && meant.measure === "share" ? "share" : asked.measure, meant.measure ?? "dollars"),
    ...said("topic", topicOf(asked, meant), meant.topic ?? null),
    ...said("benchmark", writeBenchmark(asked.benchmark), benchmarkOf(meant)),
  ];
}

const ends = (years: readonly number[]) => [Math.min(...years), Math.max(...years)];

/** A share of a medium is answered where its gap is; years side by side need no other topic. */
function topicOf({ topic, screen, years }: Asked, { topic: meant }: ExpectedQuestion): string | null {
  if (meant === "gap" && screen === "/share-wallet") return meant;
  if (meant === undefined && topic === "gap" && screen === "/share-wallet") return null;
  if (meant === "years" && topic === null && years.length > 1) return meant;
  return meant === undefined && topic === "years" && years.length > 1 ? null : topic;
}

function benchmarkOf({ benchmark }: ExpectedQuestion): string {
  if (benchmark === undefined) return "nation";
  return typeof benchmark === "number" ? `custom:${benchmark}` : benchmark;
}
