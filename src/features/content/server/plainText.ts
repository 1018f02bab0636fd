const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** What a piece of HTML says, in one line: tags are taken out, characters written by their names or numbers are put in. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(#x?[0-9a-f]{1,8}|\w{1,32});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Goes through the text once, whatever is in it: no tag is looked for where the one before has found no end. */
function withoutTags(html: string): string {
  let text = "";
  let at = 0;
  for (;;) {
    const open = html.indexOf("<", at);
    const close = open === -1 ? -1 : html.indexOf(">", open);
    if (close === -1) return text + html.slice(at, isCutOff(html, open) ? open : undefined);
    text += `${html.slice(at, open)} `;
    at = close + 1;
    const end = PROGRAMS.find(({ begin }) => begin.test(html.slice(open, open + 8)))?.end;
    if (!end) continue;
    end.lastIndex = at;
    const closed = end.test(html) ? html.indexOf(">", end.lastIndex) : -1;
    if (closed === -1) return text;
    at = closed + 1;
  }
}

/** What is written for browsers and not for readers, up to where it ends. */
const PROGRAMS = [
  { begin: /^<script\b/i, end: /<\/script\b/gi },
  { begin: /^<style\b/i, end: /<\/style\b/gi },
];

/** Whether what begins like a tag and never ends is one; a sign alone is a sign. */
function isCutOff(html: string, open: number): boolean {
  return open !== -1 && /^<[a-z!/]/i.test(html.slice(open, open + 2));
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return NAMED[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const isCharacter = Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "";
}
