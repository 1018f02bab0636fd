import type { Queryable } from "#platform/database/database.ts";
import {
  countyYearsApart,
  type FiguresApart,
  racesApart,
  tradesApart,
} from "#platform/database/queries/drafts/figuresApart.ts";
import { otherFiles } from "#platform/database/queries/drafts/otherFiles.ts";
import {
  countedTrades,
  lastToldYears,
  marketsWithStations,
  tradesByCounty,
  unratedRaces,
} from "#platform/database/queries/inputGaps.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import type { CountyRow } from "#platform/database/queries/countyRows.ts";
import { revisionFault } from "#domain/revisions/revisionFault.ts";
import { isToldOf } from "#forecast/demand/poolTrades.ts";
import type { Composition } from "../drafts/composition.ts";
import type { Check } from "./checkWallets.ts";

/** What the inputs of a revision are looked through for. */
interface Inputs {
  readonly revision: number;
  readonly composition: Composition;
  readonly counties: readonly CountyRow[];
  readonly markets: readonly { readonly id: string; readonly kind: "tv" | "radio" | "custom" }[];
  readonly years: readonly number[];
  readonly currentYear: number;
}

/** Places named of many; the number tells of all. */
const NAMED = 8;

/** Where the files of a revision contradict those they took the place of, and where they leave something unknown. Neither keeps a revision from its readers: a later file may be right, and what is unknown is estimated by rule. */
export async function checkInputs(store: Queryable, inputs: Inputs): Promise<Check[]> {
  const imports = await revisionImports(store, inputs.revision);
  const names = new Map(imports.map(({ importId, fileName }) => [importId, fileName]));
  const fileOf = (importId: number | null) => names.get(importId ?? 0) ?? "";
  const layouts = new Set(imports.map(({ layout }) => layout));
  return [
    {
      code: "filesAgree",
      name: "files state what those before them stated of the same county, trade and race",
      faults: [],
      remarks: await contradictions(store, inputs, fileOf),
    },
    {
      code: "filesComplete",
      name: "the files tell of every market, county, race and year",
      faults: [],
      remarks: [
        ...(await withoutStations(store, inputs, layouts)),
        ...(await unknownTrades(store, inputs, fileOf)),
        ...(await unknownRaces(store, inputs, fileOf)),
        ...(await earlyEnds(store, inputs, fileOf)),
      ],
    },
  ];
}

type FileOf = (importId: number | null) => string;

async function contradictions(store: Queryable, inputs: Inputs, fileOf: FileOf): Promise<string[]> {
  const { revision, counties, composition } = inputs;
  const countyOf = countyNames(counties);
  const said: string[] = [];
  const against = async (
    layout: string,
    importId: number | null,
    compare: (
      own: number,
      other: number,
      files: { readonly file: string; readonly other: string },
    ) => Promise<string[]>,
  ) => {
    if (importId === null) return;
    for (const other of await otherFiles(store, revision, layout))
      said.push(...(await compare(importId, other.importId, { file: fileOf(importId), other: other.fileName })));
  };
  const told = (rows: readonly FiguresApart[], files: { readonly file: string; readonly other: string }) =>
    rows.map(({ figure, count, fips, year, naics, now, other }) =>
      revisionFault(naics === null ? "figures-apart" : "trades-apart", {
        figure,
        count,
        file: files.file,
        other: files.other,
        place: countyOf(fips),
        year,
        naics: naics ?? "",
        value: now,
        otherValue: other,
      }),
    );
  await against("county-history", composition.countyHistory, async (own, other, files) =>
    told(await countyYearsApart(store, own, other), files),
  );
  await against("county-trades", composition.countyTrades, async (own, other, files) =>
    told(await tradesApart(store, own, other), files),
  );
  await against("races", composition.races, async (own, other, files) =>
    (await racesApart(store, own, other)).map(({ office, state, year, now, other: earlier }) =>
      revisionFault("races-apart", { office, state, year, rating: now, otherRating: earlier, ...files }),
    ),
  );
  return said;
}

async function withoutStations(
  store: Queryable,
  { revision, markets }: Inputs,
  layouts: ReadonlySet<string>,
): Promise<string[]> {
  const found = await marketsWithStations(store, revision);
  return (["tv", "radio"] as const).flatMap((kind) => {
    const bare = markets.filter((market) => market.kind === kind && !found.has(market.id)).map(({ id }) => id);
    if (!layouts.has(`stations-${kind}`) || bare.length === 0) return [];
    const named = bare.slice(0, NAMED).join(", ");
    return [revisionFault(`${kind}-without-stations`, { count: bare.length, markets: named })];
  });
}

async function unknownTrades(store: Queryable, inputs: Inputs, fileOf: FileOf): Promise<string[]> {
  const { composition, counties } = inputs;
  if (composition.countyTrades === null) return [];
  const file = fileOf(composition.countyTrades);
  const { counties: told, trades: codes, counted } = await countedTrades(store, composition.countyTrades);
  const [all, withheld] = [told * codes, told * codes - counted];
  const untold = (await tradesByCounty(store, composition.counties, composition.countyTrades)).filter(
    ({ population, trades }) => !isToldOf(population, trades, codes),
  );
  const people = untold.reduce((sum, { population }) => sum + population, 0);
  const named = untold.slice(0, NAMED).map(({ fips }) => countyNames(counties)(fips));
  return [
    ...(untold.length === 0
      ? []
      : [revisionFault("trades-untold", { count: untold.length, people, file, counties: named.join("; ") })]),
    ...(withheld === 0 ? [] : [revisionFault("trades-withheld", { count: withheld, all, file })]),
  ];
}

async function unknownRaces(store: Queryable, { composition, years }: Inputs, fileOf: FileOf): Promise<string[]> {
  if (composition.races === null) return [];
  const unrated = (await unratedRaces(store, composition.races)).filter(({ year }) => years.includes(year));
  const count = unrated.reduce((sum, { count: ofYear }) => sum + ofYear, 0);
  if (count === 0) return [];
  const span = unrated.map(({ year }) => year).join(", ");
  return [revisionFault("races-unrated", { count, years: span, file: fileOf(composition.races) })];
}

/** Drivers of which the file of counties by year does not tell the last year that is over. */
async function earlyEnds(store: Queryable, inputs: Inputs, fileOf: FileOf): Promise<string[]> {
  const { composition, currentYear } = inputs;
  if (composition.countyHistory === null) return [];
  const file = fileOf(composition.countyHistory);
  const told = await lastToldYears(store, composition.counties, composition.countyHistory);
  return told.flatMap(({ driver, year }) => {
    if (year === null) return [revisionFault("driver-untold", { driver, file })];
    return year < currentYear - 1 ? [revisionFault("driver-ends", { driver, year, file })] : [];
  });
}

function countyNames(counties: readonly CountyRow[]): (fips: string) => string {
  const names = new Map(counties.map(({ fips, name, state }) => [fips, `${name}, ${state}`]));
  return (fips) => names.get(fips) ?? fips;
}
