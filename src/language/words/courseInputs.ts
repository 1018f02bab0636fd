import type { MarketCourse } from "#domain/forecast/cellCourse.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { Office } from "#domain/races/race.ts";
import type { ObservedFiles } from "./observedStep.ts";
import type { Words } from "./words.ts";

/** Where the rows of a course stand. */
export interface CitedRows {
  readonly totals: readonly (Cited & { readonly year: number; readonly source: string })[];
  readonly mix: Cited | null;
  readonly market: Cited | null;
  readonly counties: readonly unknown[];
  readonly countiesFile: string;
  readonly marketCountiesFile: string;
  readonly spend: readonly (Cited & { readonly dollars: number })[];
  readonly trade: {
    readonly file: string | null;
    readonly countsFile: string | null;
    readonly naics: readonly string[];
    readonly reason?: { readonly en: string; readonly es: string | null; readonly de: string | null } | undefined;
  } | null;
  readonly historyFile: string | null;
  readonly racesFile: string | null;
  readonly observed: ObservedFiles | null;
  readonly unknown: {
    readonly drivers: readonly { readonly driver: CountyDriver; readonly year: number | null }[];
    readonly counties: readonly string[];
    readonly races: readonly { readonly office: Office; readonly state: string }[];
  };
}

export interface Cited {
  readonly file: string;
  readonly line: number | null;
}

/** What the file of counties by year tells of the drivers that the market is weighed by: of the year, or up to an earlier one. */
export function yearLines(
  { drivers }: MarketCourse,
  year: number,
  file: string,
  { unknown }: CitedRows,
  { text, formats }: Words,
): string[] {
  const early = unknown.drivers.filter(({ driver }) => drivers.some((one) => one.driver === driver));
  const told = drivers.filter(({ driver }) => !early.some((one) => one.driver === driver));
  const names = (list: readonly { readonly driver: CountyDriver }[]) =>
    formats.list(list.map(({ driver }) => text(`explain.driver.${driver}`)));
  const ends = Map.groupBy(early, (one) => one.year);
  return [
    ...(told.length > 0
      ? [text("explain.course.years", { drivers: names(told), year: formats.year(year), file })]
      : []),
    ...[...ends].map(([last, list]) =>
      last === null
        ? text("explain.course.yearsUntold", { drivers: names(list), file })
        : text("explain.course.yearsEnd", { drivers: names(list), year: formats.year(last), file }),
    ),
  ];
}

/** Races that nobody rated, and what each is taken for. */
export function unratedLines({ racesFile, unknown: { races } }: CitedRows, { text, formats }: Words): string[] {
  if (racesFile === null || races.length === 0) return [];
  const named = races.map(({ office, state }) => `${text(`explain.office.${office}`)} ${state}`);
  return [text("explain.course.unrated", { file: racesFile, races: formats.list(named) })];
}

/** Which trade a category follows, why, and where it is counted. */
export function tradeLines(
  { naics, reason, file, countsFile }: NonNullable<CitedRows["trade"]>,
  untold: readonly string[],
  words: Words,
): string[] {
  const { text, formats } = words;
  const why = { "de-DE": reason?.de, "es-ES": reason?.es, "en-US": reason?.en }[formats.locale] ?? reason?.en;
  const counted =
    naics.length > 0 && countsFile !== null
      ? [text("explain.course.counted", { codes: formats.list(naics), file: countsFile })]
      : [];
  const missing =
    counted.length > 0 && untold.length > 0
      ? [
          text("explain.course.untold", {
            count: untold.length,
            counties: formats.list(untold),
            file: countsFile ?? "",
          }),
        ]
      : [];
  const told = why ? [why + (file === null ? "" : ` (${file})`)] : [];
  return [...counted, ...missing, ...told];
}
