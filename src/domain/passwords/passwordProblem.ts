import { unguessableCharacters } from "./guessable.ts";

/** NIST's rule: long enough and not among the first guesses. Which kinds of characters it holds is nobody's business. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 1_000;

/** Below this many characters that nobody guesses, a password is on every list. */
const FEWEST_UNGUESSABLE = 4;
const FEWEST_DIFFERENT = 4;
/** Digits alone are dates and telephone numbers; a guesser has all shorter ones in seconds. */
const SHORTEST_NUMBER = 12;
const SHORTEST_PERSONAL_WORD = 3;

export type PasswordProblem = "short" | "long" | "repeated" | "common" | "personal";

/** One form for what looks the same, so that another keyboard or system writes the same password. */
export function normalPassword(password: string): string {
  return password.normalize("NFKC");
}

/**
 * Why a new password cannot be taken; null when it can.
 *
 * @param about what others know of the person: e-mail, name, organization, the product's name
 */
export function passwordProblem(password: string, about: readonly string[] = []): PasswordProblem | null {
  const normal = normalPassword(password);
  const characters = Array.from(normal);
  if (characters.length < SHORTEST_PASSWORD) return "short";
  if (normal.length > LONGEST_PASSWORD) return "long";
  if (new Set(characters).size < FEWEST_DIFFERENT) return "repeated";
  // A long one is a sentence; looking for words in it tells nothing.
  if (characters.length > 64) return null;
  if (/^\d+$/.test(normal) && characters.length < SHORTEST_NUMBER) return "common";
  if (unguessableCharacters(normal) < FEWEST_UNGUESSABLE) return "common";
  if (unguessableCharacters(normal, about.flatMap(wordsOf)) < FEWEST_UNGUESSABLE) return "personal";
  return null;
}

export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** A hint while somebody types: the more that cannot be guessed, the better. */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  if (passwordProblem(password, about) !== null) return "weak";
  const normal = normalPassword(password).slice(0, 64);
  const left = unguessableCharacters(normal, about.flatMap(wordsOf));
  if (left < 8) return "fair";
  return left < 14 ? "good" : "strong";
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join("")].filter((word) => word.length >= SHORTEST_PERSONAL_WORD);
}
