import { ALL_MESSAGES } from "#language/messages/all.ts";

/** Which of their sentences is said depends on the figures. */
const { insights: _, ...own } = ALL_MESSAGES["en-US"];

/** A text with gaps that something is put into, such as `Tools for “{{title}}”`. */
interface Frame {
  readonly words: string;
  readonly pieces: readonly string[];
  readonly letters: number;
}

const texts = textsIn(own);
const whole = new Set(texts.filter((text) => !text.includes("{{")));

const frames: readonly Frame[] = texts
  .filter((text) => text.includes("{{"))
  .map((text) => {
    const pieces = text.split(/\{\{[^}]*\}\}/);
    return { words: pieces.join("…"), pieces, letters: lettersIn(pieces.join("")) };
  })
  .toSorted((one, other) => other.letters - one.letters);

/** What of a name is the product's own: all of it, what stands around a figure or a name, or nothing, which leaves dots. */
export function ownWords(name: string): string {
  if (whole.has(name)) return name;
  const most = LEAST_OWN * lettersIn(name);
  const fitting = frames.filter(({ pieces }) => fits(name, pieces));
  const frame = fitting.find(({ pieces }) => isQuoting(pieces)) ?? fitting.find(({ letters }) => letters >= most);
  return frame?.words ?? "…";
}

/** Of a name's letters; a text with fewer would fit too much. */
const LEAST_OWN = 0.4;

/** What is in quotation marks is not ours, however long it is. */
const isQuoting = (pieces: readonly string[]): boolean => /\p{L} ?“$/u.test(pieces[0] ?? "") && pieces.at(-1) === "”";

function fits(name: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? "";
  const last = pieces.at(-1) ?? "";
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let from = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const at = name.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= name.length - last.length;
}

function lettersIn(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}

function textsIn(messages: unknown): string[] {
  if (typeof messages === "string") return [messages];
  return Object.values(messages ?? {}).flatMap(textsIn);
}
