import { readBenchmark } from "../shareOfWallet/benchmark.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { type Asked, type AskedBefore, SHARE_OF_WALLET } from "./asked.ts";
import type { AskWorld } from "./askWorld.ts";
import { assemble, type Chosen } from "./assemble.ts";
import { byNearness, type Meaning, NEARNESS, type Reading } from "./meaning.ts";
import { tracesOf, type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { keyOf, type Word, wordsOf } from "./words.ts";

/** Some words of a question with what they were taken to mean. */
export interface Part {
  readonly text: string;
  readonly meaning: Meaning;
  /** A market that the own one is held against. */
  readonly compared: boolean;
}

/** A question as it was understood. */
export interface Understood {
  readonly asked: Asked;
  /** Whether it goes on from the question before it, of which all holds that it does not say otherwise. */
  readonly isFollowing: boolean;
  /** What the answer rests on, in the order of the words. */
  readonly parts: readonly Part[];
  /** Words that mean nothing here, or say a second time otherwise what was said. */
  readonly unknown: readonly string[];
  /** What is known but not in the subscription. */
  readonly closed: readonly Part[];
  /** What the question could also mean, likeliest first. */
  readonly alternatives: readonly Asked[];
}

/** Reads questions of one person: `understand("auto dealers in Dallas 2027 vs nation", before)`. */
export type Understand = (text: string, before: AskedBefore) => Understood;

const MOST_ALTERNATIVES = 3;

/** Makes the vocabulary of a person ready once, and reads her questions with it. */
export function understander(world: AskWorld): Understand {
  const vocabulary = vocabularyOf(world);
  return (text, before) => understand(text, before, world, vocabulary);
}

function understand(text: string, before: AskedBefore, world: AskWorld, vocabulary: Vocabulary): Understood {
  const segments = segmentsOf(wordsOf(text), vocabulary);
  const choices = choose(segments, world);
  const walletOpen = world.screens.some(({ path }) => path === SHARE_OF_WALLET);
  const open = choices.filter(({ meaning }) => isOpen(meaning, world) && (walletOpen || !isGap(meaning)));
  const used = open.filter((choice, at) => !open.slice(0, at).some((earlier) => contradicts(earlier, choice)));
  const isFollowing =
    goesOn(segments) || !used.some(({ meaning, compared }) => SUBJECTS.includes(meaning.kind) && !compared);
  const base = { ...before, follows: isFollowing ? (before.follows ?? null) : null };
  const asked = assemble(used, base, walletOpen);
  return {
    asked,
    isFollowing: base.follows !== null,
    parts: used.filter(({ meaning }) => !SMALL.includes(meaning.kind)).map(part),
    unknown: [
      ...segments.filter(({ readings }) => readings.length === 0).map((segment) => segment.text),
      ...open.filter((choice) => !used.includes(choice)).map((choice) => choice.text),
    ],
    closed: choices.filter((choice) => !open.includes(choice)).map(part),
    alternatives: alternativesTo(asked, used, (chosen) => assemble(chosen, base, walletOpen)),
  };
}

/** What a question is about; one that names none of it is about what the one before it was: "as a percentage?". */
const SUBJECTS: readonly Meaning["kind"][] = ["market", "closedMarket", "medium", "subVertical", "vertical", "screen"];

/** Whether a question goes on from the one before: "what about Houston", "and radio?". */
function goesOn([first]: readonly Segment[]): boolean {
  return first?.readings.some(({ meaning }) => meaning.kind === "follow" || meaning.kind === "and") === true;
}

const part = ({ text, meaning, compared }: Choice): Part => ({ text, meaning, compared });

function isGap(meaning: Meaning): boolean {
  return (
    (meaning.kind === "topic" && meaning.topic === "gap") ||
    meaning.kind === "benchmark" ||
    (meaning.kind === "screen" && meaning.path === SHARE_OF_WALLET)
  );
}

/** Markets and years may be many, and the vertical of a sub-vertical may be said with it; of everything else there is one. */
const MANY: readonly Meaning["kind"][] = ["market", "marketKind", "year"];

function contradicts(earlier: Choice, { meaning }: Choice): boolean {
  if (MANY.includes(meaning.kind) || meaning.kind !== earlier.meaning.kind) return false;
  return JSON.stringify(meaning) !== JSON.stringify(earlier.meaning);
}

/** The question with one of its parts taken otherwise. */
function alternativesTo(
  asked: Asked,
  used: readonly Choice[],
  assembled: (chosen: readonly Chosen[]) => Asked,
): Asked[] {
  const known = new Set([JSON.stringify(asked)]);
  const found: Asked[] = [];
  for (const choice of used) {
    for (const meaning of choice.others) {
      const other = assembled(used.map((chosen) => (chosen === choice ? { ...choice, meaning } : chosen)));
      const key = JSON.stringify(other);
      if (known.has(key)) continue;
      known.add(key);
      found.push(other);
    }
  }
  return found.slice(0, MOST_ALTERNATIVES);
}

/** A segment with what it is taken to mean, and what else it could. */
interface Choice extends Chosen {
  /** As near or nearly as near to the words, best first. */
  readonly others: readonly Meaning[];
}

/** Takes of each segment the meaning that fits the rest of the question and the person. Noise is left out. */
function choose(segments: readonly Segment[], world: AskWorld): Choice[] {
  const telling = segments.filter((segment, at) => !isNoise(segment, at, segments));
  const compared = linked(afterVerb(telling));
  const kinds = telling.map(({ readings }) => kindOf(readings));
  const loose = kinds.find((kind) => kind !== null) ?? null;
  return telling.flatMap((segment, at): Choice[] => {
    const wanted = kinds[at - 1] ?? kinds[at + 1] ?? loose ?? "tv";
    const [meaning, ...others] = ordered(placed(segment, telling), wanted, world);
    if (!meaning || SILENT.includes(meaning.kind)) return [];
    return [{ text: segment.text, meaning, others, compared: compared.has(segment) }];
  });
}

/** Say something of other words, and nothing by themselves. */
const SMALL: readonly Meaning["kind"][] = ["since", "exclude"];

/** The meanings of a segment; what is the name of a medium as well as of a city is the medium where another market is named: "mobile in Chicago". */
function placed({ readings }: Segment, all: readonly Segment[]): readonly Reading[] {
  if (!readings.some(isMedium) || !readings.some(isMarket)) return readings;
  const isElsewhere = all.some((other) => other.readings.some(isMarket) && !other.readings.some(isMedium));
  return isElsewhere ? readings.filter((reading) => !isMarket(reading)) : readings;
}

const isMedium = ({ meaning }: Reading) => meaning.kind === "medium";
const isMarket = ({ meaning }: Reading) => meaning.kind === "market";

const SILENT: readonly Meaning["kind"][] = ["noise", "and", "link", "follow"];

/** Small words that are also the name of something count as that in capitals and where no noun follows: "dealers in LA", "in la vs nation". */
function isNoise(segment: Segment, at: number, all: readonly Segment[]): boolean {
  const { text, readings } = segment;
  if (!readings.some(({ meaning }) => meaning.kind === "noise")) return false;
  if (readings.length === 1) return true;
  const shouted = all.every((other) => other.text === other.text.toUpperCase());
  const next = all[at + 1];
  const kind = next?.readings[0]?.meaning.kind;
  const ends = next === undefined || kind === "link" || kind === "and" || kind === "year";
  return !ends && (shouted || text !== text.toUpperCase());
}

/** Whoever begins with "compare" names all the markets after it, the own one first; "compared with Houston" names others alone. */
function afterVerb(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...rest] = segments;
  const markets = rest.filter(({ readings }) => readings.some(({ meaning }) => meaning.kind === "market"));
  return first?.readings[0]?.meaning.kind === "link" && markets.length > 1 && VERB.test(first.text) ? rest : segments;
}

