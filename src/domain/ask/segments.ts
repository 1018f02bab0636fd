import { oneEdit } from "./oneEdit.ts";
import { byNearness, type Reading } from "./meaning.ts";
import { readBenchmark } from "../shareOfWallet/benchmark.ts";
import { tracesOf, type Vocabulary } from "./vocabulary.ts";
import { keyOf, type Word } from "./words.ts";

/** Some words of a question that mean something together; without readings they are not understood. */
export interface Segment {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** What reading words so costs: the whole question is read the cheapest way, which takes the longest names there are. */
const COST = { known: 1, mistyped: 1.5, mistypedName: 2.2, compound: 1.8, unknown: 3, joiner: 0 } as const;
/** Shorter words with a wrong letter could be anything. */
const SHORTEST_MISTYPED = 5;
const MOST_MISTYPED_WORDS = 3;
/** Names of several words resemble others sooner. */
const SHORTEST_MISTYPED_NAME = 8;
const SHORTEST_COMPOUND = 8;
const SHORTEST_HALF = 4;

interface Way {
  readonly cost: number;
  readonly from: number;
  readonly segments: readonly Segment[];
}

/** Cuts a question into what is known and what is not, with the fewest pieces. */
export function segmentsOf(words: readonly Word[], vocabulary: Vocabulary): Segment[] {
  const best: Way[] = [{ cost: 0, from: 0, segments: [] }];
  for (let end = 1; end <= words.length; end++) {
    let way: Way | null = null;
    for (let from = Math.max(0, end - vocabulary.longest); from < end; from++) {
      const step = read(words.slice(from, end), vocabulary);
      const cost = (best[from]?.cost ?? 0) + (step?.cost ?? Number.POSITIVE_INFINITY);
      if (step && (way === null || cost < way.cost)) way = { cost, from, segments: step.segments };
    }
    best.push(way ?? { cost: Number.POSITIVE_INFINITY, from: end - 1, segments: [] });
  }
  const found: Segment[] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) found.unshift(...(best[end]?.segments ?? []));
  return found;
}

function read(words: readonly Word[], vocabulary: Vocabulary): Omit<Way, "from"> | null {
  const [first] = words;
  const text = words.map((word) => word.text).join(" ");
  if (words.length === 1 && first?.stem === "") {
    return { cost: COST.joiner, segments: [{ text, readings: [{ meaning: { kind: "and" }, nearness: 0 }] }] };
  }
  if (first?.stem === "" || words.at(-1)?.stem === "") return null;
  const key = keyOf(words);
  const known = vocabulary.readings.get(key);
  if (known) return { cost: COST.known, segments: [{ text, readings: known }] };
  const mistyped = mistypedReadings(words, key, vocabulary);
  if (mistyped.length > 0)
    return { cost: words.length === 1 ? COST.mistyped : COST.mistypedName, segments: [{ text, readings: mistyped }] };
  if (words.length > 1) return null;
  return readSingle(text, key, vocabulary);
}

function readSingle(text: string, key: string, vocabulary: Vocabulary): Omit<Way, "from"> {
  const percent = text.endsWith("%") ? readBenchmark(`custom:${text.replace(/\s?%/, "").replace(",", ".")}`) : null;
  if (percent) {
    const reading = { meaning: { kind: "benchmark", benchmark: percent }, nearness: 0 } as const;
    return { cost: COST.known, segments: [{ text, readings: [reading] }] };
  }
  const halves = compound(key, vocabulary);
  if (halves) return { cost: COST.compound, segments: halves.map((readings) => ({ text, readings })) };
  return { cost: COST.unknown, segments: [{ text, readings: [] }] };
}

function mistypedReadings(words: readonly Word[], key: string, { readings, forgiving }: Vocabulary): Reading[] {
  const shortest = words.length === 1 ? SHORTEST_MISTYPED : SHORTEST_MISTYPED_NAME;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (words.length > MOST_MISTYPED_WORDS || letters < shortest || /\d/.test(key)) return [];
  const alike = [-1, 0, 1].flatMap((more) => tracesOf(key, more)).flatMap((trace) => forgiving.get(trace) ?? []);
  const found = [...new Set(alike)]
    .filter((known) => oneEdit(known, key))
    .flatMap((known) => readings.get(known) ?? [])
    .toSorted(byNearness);
  return found.filter(({ meaning }) => meaning.kind === found[0]?.meaning.kind);
}

/** A word that German writes as one: "Radioanteil" is "Radio" and "Anteil", "Versicherungsprognose" has an `s` between. */
function compound(key: string, { readings }: Vocabulary): [readonly Reading[], readonly Reading[]] | null {
  if (key.length < SHORTEST_COMPOUND) return null;
  for (let cut = key.length - SHORTEST_HALF; cut >= SHORTEST_HALF; cut--) {
    const head = key.slice(0, cut);
    const [left, right] = [
      readings.get(head) ?? readings.get(head.replace(/(?:s|en|n|e)$/, "")),
      readings.get(key.slice(cut)),
    ];
    if (left && right) return [left, right];
  }
  return null;
}
