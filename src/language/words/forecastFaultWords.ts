import type { FaultCells, FaultPlace, ForecastFault } from "#domain/forecast/forecastFault.ts";
import { JOB_FAULTS } from "#domain/jobFault.ts";
import type { Words } from "./words.ts";

/** What is wrong with its amounts, where it is and what it contradicts, in the reader's language. */
export function forecastFaultWords({ code, place }: ForecastFault, words: Words): string {
  const { text, formats } = words;
  const { kind, year, constraint, other, lines = [], sources = [], amounts = {} } = place;
  if (kind === undefined) return generalWords({ code, place }, words);
  const dollars = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, formats.dollars(Math.abs(amount))]),
  );
  const anywhere = text("forecastRoom.contradiction.anywhere");
  const listed = (cells: readonly FaultCells[]) => formats.list(cells.map((each) => cellWords(each, words)));
  const numbered = (at: number) => text("forecastRoom.contradiction.constraint", { number: formats.count(at + 1) });
  return text(`forecastRoom.contradiction.${kind}`, {
    ...dollars,
    constraint: constraint === undefined ? text("forecastRoom.contradiction.fixed") : numbered(constraint),
    other: other === undefined ? "" : numbered(other),
    cells: lines.length === 0 ? anywhere : listed(lines),
    sources: sources.length === 0 ? anywhere : listed(sources),
    where: lines.length === 0 ? placeWords(place, words) || anywhere : listed(lines),
    year: year === undefined ? "" : formats.year(year),
  });
}

/** Of what no contradiction is known: what kind of fault it is, and where. */
function generalWords({ code, place }: ForecastFault, words: Words): string {
  const { text } = words;
  const job = JOB_FAULTS.find((known) => known === code);
  if (job) return text(`jobs.fault.${job}`);
  if (code === "conflict" || code === "revision-unknown") return text("forecastRoom.contradiction.revision-lacks");
  const where = placeWords(place, words);
  return where === ""
    ? text("forecastRoom.contradiction.unusable")
    : text("forecastRoom.contradiction.unusable-there", { where });
}

/** "Radio OTA (core), 2027". */
function placeWords(place: FaultPlace, words: Words): string {
  const { vertical, races, year } = place;
  return [
    cellWords(place, words),
    ...(vertical === undefined ? [] : [words.vertical(vertical)]),
    ...(races === undefined ? [] : [words.text(`forecastRoom.races.groups.${races}`)]),
    ...(year === undefined ? [] : [words.formats.year(year)]),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "Casinos · Houston · Radio (core)". */
function cellWords({ market, subVertical, medium, part }: FaultCells, words: Words): string {
  const { text } = words;
  const names = [
    ...(subVertical === undefined ? [] : [words.subVertical(subVertical)]),
    ...(market === undefined ? [] : [words.market(market)]),
    ...(medium === undefined ? [] : [words.medium(medium)]),
  ].join(" · ");
  return names !== "" && (part === "core" || part === "political")
    ? `${names} (${text(`forecastRoom.part.${part}`)})`
    : names;
}
