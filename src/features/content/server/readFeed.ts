import { SaxesParser } from "saxes";
import { Failure } from "#domain/failure.ts";
import { plainText } from "./plainText.ts";

/** One entry of a feed, as plain text. */
export interface FeedEntry {
  readonly title: string;
  readonly summary: string;
  /** Null where it leads nowhere that a text may link to. */
  readonly link: string | null;
}

/** A feed: what it is called, and its entries in their order. */
export interface Feed {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}

/** Later entries are left out, and so is what is longer of a text. */
const MOST_ENTRIES = 100;
const LONGEST_FIELD = 20_000;
/** Feeds are four or five deep, and markup inside their texts not much more. */
const DEEPEST = 100;

const ENTRIES = new Set(["item", "entry"]);
/** What RSS and Atom call the same things. */
const FIELDS: Readonly<Record<string, "title" | "summary" | "link">> = {
  title: "title",
  description: "summary",
  summary: "summary",
  content: "summary",
  "content:encoded": "summary",
  link: "link",
};

/**
 * Reads an RSS or Atom file. Entities of its own are not known, nothing is fetched, and markup inside its texts is taken out.
 * To be called in a process beside the server.
 *
 * @throws Failure `invalid-input` for what is no feed
 */
export function readFeed(bytes: Uint8Array): Feed {
  const reader = new FeedReader();
  const parser = new SaxesParser({ xmlns: false });
  parser.on("doctype", () => {
    throw notAFeed("it has a document type");
  });
  parser.on("error", ({ message }) => {
    throw notAFeed(message.replace(/^(\d{1,9}):(\d{1,9}): /, "line $1, column $2: "));
  });
  parser.on("opentag", ({ name, attributes: { href, rel = "alternate" } }) => {
    if (!reader.open(name.toLowerCase()))
      throw notAFeed(`line ${parser.line}, column ${parser.column}: its elements are nested more than ${DEEPEST} deep`);
    // Atom has its links in attributes; the one without a relation leads to the entry itself.
    if (href !== undefined && rel === "alternate") reader.collect(href);
  });
  parser.on("closetag", () => reader.close());
  parser.on("text", (text) => reader.collect(text));
  parser.on("cdata", (text) => reader.collect(text));
  parser.write(textOf(bytes)).close();
  if (reader.entries.length === 0) throw notAFeed("it has no entries");
  return {
    title: plainText(reader.title),
    entries: reader.entries.map(({ title, summary, link }) => ({
      title: plainText(title),
      summary: plainText(summary),
      link: link.trim() === "" ? null : link.trim(),
    })),
  };
}

/** Puts a feed together as its markup passes. */
class FeedReader {
  title = "";
  readonly entries: Record<"title" | "summary" | "link", string>[] = [];
  readonly #open: string[] = [];
  #isFull = false;

  /** Whether the element is no deeper than those of a feed. */
  open(name: string): boolean {
    this.#open.push(name);
    if (ENTRIES.has(name)) {
      this.#isFull = this.entries.length === MOST_ENTRIES;
      if (!this.#isFull) this.entries.push({ title: "", summary: "", link: "" });
    }
    return this.#open.length <= DEEPEST;
  }

  close(): void {
    this.#open.pop();
  }

  /** Takes what stands in the element that is open. */
  collect(text: string): void {
    const field = FIELDS[this.#open.at(-1) ?? ""];
    const parent = this.#open.at(-2) ?? "";
    if (field === undefined) return;
    const entry = ENTRIES.has(parent) && !this.#isFull ? this.entries.at(-1) : undefined;
    if (entry) entry[field] = joined(entry[field], text);
    else if (field === "title" && (parent === "channel" || parent === "feed")) this.title = joined(this.title, text);
  }
}

function joined(one: string, other: string): string {
  return one + other.slice(0, LONGEST_FIELD - one.length);
}

/** @throws Failure `invalid-input` for what is no text in UTF-8 */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("invalid-input", "The file is not UTF-8 text. Save it as UTF-8 and try again.", [
      { pointer: "/body", message: "Must be an RSS or Atom file.", code: "feed" },
    ]);
  }
}

function notAFeed(why: string): Failure {
  return new Failure("invalid-input", `The file is not an RSS or Atom feed: ${why}.`, [
    { pointer: "/body", message: `Must be an RSS or Atom file: ${why}.`, code: "feed" },
  ]);
}
