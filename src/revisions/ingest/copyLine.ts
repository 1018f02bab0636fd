const SPECIAL = /[\\\t\n\r]/;
const SPECIALS = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** One row in PostgreSQL's text COPY form, with its line end; null is `\N`. */
export function copyLine(values: readonly (string | number | null)[]): string {
  return `${values.map(copyValue).join("\t")}\n`;
}

export function copyValue(value: string | number | null): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return SPECIAL.test(value) ? value.replace(SPECIALS, (character) => ESCAPES[character] ?? character) : value;
}
