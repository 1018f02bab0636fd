import type { Formats } from "../format.ts";

/** A year, the years from one to another, or a day: `2023`, `2019–2023`, `Nov 22, 2026`. */
export function yearSpan({ first, last }: { readonly first: string; readonly last: string }, formats: Formats): string {
  // A day is one wherever its reader is.
  const said = (one: string) => (one.includes("-") ? formats.date(`${one}T12:00`) : one);
  return first === last ? said(first) : `${said(first)}–${said(last)}`;
}
