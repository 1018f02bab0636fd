import type { FaultCells, ForecastFaultKind } from "#domain/forecast/forecastFault.ts";
import type { Words } from "#words/words.ts";

/** What an engine says of a contradiction; `ForecastErrorPlace` and a run's fault are both of this shape. */
export interface ForecastFault {
  readonly year?: number | undefined;
  readonly constraint?: number | undefined;
  readonly other?: number | undefined;
  readonly kind?: ForecastFaultKind | undefined;
  readonly lines?: readonly FaultCells[] | undefined;
  readonly amounts?: Readonly<Record<string, number>> | undefined;
}

/** What contradicts what, with its amounts, in the reader's language; null where no more than the engine's own message is known. */
export function faultWords(fault: ForecastFault, words: Words): string | null {
  const { kind, year, constraint, other, lines = [], amounts = {} } = fault;
  if (kind === undefined) return null;
  const { text, formats } = words;
  const dollars = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, formats.dollars(Math.abs(amount))]),
  );
  const numbered = (place: number) => formats.count(place + 1);
  return text(`forecastRoom.contradiction.${kind}`, {
    ...dollars,
    constraint:
      constraint === undefined
        ? text("forecastRoom.contradiction.fixed")
        : text("forecastRoom.contradiction.constraint", { number: numbered(constraint) }),
    other: other === undefined ? "" : text("forecastRoom.contradiction.constraint", { number: numbered(other) }),
    cells:
      lines.length === 0
        ? text("forecastRoom.contradiction.anywhere")
        : formats.list(lines.map((cells) => cellWords(cells, words))),
    year: year === undefined ? "" : formats.year(year),
  });
}

/** "Casinos, Houston, Radio (core)". */
function cellWords({ market, subVertical, medium, part }: FaultCells, words: Words): string {
  const { text } = words;
  const names = [
    ...(subVertical === undefined ? [] : [words.subVertical(subVertical)]),
    ...(market === undefined ? [] : [words.market(market)]),
    ...(medium === undefined ? [] : [words.medium(medium)]),
  ].join(" · ");
  return part === "core" || part === "political" ? `${names} (${text(`forecastRoom.part.${part}`)})` : names;
}
