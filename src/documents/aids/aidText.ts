import type { Block, ContentDocument, ListItem } from "#domain/content/contentDocument.ts";
import { documentSections } from "#domain/content/documentSections.ts";
import { blockText, inlineText } from "#domain/content/documentText.ts";

/** A document as plain text: lists with their marks, tables a line a row, a blank line between blocks. */
export function aidText({ content }: ContentDocument): string {
  return content
    .map((block) => plainBlock(block))
    .filter((text) => text !== "")
    .join("\n\n");
}

function plainBlock(block: Block): string {
  switch (block.type) {
    case "bulletList":
      return block.content.map((item) => listLine(item, "- ")).join("\n");
    case "orderedList":
      return block.content.map((item, at) => listLine(item, `${at + 1}. `)).join("\n");
    case "table":
      return block.content.map(({ content }) => content.map((cell) => inlineText(cell.content)).join(" | ")).join("\n");
    case "rule":
      return "---";
    default:
      return blockText(block);
  }
}

function listLine({ content }: ListItem, mark: string): string {
  return (
    mark +
    content
      .map(plainBlock)
      .join("\n")
      .replaceAll("\n", `\n${" ".repeat(mark.length)}`)
  );
}

export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** A subject is one line. */
const LONGEST_SUBJECT = 200;

/**
 * The mail that a template holds: its first section is the subject, its second one the text; what follows is for the sender. A document of
 * another make is the text as a whole, under its title.
 */
export function mailText(title: string, document: ContentDocument): MailText {
  const [subject, body] = documentSections(document).filter((section) => section.title !== null);
  const line = subject ? aidText({ type: "doc", content: subject.content }) : "";
  const isMail = body !== undefined && line !== "" && line.length <= LONGEST_SUBJECT && !line.includes("\n");
  if (!isMail) return { subject: title, body: aidText(document) };
  return { subject: line, body: aidText({ type: "doc", content: body.content }) };
}
