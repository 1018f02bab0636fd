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

const FACE = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The app's paper, ink and accent by day, for readers that know nothing but inline styles. */
const MAIL_STYLE = {
  page: "margin:0;padding:0;background:#ffffff;color:#14181f",
  name: `${FACE};margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #e1e5ea;color:#14181f;font-size:20px;font-weight:700;letter-spacing:-0.4px`,
  text: `${FACE};margin:0 0 16px;color:#14181f;font-size:16px;line-height:1.5`,
  listed: `${FACE};margin:0;padding:12px 0;border-top:1px solid #e1e5ea;font-size:16px;line-height:1.5`,
  link: "color:#14181f;text-decoration-color:#1864b7;text-underline-offset:3px",
  button:
    `${FACE};display:inline-block;margin:8px 0 0;padding:12px 20px;border-radius:4px;background:#1864b7;color:#ffffff;` +
    "font-size:16px;font-weight:600;line-height:20px;text-decoration:none",
  note: `${FACE};margin:0 0 24px;color:#48525f;font-size:13px;line-height:1.5`,
  address: "color:#48525f;overflow-wrap:anywhere;word-break:break-all",
  foot: `${FACE};margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e1e5ea;color:#48525f;font-size:13px;line-height:1.5`,
} as const;

type MailPart = keyof typeof MAIL_STYLE;

/** The same by night; only what changes. */
const BY_NIGHT: Partial<Record<MailPart, string>> = {
  page: "background:#11151b;color:#e8ebf0",
  name: "color:#e8ebf0;border-color:#28303b",
  text: "color:#e8ebf0",
  listed: "border-color:#28303b",
  link: "color:#e8ebf0;text-decoration-color:#72b2ff",
  button: "background:#72b2ff;color:#0c1117",
  note: "color:#b3bcc8",
  address: "color:#b3bcc8",
  foot: "color:#b3bcc8;border-color:#28303b",
};

/** Inline styles outweigh a style sheet unless it insists. */
function stylesheet(): string {
  const rules = Object.entries(BY_NIGHT).map(
    ([part, style]) =>
      `.${part}{${style
        .split(";")
        .map((one) => `${one}!important`)
        .join(";")}}`,
  );
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}
