/** Markup that needs no further escaping. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

/** Template tag: everything put in is escaped, unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rest = parts.map((part, position) => render(part) + (texts[position + 1] ?? ""));
  return { markup: (texts[0] ?? "") + rest.join("") };
}

/** Takes markup that somebody else escaped. */
export function trusted(markup: string): Html {
  return { markup };
}

function render(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escape(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
