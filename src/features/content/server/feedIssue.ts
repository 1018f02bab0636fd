import type { Block, Inline } from "#domain/content/contentDocument.ts";
import { type ContentState, type ContentText } from "#domain/content/contentItem.ts";
import { isSafeHref } from "#domain/content/safeHref.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { LONGEST_TITLE } from "../contract/contentSchemas.ts";
import type { Feed, FeedEntry } from "./readFeed.ts";

const LONGEST_SUMMARY = 600;

/** The draft of an issue made of a feed: each entry as a heading with its link and a paragraph. */
export function feedIssue(
  { title, entries }: Feed,
  about: { readonly publication: string; readonly number: number; readonly date: string; readonly language: Locale },
): ContentState {
  const text: ContentText = {
    title: cut(title === "" ? `${about.publication} ${about.number}` : title, LONGEST_TITLE),
    summary: "",
    body: { type: "doc", content: entries.flatMap(blocksOf) },
  };
  return {
    tags: { verticals: [], media: [], seasons: [] },
    properties: { publication: about.publication, number: about.number },
    date: about.date,
    texts: { [about.language]: text },
  };
}

function blocksOf({ title, summary, link }: FeedEntry): Block[] {
  const name = cut(title === "" ? summary : title, LONGEST_TITLE);
  if (name === "") return [];
  const linked: Inline =
    link !== null && isSafeHref(link)
      ? { type: "text", text: name, marks: [{ type: "link", href: link }] }
      : { type: "text", text: name };
  const said = title === "" ? "" : cut(summary, LONGEST_SUMMARY);
  return [
    { type: "heading", level: 3, content: [linked] },
    ...(said === "" ? [] : [{ type: "paragraph", content: [{ type: "text", text: said }] } as const]),
  ];
}

function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${Array.from(text.slice(0, longest - 1))
        .join("")
        .trimEnd()}…`;
}
