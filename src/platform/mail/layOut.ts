import { MAIL_STYLE, type MailPart, stylesheet } from "./mailStyle.ts";
import type { MailWords } from "./mailWords.ts";

/** A mail as plain text and as HTML that says the same. */
export function layOut(words: MailWords): { readonly text: string; readonly html: string } {
  return { text: plain(words), html: page(words) };
}

function plain({ paragraphs, links = [], action, note, unsubscribe, product }: MailWords): string {
  const listed = links.map(({ text, address }) => `${text}\n${address}`);
  const lines = [
    ...paragraphs,
    ...listed,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...(note ? [note] : []),
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.page}`] : []),
  ];
  return `${[...lines, ...(product ? [`-- \n${product}`] : [])].join("\n\n")}\n`;
}

/** Mail readers know tables and inline styles; the style sheet in the head is for those that have a dark look. */
function page(words: MailWords): string {
  const { subject, locale, product } = words;
  return `<!doctype html>
<html${locale ? ` lang="${locale}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${stylesheet()}</style>
</head>
<body ${styled("page")}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left"><tr><td>
${product ? `<p ${styled("name")}>${escape(product)}</p>\n` : ""}${body(words)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function body({ paragraphs, links = [], action, note, unsubscribe }: MailWords): string {
  const parts = paragraphs.map((paragraph) => `<p ${styled("text")}>${lines(paragraph)}</p>`);
  for (const { text, address } of links)
    parts.push(`<p ${styled("listed")}><a href="${escape(address)}" ${styled("link")}>${lines(text)}</a></p>`);
  if (action) {
    const address = escape(action.address);
    parts.push(
      `<p style="margin:0 0 24px"><a href="${address}" ${styled("button")}>${escape(action.label)}</a></p>`,
      `<p ${styled("note")}><a href="${address}" ${styled("address")}>${address}</a></p>`,
    );
  }
  if (note) parts.push(`<p ${styled("foot")}>${lines(note)}</p>`);
  if (unsubscribe) {
    const link = `<a href="${escape(unsubscribe.page)}" ${styled("address")}>${escape(unsubscribe.label)}</a>`;
    parts.push(`<p ${styled("note")}>${link}</p>`);
  }
  return parts.join("\n");
}

function styled(part: MailPart): string {
  return `class="${part}" style="${MAIL_STYLE[part]}"`;
}

/** What somebody wrote keeps its line breaks. */
function lines(text: string): string {
  return escape(text).replaceAll("\n", "<br>");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
