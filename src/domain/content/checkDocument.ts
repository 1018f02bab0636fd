import {
  type Block,
  CALLOUT_TONES,
  type ContentDocument,
  type Inline,
  type ListItem,
  type Mark,
  type TableCell,
  type TableRow,
} from "./contentDocument.ts";
import { isSafeHref } from "./safeHref.ts";

/** What a document may have at most. */
export const DOCUMENT_LIMITS = {
  /** Blocks inside blocks, counted from the document. */
  depth: 10,
  nodes: 5_000,
  /** Characters of all its text together. */
  letters: 200_000,
  rows: 200,
  columns: 20,
  alt: 500,
} as const;

/** One thing that is wrong with a document, with a JSON pointer into it such as `/content/3/level`. */
export interface DocumentProblem {
  readonly pointer: string;
  readonly message: string;
}

export type CheckedDocument =
  | { readonly document: ContentDocument; readonly problems: readonly [] }
  | { readonly document: null; readonly problems: readonly DocumentProblem[] };

/** Ids of stored files. */
const FILE = /^[\w-]{16,64}$/;

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Problems beyond this many are not looked for: the first ones say enough. */
const MOST_PROBLEMS = 20;

/**
 * Reads anything as a document of the newsroom. What it answers holds nothing that was not looked at: unknown nodes, marks and fields are
 * problems, as is everything over the limits.
 */
export function checkDocument(value: unknown): CheckedDocument {
  const check = new DocumentCheck();
  const document = check.document(value);
  return check.problems.length === 0 ? { document, problems: [] } : { document: null, problems: check.problems };
}

type Fields = Readonly<Record<string, unknown>>;

/** One walk over a document, with what it has met so far. */
class DocumentCheck {
  readonly problems: DocumentProblem[] = [];
  #nodes = 0;
  #letters = 0;

  document(value: unknown): ContentDocument {
    const fields = this.#node(value, "", ["content"]);
    if (fields && fields["type"] !== "doc") this.#wrong("/type", 'Must be "doc".');
    return { type: "doc", content: fields ? this.#blocks(fields, "", 1) : [] };
  }

  #blocks(fields: Fields, at: string, depth: number): Block[] {
    return this.#list(fields["content"], `${at}/content`, (value, place) => this.#block(value, place, depth));
  }