const VERB = /^(?:compare|comparar?|vergleichen?)$/i;

/** The markets that stand after "against", as far as the list goes. */
function linked(segments: readonly Segment[]): Set<Segment> {
  const found = new Set<Segment>();
  let listing: "no" | "next" | "after" = "no";
  for (const segment of segments) {
    const kind = segment.readings[0]?.meaning.kind;
    if (kind === "link") listing = "next";
    else if (kind === "and") listing = listing === "after" ? "next" : listing;
    else if ((kind === "market" || kind === "closedMarket") && listing === "next") {
      found.add(segment);
      listing = "after";
    } else if (kind !== "marketKind") listing = "no";
  }
  return found;
}

function kindOf(readings: readonly Reading[]): "tv" | "radio" | null {
  const meaning = readings[0]?.meaning;
  return meaning?.kind === "marketKind" ? meaning.marketKind : null;
}

/** The meanings of a segment that are open to the person, best first; what is not open only where nothing else is. */
function ordered(readings: readonly Reading[], marketKind: "tv" | "radio", world: AskWorld): Meaning[] {
  const telling = readings.filter(({ meaning }) => meaning.kind !== "noise" || readings.length === 1);
  const markets = telling.filter(({ meaning }) => meaning.kind === "market");
  const place = new Map(
    world.markets.map(({ id, kind }, at) => [id, kind === marketKind || kind === "nation" ? at : at + FAR]),
  );
  const placeOf = ({ meaning }: Reading) => (meaning.kind === "market" ? (place.get(meaning.market) ?? 0) : 0);
  const byPlace = markets.toSorted(
    (one, other) =>
      Number(placeOf(one) >= FAR) - Number(placeOf(other) >= FAR) ||
      one.nearness - other.nearness ||
      placeOf(one) - placeOf(other),
  );
  const inPlace = telling.map((reading) =>
    reading.meaning.kind === "market" ? (byPlace.shift() ?? reading) : reading,
  );
  const open = inPlace.filter(({ meaning }) => isOpen(meaning, world));
  const [first] = open.length > 0 ? open : inPlace;
  return [...(first ? [first] : []), ...open.slice(1)]
    .filter(({ nearness }) => nearness <= Math.max(NEARNESS.nickname, first?.nearness ?? 0))
    .map(({ meaning }) => meaning);
}

/** Markets of the other kind come after all of the kind that is meant. */
const FAR = 100_000;

/** Whether the person may see what is meant. */
function isOpen(meaning: Meaning, { verticals }: Pick<AskWorld, "verticals">): boolean {
  if (meaning.kind === "closedMarket") return false;
  if (meaning.kind === "vertical") return verticals.includes(meaning.vertical);
  return meaning.kind !== "subVertical" || verticals.includes(verticalOf(meaning.subVertical));
}

/** Some words of a question that mean something together; without readings they are not understood. */
interface Segment {
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
function segmentsOf(words: readonly Word[], vocabulary: Vocabulary): Segment[] {
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

/** `12.5%`, `8 percent`. */
const PERCENT = /^(\d+(?:[.,]\d+)?)\s?(?:%|\D+)$/;

function readSingle(text: string, key: string, vocabulary: Vocabulary): Omit<Way, "from"> {
  const [, part] = PERCENT.exec(text) ?? [];
  const percent = part === undefined ? null : readBenchmark(`custom:${part.replace(",", ".")}`);
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

/** Whether one letter too many, too few, wrong or swapped with its neighbour makes the one text the other. */
function oneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const shorter = Math.min(one.length, other.length);
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
