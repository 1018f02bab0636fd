/** A term with the words by which it is found in a text. */
export interface NamedTerm<Id extends string = string> {
  readonly id: Id;
  /** Its name and the forms that grammar makes of it. */
  readonly found: readonly string[];
}

/** Finds the terms of one language. */
export interface Vocabulary<Id extends string = string> {
  readonly pattern: RegExp;
  /** By the found words in small letters. */
  readonly ids: ReadonlyMap<string, Id>;
}

/** A piece of a text: a term, or words between terms. */
export interface TextPiece<Id extends string = string> {
  readonly text: string;
  readonly term: Id | null;
  /** What follows a term without a space, such as a comma or `’s`; it stays on the term's line. Empty for other words. */
  readonly tail: string;
}

/** More explained words than this in one line would be noise. */
const MOST_TERMS = 3;

/** A possessive and marks that close. */
const TAIL = /^(?:[’']s(?!\p{L}))?[!),.:;?…”»]*/u;

export function vocabularyOf<Id extends string>(terms: readonly NamedTerm<Id>[]): Vocabulary<Id> {
  const ids = new Map(terms.flatMap(({ id, found }) => found.map((word) => [word.toLowerCase(), id] as const)));
  // Longer ones first: "digital share" is not "digital" and "share".
  const words = [...ids.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&"));
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "giu"), ids };
}

/** Takes a text apart at its terms; each is marked where it first stands, and three of them at most. */
export function findTerms<Id extends string>(text: string, { pattern, ids }: Vocabulary<Id>): TextPiece<Id>[] {
  const pieces: TextPiece<Id>[] = [];
  const met = new Set<Id>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const id = ids.get(match[0].toLowerCase());
    if (id === undefined || met.has(id) || met.size === MOST_TERMS) continue;
    met.add(id);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: null, tail: "" });
    const end = match.index + match[0].length;
    const tail = TAIL.exec(text.slice(end))?.[0] ?? "";
    pieces.push({ text: match[0], term: id, tail });
    from = end + tail.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null, tail: "" });
  return pieces;
}
