import { SaxesParser } from "saxes";
import { Failure } from "#domain/failure.ts";

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

const MOST_ENTRIES = 100;
const LONGEST_FIELD = 20_000;

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
 *
 * @throws Failure `invalid-input` for what is no feed
 */
export function readFeed(xml: string): Feed {
  const parser = new SaxesParser({ xmlns: false });
  const open: string[] = [];
  const entries: Record<"title" | "summary" | "link", string>[] = [];
  const feed = { title: "" };
  let fault: Error | null = null;

  const collect = (text: string) => {
    const field = FIELDS[open.at(-1) ?? ""];
    const parent = open.at(-2) ?? "";
    const entry = ENTRIES.has(parent) ? entries.at(-1) : undefined;
    if (entry && field && entry[field].length < LONGEST_FIELD) entry[field] += text;
    else if (field === "title" && (parent === "channel" || parent === "feed")) feed.title += text;
  };
  parser.on("doctype", () => (fault ??= notAFeed("it has a document type")));
  parser.on("error", (reason) => (fault ??= notAFeed(reason.message)));
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name.toLowerCase());
    if (ENTRIES.has(name.toLowerCase())) entries.push({ title: "", summary: "", link: "" });
    const { href } = attributes;
    // Atom has its links in attributes; the one without a relation leads to the entry itself.
    if (typeof href === "string" && (attributes["rel"] ?? "alternate") === "alternate") collect(href);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", collect);
  parser.on("cdata", collect);
  parser.write(xml).close();
  if (fault) throw fault;
  if (entries.length === 0) throw notAFeed("it has no entries");
  return {
    title: plainText(feed.title),
    entries: entries.slice(0, MOST_ENTRIES).map(({ title, summary, link }) => ({
      title: plainText(title),
      summary: plainText(summary),
      link: link.trim() === "" ? null : link.trim(),
    })),
  };
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** What a piece of HTML says, in one line: tags are taken out, characters written by their names or numbers are put in. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return NAMED[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const isCharacter = Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "";
}

function notAFeed(why: string): Failure {
  return new Failure("invalid-input", `The file is no RSS or Atom feed: ${why}.`, [
    { pointer: "/body", message: "Must be an RSS or Atom file.", code: "feed" },
  ]);
}
