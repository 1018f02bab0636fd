import type { MailWords } from "./mailWords.ts";

/** A mail as plain text and as HTML that says the same. */
export function layOut({ paragraphs, action, note }: MailWords): { readonly text: string; readonly html: string } {
  const lines = [...paragraphs, ...(action ? [`${action.label}:\n${action.address}`] : []), ...(note ? [note] : [])];
  const body = [
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(action ? [`<p><a href="${escape(action.address)}">${escape(action.label)}</a></p>`] : []),
    ...(note ? [`<p><small>${escape(note)}</small></p>`] : []),
  ];
  return { text: `${lines.join("\n\n")}\n`, html: `<!doctype html><html><body>${body.join("")}</body></html>` };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
