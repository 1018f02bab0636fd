import { writerWords } from "../writerWords.ts";
import type { Deck } from "./deck.ts";

/** `Talking points (1 of 2)`. */
export function partTitle(deck: Deck, title: string, at: number, count: number): string {
  return count > 1 ? `${title} ${writerWords(deck.document.locale).partOf(at + 1, count)}` : title;
}
