import { type Asked, type AskedBefore, SHARE_OF_WALLET } from "#domain/ask/asked.ts";
import { narrowsMoney } from "#domain/ask/meaning.ts";
import type { Part, Understand, Understood } from "#domain/ask/understand.ts";
import { NATION } from "#domain/markets/market.ts";
import { writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { readableQuery } from "../address/readableQuery.ts";
import { writeAddress } from "../address/viewAddress.ts";
import { readYearWindow, YEARS } from "../figures/years/yearWindow.ts";
import type { PaletteEntry } from "../palette/paletteEntry.ts";
import type { Answer } from "./answer.ts";
import { type AskWords, benchmarkName, marketName, meaningName, screenNameOf } from "./askWords.ts";

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
  const fewest = understood.isFollowing ? 1 : FEWEST_PARTS;
  if (understood.parts.length + understood.closed.length < fewest) return [];
  const missing = understood.closed.find(isMatter);
  const first = missing
    ? { ...closedEntry(missing, asking), answer: answerOf(understood, closedWords(missing, asking), asking) }
    : answerEntry(question, understood, asking);
  const closed = understood.closed.filter((part) => part !== missing).map((part) => closedEntry(part, asking));
  const others = (missing ? [] : understood.alternatives)
    .map((asked) => otherEntry(asked, asking))
    .filter(({ label }) => label !== first.label);
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
    // "And radio?" says nothing by itself when it is met again.
    ...entry(
      `${ASK}${understood.isFollowing ? said.sentence : question.trim()}`,
      said.sentence,
      understood.asked,
      asking,
    ),
    answer: {
      ...answerOf(understood, said, asking),
      asked: figuresOf(understood.asked),
      goesOn: understood.isFollowing,
    },
  };
}

function otherEntry(asked: Asked, asking: Asking): PaletteEntry {
  const said = answerWords(asked, asking);
  const answer = { ...said, asked: null, goesOn: false, parts: [], unknown: [] };
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
  const means = parts.map((part) => ({ text: part.text, means: partName(part, words) }));
  return { ...said, asked: null, goesOn: false, parts: means, unknown };
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
  return SHARE_OF_WALLET;
}

function screenOf({ screen, scope }: Asked, words: AskWords): string {
  const { text, formats } = words;
  if (screen !== "/vertical") return screenNameOf(screen, words);
  const name = scope.kind === "vertical" ? verticalById(scope.id)?.names[formats.locale] : undefined;
  return name ?? text("menu.verticalCategories");
}

/** The address of the screen that answers a question; `figures` says which screens show those of a market. */
function askPath(asked: Asked, figures: (path: string) => boolean): string {
  const screen = pathOf(asked);
  if (asked.screen !== "/vertical" && !figures(screen)) return screen;
  const query = readableQuery(writeAddress(new URLSearchParams({ ...ownQuery(asked), ...windowOf(asked) }), asked));
  return `${screen}?${query}${asked.section === null ? "" : `#${asked.section}`}`;
}

/** The years that charts show, where several are asked for that a chart can show alone. */
function windowOf({ years, year }: Asked): Record<string, string> {
  const span = `${years[0] ?? year}-${year}`;
  return readYearWindow(span) ? { [YEARS]: span } : {};
}

function pathOf({ screen, scope }: Asked): string {
  const vertical = scope.kind === "vertical" ? verticalById(scope.id) : undefined;
  return screen === "/vertical" && vertical ? `/vertical/${vertical.number}` : screen;
}

/** What only this screen understands. */
function ownQuery({ screen, scope, medium, benchmark }: Asked): Record<string, string> {
  if (screen === "/vertical/subvertical") return scope.kind === "subVertical" ? { sub: scope.id } : {};
  if (screen !== SHARE_OF_WALLET) return {};
  return {
    ...(medium !== null && { medium }),
    ...(scope.kind !== "market" && { focus: writeFocus(scope) }),
    ...(benchmark.kind !== "nation" && { benchmark: writeBenchmark(benchmark) }),
  };
}

/** Other screens answer with what is on them. */
function figuresOf(asked: Asked): Asked | null {
  return ANSWERING.includes(asked.screen) ? asked : null;
}

const ANSWERING = ["/market-summary", "/vertical", "/vertical/subvertical", SHARE_OF_WALLET];

/** A question as it was understood, in one sentence. Asked in these words it is understood the same. */
function askSentence(asked: Asked, words: AskWords): string {
  const { text, formats } = words;
  const kinds = saysKinds(asked, words);
  const parts = [
    placed(asked, kinds, words),
    words.formats.list(asked.years.map(String)),
    asked.medium === null ? "" : meaningName({ kind: "medium", medium: asked.medium }, words),
    asked.measure === "dollars" ? "" : text(`ask.measure.${asked.measure}`),
    asked.political === "with" ? "" : text("ask.political.without"),
    asked.topic === null || (asked.section === null && !narrowsMoney(asked.topic))
      ? ""
      : text(`ask.topic.${asked.topic}`),
    asked.benchmark.kind === "nation" ? "" : text("ask.against", { compared: benchmarkName(asked.benchmark, words) }),
    asked.compare.length === 0
      ? ""
      : text("ask.against", { compared: formats.list(asked.compare.map((id) => comparedName(id, kinds, words))) }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is asked about, and where. */
function placed(asked: Asked, kinds: boolean, words: AskWords): string {
  const what = subject(asked, words);
  const kind = kinds ? kindOf(asked.market, words) : null;
  if (asked.market === NATION) return words.text("ask.inNation", { what });
  const market = marketName(asked.market, words);
  return kind === null
    ? words.text("ask.inMarket", { what, market })
    : words.text("ask.inKind", { what, market, kind: words.text(`ask.kind.${kind}`) });
}

function subject({ screen, scope }: Asked, words: AskWords): string {
  const { text } = words;
  if (!ANSWERING.includes(screen)) return screenNameOf(screen, words);
  const what =
    scope.kind === "market"
      ? text("ask.everything")
      : scope.kind === "vertical"
        ? meaningName({ kind: "vertical", vertical: scope.id }, words)
        : meaningName({ kind: "subVertical", subVertical: scope.id }, words);
  if (screen !== SHARE_OF_WALLET) return what;
  return scope.kind === "market" ? text("ask.topic.gap") : text("ask.shareOf", { what });
}

/** A radio market is told from the TV market of its city, and then so are the others. */
function saysKinds({ market, compare }: Asked, words: AskWords): boolean {
  return [market, ...compare].some((id) => kindOf(id, words) === "radio");
}

function kindOf(id: string, { world }: AskWords): "tv" | "radio" | null {
  const kind = world.markets.find((market) => market.id === id)?.kind;
  return kind === "tv" || kind === "radio" ? kind : null;
}

function comparedName(id: string, kinds: boolean, words: AskWords): string {
  if (id === NATION) return words.text("ask.theNation");
  const kind = kinds ? kindOf(id, words) : null;
  const market = marketName(id, words);
  return kind === null ? market : words.text("ask.marketOfKind", { market, kind: words.text(`ask.kind.${kind}`) });
}
