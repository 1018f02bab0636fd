/** A regular expression in pieces, as far as texts for it are to be made. */
export type Piece =
  | { readonly kind: "one"; readonly source: string }
  | { readonly kind: "nothing" }
  | { readonly kind: "row"; readonly pieces: readonly Piece[] }
  | { readonly kind: "choice"; readonly pieces: readonly Piece[] }
  | { readonly kind: "repeat"; readonly piece: Piece; readonly least: number; readonly most: number };

const NOTHING: Piece = { kind: "nothing" };
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[^])/y;
const REPEAT = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;
const OPENING = /\((?:\?(?:<?[=!]|:|<[^>]*>|[ims-]+:))?/y;

/** Takes a pattern apart. What looks ahead or behind and what refers back counts as nothing: it takes no text of its own. */
export function readPattern(source: string): Piece {
  let at = 0;

  const take = (shape: RegExp): RegExpExecArray | null => {
    shape.lastIndex = at;
    const found = shape.exec(source);
    if (found) at += found[0].length;
    return found;
  };

  function choice(): Piece {
    const pieces = [row()];
    while (source[at] === "|") {
      at++;
      pieces.push(row());
    }
    return pieces.length === 1 ? (pieces[0] ?? NOTHING) : { kind: "choice", pieces };
  }

  function row(): Piece {
    const pieces: Piece[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") pieces.push(repeated(single()));
    return { kind: "row", pieces };
  }

  function repeated(piece: Piece): Piece {
    const found = take(REPEAT);
    if (!found) return piece;
    const [text, least, comma, most] = found;
    if (least !== undefined) {
      const end = comma === undefined ? Number(least) : most ? Number(most) : Infinity;
      return { kind: "repeat", piece, least: Number(least), most: end };
    }
    return { kind: "repeat", piece, least: text.startsWith("+") ? 1 : 0, most: text.startsWith("?") ? 1 : Infinity };
  }

  function single(): Piece {
    const opened = take(OPENING)?.[0];
    if (opened !== undefined) {
      const inside = choice();
      at++;
      return /^\(\?<?[=!]/.test(opened) ? NOTHING : inside;
    }
    if (source[at] === "[") return { kind: "one", source: characterClass() };
    const escape = take(ESCAPE)?.[0];
    if (escape !== undefined) return /^\\(?:[bB1-9]|k<)/.test(escape) ? NOTHING : { kind: "one", source: escape };
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += letter.length;
    return letter === "^" || letter === "$" ? NOTHING : { kind: "one", source: letter };
  }

  function characterClass(): string {
    const from = at++;
    while (at < source.length && source[at] !== "]") if (!take(ESCAPE)) at++;
    return source.slice(from, ++at);
  }

  return choice();
}
