import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { benchmarkHalf } from "#domain/benchmarks/benchmarkHalf.ts";
import { type BenchmarkRecord, scoreBenchmark, summarizeBenchmarks } from "#domain/benchmarks/benchmarkRecord.ts";
import type { LocalBenchmark } from "#domain/benchmarks/localBenchmark.ts";
import type { FactYears } from "#domain/revisions/factYears.ts";
import { layoutNamed } from "#revisions/ingest/layoutByName.ts";
import { BASES } from "#domain/revisions/revision.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Queryable } from "#platform/database/database.ts";
import { benchmarkRows } from "#platform/database/queries/benchmarkRows.ts";
import { type RevisionImport, revisionImports } from "#platform/database/queries/revisionImports.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { yearsOfFacts } from "../yearsOfFacts.ts";
import { expandTarget } from "../ingest/cells/expandTarget.ts";
import { marketsOfState, ourFigure } from "./ourFigure.ts";

interface Facts {
  readonly imports: readonly RevisionImport[];
  readonly benchmarks: readonly LocalBenchmark[];
  readonly years: readonly FactYears[];
}

/** A revision never changes, so what was published beside it is read once and goes with it. */
const read = new WeakMap<object, Promise<Facts>>();

/**
 * How close the figures of a revision come to published ones. What is told of a market or trade that the reader may not see is left out, and so is a
 * state of which they may not see every market: its sum would tell of the others.
 */
export async function benchmarkRecordFor(
  store: Queryable,
  loadedRevision: LoadedRevision,
  rights: Rights,
): Promise<BenchmarkRecord> {
  const { imports, benchmarks, years } = await factsOf(store, loadedRevision);
  const items = benchmarks
    .filter((benchmark) => mayRead(loadedRevision, rights, benchmark))
    .map((benchmark) =>
      scoreBenchmark(benchmark, benchmarkHalf(benchmark), ourFigure(loadedRevision, benchmark, benchmarks)),
    );
  const bases = loadedRevision.revision.provenance.flat().map(({ basis }) => basis);
  return {
    items,
    summaries: summarizeBenchmarks(items),
    inputs: inputsOf(imports),
    facts: years,
    totals: BASES.map((basis) => ({ basis, count: bases.filter((one) => one === basis).length })).filter(
      ({ count }) => count > 0,
    ),
  };
}

function factsOf(store: Queryable, { cacheKey, revision }: LoadedRevision): Promise<Facts> {
  const known = read.get(cacheKey);
  if (known) return known;
  const made = withoutStatementTimeout(() => readFacts(store, Number(revision.id), revision.currentYear));
  read.set(cacheKey, made);
  made.catch(() => read.delete(cacheKey));
  return made;
}

async function readFacts(store: Queryable, revision: number, currentYear: number): Promise<Facts> {
  const imports = await revisionImports(store, revision);
  // Of several files the latest counts.
  const latest = imports.findLast(({ layout }) => layout === "benchmarks");
  return {
    imports,
    benchmarks: latest ? await benchmarkRows(store, latest.importId) : [],
    years: await yearsOfFacts(store, imports, currentYear),
  };
}

function mayRead(
  loadedRevision: LoadedRevision,
  rights: Rights,
  { areaKind, area, subVertical }: LocalBenchmark,
): boolean {
  if (!mayReadTarget(rights, subVertical)) return false;
  switch (areaKind) {
    case "tv-market":
    case "radio-market":
      return mayReadMarket(rights, area);
    case "state":
      return marketsOfState(loadedRevision, area).every(({ market }) => mayReadMarket(rights, market));
    default:
      return true;
  }
}

/** All advertisers together are for those who may see all of them. */
function mayReadTarget(rights: Rights, target: string | null): boolean {
  if (target === null) return rights.verticals === "all";
  return expandTarget(target).every((line) => mayReadVertical(rights, verticalOf(line)));
}

/** Each kind of file once, in the order in which it came; a kind of which some files are an organisation's own is its own. What the product fetched is as public as what it came with. */
function inputsOf(imports: readonly RevisionImport[]): BenchmarkRecord["inputs"] {
  const layouts = new Map<string, boolean>();
  for (const { layout, sample, origins, holdsOwn } of imports)
    layouts.set(layout, (layouts.get(layout) ?? true) && (sample || (origins.length > 0 && !holdsOwn)));
  return [...layouts].map(([layout, ofProduct]) => ({
    layout,
    nature: (ofProduct ? layoutNamed(layout)?.nature : null) ?? "own",
  }));
}
