import { NATION } from "../markets/market.ts";
import { type Benchmark, NATION_BENCHMARK } from "../shareOfWallet/benchmark.ts";
import { type Scope, WHOLE_MARKET } from "../spending/scope.ts";
import { type Asked, type AskedBefore, SHARE_OF_WALLET } from "./asked.ts";
import type { Meaning, Topic } from "./meaning.ts";
import { sectionOf } from "./sectionOf.ts";

/** A meaning with its part in the question. */
export interface Chosen {
  readonly text: string;
  readonly meaning: Meaning;
  /** A market that the own one is held against. */
  readonly compared: boolean;
}

const MARKET_SUMMARY = "/market-summary";
const SUB_VERTICAL = "/vertical/subvertical";
const MOST_COMPARED = 4;

/**
 * Puts what was understood together: the screen that answers, and its filters. What is not said is taken from the question that it goes on from,
 * else from the screen at hand. `walletOpen` says whether shares of wallet may be seen.
 */
export function assemble(chosen: readonly Chosen[], before: AskedBefore, walletOpen: boolean): Asked {
  const last = before.follows ?? null;
  const first = <Kind extends Meaning["kind"]>(kind: Kind): Extract<Meaning, { kind: Kind }> | null => {
    for (const { meaning } of chosen) if (isOf(meaning, kind)) return meaning;
    return null;
  };
  const { market, compare } = marketsOf(chosen, last ?? { market: before.market, compare: [] });
  const years = yearsOf(chosen, before);
  const medium = first("medium")?.medium ?? last?.medium ?? null;
  const measure = first("measure")?.measure ?? last?.measure ?? "dollars";
  const excluded = chosen.some(({ meaning }) => meaning.kind === "exclude") ? "political" : null;
  const isWithout = chosen.some(({ meaning }) => meaning.kind === "topic" && meaning.topic === excluded);
  const benchmark = first("benchmark")?.benchmark ?? last?.benchmark ?? NATION_BENCHMARK;
  const scope = scopeOf(first("subVertical")?.subVertical, first("vertical")?.vertical) ?? last?.scope ?? WHOLE_MARKET;
  const topic = topicOf(chosen, excluded, scope) ?? last?.topic ?? null;
  const wallet = walletOpen && asksForShare({ topic, benchmark, medium, measure });
  const screen = wallet ? SHARE_OF_WALLET : screenOf(first("screen")?.path, scope, walletOpen);
  const ofWallet = screen === SHARE_OF_WALLET;
  return {
    screen,
    market,
    year: years.at(-1) ?? before.year,
    years,
    scope,
    medium,
    measure: ofWallet ? "dollars" : measure,
    political: isWithout ? "without" : (first("political")?.political ?? last?.political ?? "with"),
    compare,
    benchmark: ofWallet ? benchmark : NATION_BENCHMARK,
    topic,
    section: sectionOf(screen, topic ?? (years.length > 1 ? "years" : null), medium),
  };
}

/** The first topic named, but for what is left out; of a single category none is the largest. */
function topicOf(chosen: readonly Chosen[], excluded: Topic | null, scope: Scope): Topic | null {
  for (const { meaning } of chosen)
    if (
      meaning.kind === "topic" &&
      meaning.topic !== excluded &&
      !(meaning.topic === "largest" && scope.kind === "subVertical")
    )
      return meaning.topic;
  return null;
}

/** The years named, ascending; of one that something is asked since, that of the screen too. */
function yearsOf(chosen: readonly Chosen[], { year, follows }: AskedBefore): readonly number[] {
  const named = new Set(chosen.flatMap(({ meaning }) => (meaning.kind === "year" ? [meaning.year] : [])));
  if (named.size === 0) return follows?.years ?? [year];
  if (named.size === 1 && chosen.some(({ meaning }) => meaning.kind === "since")) named.add(year);
  return [...named].toSorted((one, other) => one - other);
}

type Markets = Pick<Asked, "market" | "compare">;

/** The first market that is not compared is the own one; the nation is so only where no other is named. */
function marketsOf(chosen: readonly Chosen[], usual: Markets): Markets {
  const named = chosen.flatMap(({ meaning, compared }) =>
    meaning.kind === "market" ? [{ id: meaning.market, compared }] : [],
  );
  const bare = named.filter(({ compared }) => !compared).map(({ id }) => id);
  const market = bare.find((id) => id !== NATION) ?? bare[0] ?? usual.market;
  const others = named.map(({ id }) => id).filter((id) => id !== market);
  const compare = others.length > 0 ? [...new Set(others)] : usual.compare.filter((id) => id !== market);
  return { market, compare: compare.toSorted().slice(0, MOST_COMPARED) };
}

function scopeOf(subVertical: string | undefined, vertical: string | undefined): Scope | null {
  if (subVertical !== undefined) return { kind: "subVertical", id: subVertical };
  return vertical === undefined ? null : { kind: "vertical", id: vertical };
}

interface Share {
  readonly topic: Topic | null;
  readonly benchmark: Benchmark;
  readonly medium: string | null;
  readonly measure: Asked["measure"];
}

/** A gap, a benchmark of one's own, or the share of one medium. */
function asksForShare({ topic, benchmark, medium, measure }: Share): boolean {
  return topic === "gap" || benchmark.kind !== "nation" || (medium !== null && measure === "share");
}

function screenOf(named: string | undefined, scope: Scope, walletOpen: boolean): string {
  if (named === SHARE_OF_WALLET && walletOpen) return named;
  if (named !== undefined && named !== MARKET_SUMMARY && named !== SUB_VERTICAL && named !== SHARE_OF_WALLET)
    return named;
  if (scope.kind === "subVertical" || named === SUB_VERTICAL) return SUB_VERTICAL;
  return scope.kind === "vertical" ? "/vertical" : MARKET_SUMMARY;
}

function isOf<Kind extends Meaning["kind"]>(meaning: Meaning, kind: Kind): meaning is Extract<Meaning, { kind: Kind }> {
  return meaning.kind === kind;
}
