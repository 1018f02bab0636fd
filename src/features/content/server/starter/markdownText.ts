import type { Nodes, PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { checkDocument } from "#domain/content/checkDocument.ts";
import type { Block, Inline, ListItem, Mark, TableRow } from "#domain/content/contentDocument.ts";
import type { ContentText } from "#domain/content/contentItem.ts";
import { inlineText } from "#domain/content/documentText.ts";

/** A Markdown file holds something that documents of the newsroom have no place for. */
export class MarkdownProblem extends Error {
  override readonly name = "MarkdownProblem";
}

/**
 * Reads a file of starter content: its title as a heading of the first level, its summary as the paragraph behind it, and the rest as its body. Headings of
 * two further levels, paragraphs, lists, quotes, tables, rules, bold, italic, code and links are known.
 *
 * @throws MarkdownProblem that names the line
 */
export function markdownText(markdown: string): ContentText {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const [title, summary, ...rest] = children;
  if (title?.type !== "heading" || title.depth !== 1) throw new MarkdownProblem("Line 1: must be a title, “# …”.");
  if (summary?.type !== "paragraph") throw problemAt(summary ?? title, "a paragraph must follow the title");
  const { document, problems } = checkDocument({ type: "doc", content: rest.map(blockOf) });
  if (!document) throw new MarkdownProblem(problems.map(({ pointer, message }) => `${pointer}: ${message}`).join("; "));
  return {
    title: inlineText(inlinesOf(title.children)),
    summary: inlineText(inlinesOf(summary.children)),
    body: document,
  };
}

function blockOf(node: RootContent): Block {
  switch (node.type) {
    case "paragraph":
      return { type: "paragraph", content: inlinesOf(node.children) };
    case "heading":
      if (node.depth !== 2 && node.depth !== 3) throw problemAt(node, "headings of the body have two or three #");
      return { type: "heading", level: node.depth, content: inlinesOf(node.children) };
    case "list":
      return { type: node.ordered ? "orderedList" : "bulletList", content: node.children.map(itemOf) };
    case "blockquote":
      return { type: "blockquote", content: node.children.map(blockOf) };
    case "table":
      return { type: "table", content: rowsOf(node) };
    case "thematicBreak":
      return { type: "rule" };
    default:
      throw problemAt(node, `${node.type} is not known here`);
  }
}

function itemOf(node: { readonly children: readonly RootContent[] }): ListItem {
  return { type: "listItem", content: node.children.map(blockOf) };
}

/** The first row of a Markdown table names its columns. Rows that are shorter than it are filled up. */
function rowsOf({ children }: Table): TableRow[] {
  const columns = children[0]?.children.length ?? 0;
  return children.map((row, at) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, (_, column) => ({
      type: "tableCell",
      header: at === 0,
      content: inlinesOf(row.children[column]?.children ?? []),
    })),
  }));
}

function inlinesOf(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        return textOf(node.value, marks);
      case "inlineCode":
        return textOf(node.value, [...marks, { type: "code" }]);
      case "strong":
        return inlinesOf(node.children, [...marks, { type: "bold" }]);
      case "emphasis":
        return inlinesOf(node.children, [...marks, { type: "italic" }]);
      case "link":
        return inlinesOf(node.children, [...marks, { type: "link", href: node.url }]);
      case "break":
        return [{ type: "break" }];
      default:
        throw problemAt(node, `${node.type} is not known here`);
    }
  });
}

/** A line's end inside a paragraph is a space. */
function textOf(value: string, marks: readonly Mark[]): Inline[] {
  const text = value.replace(/\s*\n\s*/g, " ");
  if (text === "") return [];
  return [marks.length === 0 ? { type: "text", text } : { type: "text", text, marks }];
}

function problemAt({ position }: Nodes, what: string): MarkdownProblem {
  return new MarkdownProblem(`Line ${position?.start.line ?? "?"}: ${what}.`);
}
