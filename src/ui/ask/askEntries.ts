import type { Asked, AskedBefore } from "#domain/ask/asked.ts";
import type { Part, Understand, Understood } from "#domain/ask/understand.ts";
import { NATION } from "#domain/markets/market.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { PaletteEntry } from "../palette/paletteEntry.ts";
import type { Answer } from "./answer.ts";
import { askPath } from "./askPath.ts";
import { askSentence } from "./askSentence.ts";
import { type AskWords, meaningName, screenNameOf } from "./askWords.ts";

/** What it takes to answer questions: who asks, from where, and in which language. */
export interface Asking {
  readonly understand: Understand;
  readonly before: AskedBefore;
  readonly words: AskWords;
}

/** Before the words of a question in the id of its entry, so that it is known again. */
const ASK = "ask:";
/** The same of an entry that leads to what is not open to the person. */
const CLOSED = "closed:";
/** One name alone is found by the palette itself. */
const FEWEST_PARTS = 2;

/** The answer to a question of at least two parts, then what it could also mean, and how to get at what is not open. */
export function askEntries(question: string, asking: Asking): PaletteEntry[] {
  const understood = asking.understand(question, asking.before);
  if (understood.parts.length + understood.closed.length < FEWEST_PARTS) return [];
  const missing = understood.closed.find(isMatter);
  const first = missing
    ? { ...closedEntry(missing, asking), answer: answerOf(understood, closedWords(missing, asking), asking) }
    : answerEntry(question, understood, asking);
  const closed = understood.closed.filter((part) => part !== missing).map((part) => closedEntry(part, asking));
  const others = missing ? [] : understood.alternatives.map((asked) => otherEntry(asked, asking));
  return [first, ...closed, ...others];
}

/** Without the market or the line of business that was asked for, an answer would be about something else. */
function isMatter({ meaning, compared }: Part): boolean {
  return !compared && ["closedMarket", "vertical", "subVertical"].includes(meaning.kind);
}

/** A question asked before, or an example; nothing where nothing of it is understood any more. */
export function askedEntry(question: string, asking: Asking): PaletteEntry[] {
  const { asked, parts } = asking.understand(question, asking.before);
  if (parts.length === 0) return [];
  return [{ ...entry(`${ASK}${question}`, question, asked, asking), detail: screenOf(asked, asking.words) }];
}

/** The question of an entry's id; null where it is none. */
export function questionOf(id: string): string | null {
  return id.startsWith(ASK) ? id.slice(ASK.length) : null;
}

function answerEntry(question: string, understood: Understood, asking: Asking): PaletteEntry {
  const said = answerWords(understood.asked, asking);
  return {
    ...entry(`${ASK}${question.trim()}`, said.sentence, understood.asked, asking),
    answer: answerOf(understood, said, asking),
  };
}

function otherEntry(asked: Asked, asking: Asking): PaletteEntry {
  const said = answerWords(asked, asking);
  const answer = { ...said, parts: [], unknown: [] };
  return { ...entry(`${ASK}${said.sentence}`, said.sentence, asked, asking), answer };
}

/** A part as its chip says it; of a compared market, that it is. */
function partName({ meaning, compared }: Part, words: AskWords): string {
  const nation = meaning.kind === "market" && meaning.market === NATION;
  const name = compared && nation ? words.text("ask.theNation") : meaningName(meaning, words);
  return compared ? words.text("ask.against", { compared: name }) : name;
}

type Said = Pick<Answer, "sentence" | "note">;

function answerWords(asked: Asked, { words }: Asking): Said {
  return { sentence: askSentence(asked, words), note: words.text("ask.opens", { screen: screenOf(asked, words) }) };
}

function closedWords({ meaning }: Part, { words }: Asking): Said {
  const name = meaningName(meaning, words);
  return { sentence: words.text("ask.askFor", { name }), note: words.text("ask.closed") };
}

function answerOf({ parts, unknown }: Understood, said: Said, { words }: Asking): Answer {
  return { ...said, parts: parts.map((part) => ({ text: part.text, means: partName(part, words) })), unknown };
}

function entry(id: string, label: string, asked: Asked, { words }: Asking): PaletteEntry {
  const figures = (path: string) => words.world.screens.some((screen) => screen.figures && screen.path === path);
  return { id, group: "ask", label, also: [], nicknames: [], go: askPath(asked, figures) };
}

/** Whether an entry leads to what is not open to the person. */
export const isClosed = ({ id }: PaletteEntry): boolean => id.startsWith(CLOSED);

/** Leads to where one is told that it is not open, and can ask for it. */
function closedEntry(part: Part, asking: Asking): PaletteEntry {
  const { sentence, note } = closedWords(part, asking);
  const go = closedPath(part.meaning);
  return { id: `${CLOSED}${go}`, group: "ask", label: sentence, detail: note, also: [], nicknames: [], go };
}

function closedPath(meaning: Part["meaning"]): string {
  if (meaning.kind === "closedMarket") return `/market-summary?market=${meaning.market}`;
  if (meaning.kind === "subVertical") return `/vertical/subvertical?sub=${meaning.subVertical}`;
  if (meaning.kind === "vertical") return `/vertical/${verticalById(meaning.vertical)?.number ?? ""}`;
  return "/share-wallet";
}

function screenOf({ screen, scope }: Asked, words: AskWords): string {
  const { text, formats } = words;
  if (screen !== "/vertical") return screenNameOf(screen, words);
  const name = scope.kind === "vertical" ? verticalById(scope.id)?.names[formats.locale] : undefined;
  return name ?? text("menu.verticalCategories");
}
