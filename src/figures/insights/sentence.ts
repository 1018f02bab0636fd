import { figureText } from "./figureText.ts";
import type { Insight, InsightFigure } from "./insight.ts";
import type { InsightWords } from "./insightWords.ts";

/** A piece of a sentence: words, or a figure put in. */
export interface SentencePart {
  readonly text: string;
  readonly figure: InsightFigure | null;
}

/** Stand around the name of a figure until it is written; no text and no name holds them. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const PLACEHOLDER = new RegExp(`${OPEN}(.*?)${CLOSE}`);

/** The sentence of an insight. */
export function sentence(insight: Insight, words: InsightWords): string {
  return sentenceParts(insight, words)
    .map(({ text }) => text)
    .join("");
}

/** The same sentence in pieces, so that each figure can be pointed at; of a scenario it begins with its name, since none of it is a fact. What is said of core money says so at its end. */
export function sentenceParts({ message, figures, core }: Insight, words: InsightWords): SentencePart[] {
  const { scenarioName: name } = words;
  const names = Object.keys(figures).map((name) => [name, `${OPEN}${name}${CLOSE}`]);
  const template: string = words.text(`insights.says.${message}`, Object.fromEntries(names));
  const supposed = name === undefined ? [] : [{ text: `${words.text("insights.supposed", { name })} `, figure: null }];
  const said = template.split(PLACEHOLDER).flatMap((piece, at): SentencePart[] => {
    const figure = at % 2 === 1 ? figures[piece] : undefined;
    if (figure) return [{ text: figureText(figure, words), figure }];
    return piece === "" ? [] : [{ text: piece, figure: null }];
  });
  return [...supposed, ...said, ...(core ? [{ text: words.text("insights.withoutPolitical"), figure: null }] : [])];
}
