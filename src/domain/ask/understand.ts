import type { AskWorld } from "./askWorld.ts";
import { assemble, type Chosen } from "./assemble.ts";
import type { Asked, AskedBefore } from "./asked.ts";
import { type Choice, choose, isOpen } from "./choose.ts";
import type { Meaning } from "./meaning.ts";
import { segmentsOf } from "./segments.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

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

const SHARE_OF_WALLET = "/share-wallet";
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
  const asked = assemble(used, before, walletOpen);
  return {
    asked,
    parts: used.map(part),
    unknown: [
      ...segments.filter(({ readings }) => readings.length === 0).map((segment) => segment.text),
      ...open.filter((choice) => !used.includes(choice)).map((choice) => choice.text),
    ],
    closed: choices.filter((choice) => !open.includes(choice)).map(part),
    alternatives: alternativesTo(asked, used, (chosen) => assemble(chosen, before, walletOpen)),
  };
}

const part = ({ text, meaning, compared }: Choice): Part => ({ text, meaning, compared });

function isGap(meaning: Meaning): boolean {
  return (
    (meaning.kind === "topic" && meaning.topic === "gap") ||
    meaning.kind === "benchmark" ||
    (meaning.kind === "screen" && meaning.path === SHARE_OF_WALLET)
  );
}

/** Markets may be many, and the vertical of a sub-vertical may be said with it; of everything else there is one. */
function contradicts(earlier: Choice, { meaning }: Choice): boolean {
  if (meaning.kind === "market" || meaning.kind === "marketKind" || meaning.kind !== earlier.meaning.kind) return false;
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
