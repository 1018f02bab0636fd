import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { AskWorld } from "./askWorld.ts";
import type { Chosen } from "./assemble.ts";
import { type Meaning, NEARNESS, type Reading } from "./meaning.ts";
import type { Segment } from "./segments.ts";

/** A segment with what it is taken to mean, and what else it could. */
export interface Choice extends Chosen {
  /** As near or nearly as near to the words, best first. */
  readonly others: readonly Meaning[];
}

/** Takes of each segment the meaning that fits the rest of the question and the person. Noise is left out. */
export function choose(segments: readonly Segment[], world: AskWorld): Choice[] {
  const telling = segments.filter((segment, at) => !isNoise(segment, at, segments));
  const compared = linked(telling);
  const kinds = telling.map(({ readings }) => kindOf(readings));
  const loose = kinds.find((kind) => kind !== null) ?? null;
  return telling.flatMap((segment, at): Choice[] => {
    const wanted = kinds[at - 1] ?? kinds[at + 1] ?? loose ?? "tv";
    const [meaning, ...others] = ordered(segment.readings, wanted, world);
    if (!meaning || SILENT.includes(meaning.kind)) return [];
    return [{ text: segment.text, meaning, others, compared: compared.has(segment) }];
  });
}

const SILENT: readonly Meaning["kind"][] = ["noise", "and", "link"];

/** Small words that are also the name of something count as that in capitals and where no noun follows: "dealers in LA", "in la vs nation". */
function isNoise(segment: Segment, at: number, all: readonly Segment[]): boolean {
  const { text, readings } = segment;
  if (!readings.some(({ meaning }) => meaning.kind === "noise")) return false;
  if (readings.length === 1) return true;
  const shouted = all.every((other) => other.text === other.text.toUpperCase());
  const next = all[at + 1]?.readings[0]?.meaning.kind;
  const ends = next === undefined || next === "link" || next === "and" || next === "year";
  return !ends && (shouted || text !== text.toUpperCase());
}

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
export function isOpen(meaning: Meaning, { verticals }: Pick<AskWorld, "verticals">): boolean {
  if (meaning.kind === "closedMarket") return false;
  if (meaning.kind === "vertical") return verticals.includes(meaning.vertical);
  return meaning.kind !== "subVertical" || verticals.includes(verticalOf(meaning.subVertical));
}
