import { type Piece, readPattern } from "./readPattern.ts";

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");

/** Letters to take where a class allows them, in three orders, so that neighbours that overlap get the same ones. */
const ORDERS = ["aA0 -.,_/@\t\n\"'<>[](){}|:;=*+#%&", "0 a,.-\n", " \ta0\n,-"].map((first) =>
  Array.from(`${first}${ASCII}\u0000\u0001\u007F\u00A0äß–—\u2028\u200Bα漢\u{1F600}`),
);

/** What no pattern ends with; the line that ends keeps what takes any letter from going on. */
const END = "\n\u0000";

/**
 * Texts that make a pattern go back over them, if it can be made to: each repetition without end in it, pumped up by itself behind a
 * text that leads there, and then what does not fit.
 */
export function attacksOn({ source, flags }: RegExp, length: number): string[] {
  const whole = readPattern(source);
  return endless(whole).flatMap((target) =>
    ORDERS.map((order) => textFor(whole, { target, length, flags, order }) + END),
  );
}

/** Repetitions that take at least this many are as good as endless. */
const MANY = 100;

function endless(piece: Piece): Piece[] {
  if (piece.kind === "repeat") return [...(piece.most >= MANY ? [piece] : []), ...endless(piece.piece)];
  return "pieces" in piece ? piece.pieces.flatMap(endless) : [];
}

interface Making {
  readonly target: Piece;
  readonly length: number;
  readonly flags: string;
  readonly order: readonly string[];
}

/** The text up to the target and pumped there; what comes behind the target is left out, so that it is missed. */
function textFor(piece: Piece, making: Making): string {
  const { text, done } = grow(piece, making);
  return done ? text : text.slice(0, making.length);
}

function grow(piece: Piece, making: Making): { readonly text: string; readonly done: boolean } {
  switch (piece.kind) {
    case "one":
      return { text: letterOf(piece.source, making), done: false };
    case "choice": {
      const chosen = piece.pieces.find((one) => holds(one, making.target)) ?? piece.pieces[0];
      return chosen ? grow(chosen, making) : { text: "", done: false };
    }
    case "row": {
      let text = "";
      for (const one of piece.pieces) {
        const grown = grow(one, making);
        text += grown.text;
        if (grown.done) return { text, done: true };
      }
      return { text, done: false };
    }
    case "repeat": {
      if (piece === making.target) {
        const unit = grow(piece.piece, making).text || "a";
        return { text: unit.repeat(Math.ceil(making.length / unit.length)), done: true };
      }
      const times = holds(piece.piece, making.target) ? 1 : Math.min(piece.least, MANY);
      const grown = grow(piece.piece, making);
      return grown.done ? grown : { text: grown.text.repeat(times), done: false };
    }
    default:
      return { text: "", done: false };
  }
}

function holds(piece: Piece, target: Piece): boolean {
  if (piece === target) return true;
  if (piece.kind === "repeat") return holds(piece.piece, target);
  return "pieces" in piece && piece.pieces.some((one) => holds(one, target));
}

const letters = new Map<string, string>();

/** The first letter that the one place takes, asked of the engine itself. */
function letterOf(source: string, { flags, order }: Making): string {
  const key = `${order[0]} ${flags} ${source}`;
  const known = letters.get(key);
  if (known !== undefined) return known;
  const shape = new RegExp(`^${source}$`, flags.replace(/[gy]/g, ""));
  const found = order.find((letter) => shape.test(letter)) ?? "";
  letters.set(key, found);
  return found;
}
