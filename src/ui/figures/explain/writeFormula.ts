import type { Formats } from "#language/format.ts";
import type { Words } from "#language/words/words.ts";

/** `$12 ÷ $48 = 25.0%`; null where a part is missing. */
export function quotient(formats: Formats, part: number | null, whole: number | null, result: string): string | null {
  return part === null || !whole ? null : `${formats.dollars(part)} ÷ ${formats.dollars(whole)} = ${result}`;
}

/** `$12 ÷ $10 − 1 = +20.0%`; null where there is no earlier amount to grow from. */
export function change(formats: Formats, before: number | null, now: number | null, result: string): string | null {
  return !before || now === null ? null : `${formats.dollars(now)} ÷ ${formats.dollars(before)} − 1 = ${result}`;
}

/** The largest three of many parts by name, the others together: `Mobile $5 + Cable $3 + Email $2 + 13 more $7 = $17`; null for one part, which is no sum. */
export function sumOfParts(
  parts: readonly { readonly name: string; readonly dollars: number }[],
  { text, formats }: Words,
): string | null {
  const known = parts.filter(({ dollars }) => dollars !== 0).toSorted((a, b) => b.dollars - a.dollars);
  if (known.length === 1) return null;
  const [named, rest] = known.length > 4 ? [known.slice(0, 3), known.slice(3)] : [known, []];
  const sum = (list: typeof known) => list.reduce((total, { dollars }) => total + dollars, 0);
  const terms = named.map(({ name, dollars }) => `${name} ${formats.dollars(dollars)}`);
  if (rest.length > 0)
    terms.push(`${text("spending.explained.more", { number: rest.length })} ${formats.dollars(sum(rest))}`);
  return `${terms.join(" + ")} = ${formats.dollars(sum(known))}`;
}

/** `$12 ÷ 480 = $0.03`; null where the amount or the number of people is missing. */
export function perHead(formats: Formats, dollars: number | null, people: number, result: string): string | null {
  return dollars === null || people <= 0 ? null : `${formats.dollars(dollars)} ÷ ${formats.count(people)} = ${result}`;
}

/** `($17 ÷ $12)^(1/5) − 1 = +7.2%`; null where there is nothing to grow from. */
export function compound(
  formats: Formats,
  first: number | null,
  last: number | null,
  years: number,
  result: string,
): string | null {
  if (!first || last === null) return null;
  return `(${formats.dollars(last)} ÷ ${formats.dollars(first)})^(1/${years}) − 1 = ${result}`;
}