  #block(value: unknown, at: string, depth: number): Block | null {
    if (depth > DOCUMENT_LIMITS.depth) return this.#wrong(at, `Must not lie ${depth} blocks deep.`);
    switch (typeOf(value)) {
      case "paragraph": {
        const fields = this.#node(value, at, ["content"]);
        return fields && { type: "paragraph", content: this.#inlines(fields, at) };
      }
      case "heading": {
        const fields = this.#node(value, at, ["level", "content"]);
        const level = fields?.["level"];
        if (level !== 2 && level !== 3) return this.#wrong(`${at}/level`, "Must be 2 or 3.");
        return fields && { type: "heading", level, content: this.#inlines(fields, at) };
      }
      case "bulletList":
        return { type: "bulletList", content: this.#items(value, at, depth) };
      case "orderedList":
        return { type: "orderedList", content: this.#items(value, at, depth) };
      case "blockquote": {
        const fields = this.#node(value, at, ["content"]);
        return fields && { type: "blockquote", content: this.#blocks(fields, at, depth + 1) };
      }
      case "callout":
        return this.#callout(value, at, depth);
      case "table":
        return this.#table(value, at);
      case "image":
        return this.#image(value, at);
      case "rule":
        return this.#node(value, at, []) && { type: "rule" };
      default:
        return this.#wrong(`${at}/type`, "Must be a block that documents are made of.");
    }
  }

  #items(value: unknown, at: string, depth: number): ListItem[] {
    const fields = this.#node(value, at, ["content"]);
    const items = this.#list(fields?.["content"], `${at}/content`, (item, place): ListItem | null => {
      if (typeOf(item) !== "listItem") return this.#wrong(`${place}/type`, 'Must be "listItem".');
      const inner = this.#node(item, place, ["content"]);
      return inner && { type: "listItem", content: this.#blocks(inner, place, depth + 1) };
    });
    if (items.length === 0) this.#wrong(`${at}/content`, "Must have an item at least.");
    return items;
  }

  #callout(value: unknown, at: string, depth: number): Block | null {
    const fields = this.#node(value, at, ["tone", "content"]);
    const tone = CALLOUT_TONES.find((known) => known === fields?.["tone"]);
    if (!tone) return this.#wrong(`${at}/tone`, `Must be one of ${CALLOUT_TONES.join(", ")}.`);
    return fields && { type: "callout", tone, content: this.#blocks(fields, at, depth + 1) };
  }

  #table(value: unknown, at: string): Block | null {
    const fields = this.#node(value, at, ["content"]);
    const rows = this.#list(fields?.["content"], `${at}/content`, (row, place): TableRow | null => {
      if (typeOf(row) !== "tableRow") return this.#wrong(`${place}/type`, 'Must be "tableRow".');
      const inner = this.#node(row, place, ["content"]);
      const cells = this.#list(inner?.["content"], `${place}/content`, (cell, spot) => this.#cell(cell, spot));
      return { type: "tableRow", content: cells };
    });
    const widths = new Set(rows.map(({ content }) => content.length));
    const [columns = 0] = widths;
    if (rows.length === 0 || columns === 0) return this.#wrong(at, "A table must have a cell at least.");
    if (widths.size > 1) return this.#wrong(at, "The rows of a table must have the same number of cells.");
    if (rows.length > DOCUMENT_LIMITS.rows || columns > DOCUMENT_LIMITS.columns)
      return this.#wrong(
        at,
        `A table can have at most ${DOCUMENT_LIMITS.rows} rows and ${DOCUMENT_LIMITS.columns} columns.`,
      );
    return { type: "table", content: rows };
  }

  #cell(value: unknown, at: string): TableCell | null {
    if (typeOf(value) !== "tableCell") return this.#wrong(`${at}/type`, 'Must be "tableCell".');
    const fields = this.#node(value, at, ["header", "content"]);
    const header = fields?.["header"];
    if (typeof header !== "boolean") return this.#wrong(`${at}/header`, "Must be true or false.");
    return fields && { type: "tableCell", header, content: this.#inlines(fields, at) };
  }

  #image(value: unknown, at: string): Block | null {
    const fields = this.#node(value, at, ["file", "alt"]);
    const { file, alt } = { file: fields?.["file"], alt: fields?.["alt"] };
    if (typeof file !== "string" || !FILE.test(file)) return this.#wrong(`${at}/file`, "Must be the id of a file.");
    if (typeof alt !== "string" || alt.trim() === "" || alt.length > DOCUMENT_LIMITS.alt || !isPlain(alt))
      return this.#wrong(`${at}/alt`, `Describe the picture in at most ${DOCUMENT_LIMITS.alt} characters.`);
    return { type: "image", file, alt: alt.trim() };
  }

  #inlines(fields: Fields, at: string): Inline[] {
    return this.#list(fields["content"], `${at}/content`, (value, place): Inline | null => {
      if (typeOf(value) === "break") return this.#node(value, place, []) && { type: "break" };
      if (typeOf(value) !== "text") return this.#wrong(`${place}/type`, 'Must be "text" or "break".');
      const inner = this.#node(value, place, ["text", "marks"]);
      const text = inner?.["text"];
      if (typeof text !== "string" || text === "") return this.#wrong(`${place}/text`, "Must be a text.");
      if (!isPlain(text)) return this.#wrong(`${place}/text`, "Must not contain control characters.");
      this.#letters += text.length;
      if (this.#letters > DOCUMENT_LIMITS.letters)
        return this.#wrong("", `Must have at most ${DOCUMENT_LIMITS.letters} characters.`);
      const marks = this.#marks(inner?.["marks"], `${place}/marks`);
      return marks.length === 0 ? { type: "text", text } : { type: "text", text, marks };
    });
  }

  #marks(value: unknown, at: string): Mark[] {
    if (value === undefined) return [];
    const marks = this.#list(value, at, (mark, place): Mark | null => {
      const type = typeOf(mark);
      if (type === "bold" || type === "italic" || type === "code") return this.#node(mark, place, []) && { type };
      if (type !== "link") return this.#wrong(`${place}/type`, "Must be bold, italic, code or link.");
      const href = this.#node(mark, place, ["href"])?.["href"];
      if (typeof href !== "string" || !isSafeHref(href))
        return this.#wrong(`${place}/href`, "Must be an http, https or mailto address, or a path of the app.");
      return { type, href };
    });
    if (new Set(marks.map(({ type }) => type)).size < marks.length) this.#wrong(at, "Must not name a mark twice.");
    return marks;
  }

  #list<T>(value: unknown, at: string, read: (item: unknown, place: string) => T | null): T[] {
    if (!Array.isArray(value)) {
      this.#wrong(at, "Must be a list.");
      return [];
    }
    const found: T[] = [];
    for (const [index, item] of value.entries()) {
      if (this.problems.length >= MOST_PROBLEMS) break;
      const kept = read(item, `${at}/${index}`);
      if (kept !== null) found.push(kept);
    }
    return found;
  }

  /** The fields of a node, where it has those and no others. */
  #node(value: unknown, at: string, fields: readonly string[]): Fields | null {
    this.#nodes += 1;
    if (this.#nodes > DOCUMENT_LIMITS.nodes)
      return this.#wrong("", `Must have ${DOCUMENT_LIMITS.nodes} nodes at most.`);
    if (!isFields(value)) return this.#wrong(at, "Must be a node.");
    const unknown = Object.keys(value).filter((name) => name !== "type" && !fields.includes(name));
    for (const name of unknown) this.#wrong(`${at}/${escaped(name)}`, "Is not known here.");
    return value;
  }

  #wrong(pointer: string, message: string): null {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ pointer, message });
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): unknown {
  return isFields(value) ? value["type"] : undefined;
}

function isPlain(text: string): boolean {
  return !UNPRINTABLE.test(text) && text.isWellFormed();
}

/** A name as JSON pointers have it. */
function escaped(name: string): string {
  return name.slice(0, 40).replaceAll("~", "~0").replaceAll("/", "~1");
}
