import type { EndpointInput, EndpointOutput } from "#platform/api/endpoint.ts";
import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "#domain/figures/amount.ts";
import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { CellCourse } from "#domain/forecast/cellCourse.ts";
import { countyShares } from "#domain/markets/countyShares.ts";
import { NATION } from "#domain/markets/market.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { cellOffset } from "#domain/wallet/walletFromCounties.ts";
import { cellCourse } from "#forecast/course/cellCourse.ts";
import type { Database } from "#platform/database/database.ts";
import { courseRows } from "#revisions/explaining/courseRows.ts";
import { keptYearRun } from "#revisions/explaining/yearRun.ts";
import { forecastFailure } from "#revisions/forecastFailure.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { figureCourse as contract } from "../contract.ts";

type Asked = EndpointInput<typeof contract>["query"];
type Answer = EndpointOutput<typeof contract>;
type Part = Answer["parts"][number];

interface Question {
  readonly database: Database;
  /** With the caller's verticals alone. */
  readonly loadedRevision: LoadedRevision;
  readonly rights: Rights;
  readonly market: string;
  readonly asked: Asked;
}

/** The positions on a wallet's axes that a question is about. */
interface Cells {
  readonly media: readonly number[];
  readonly subVerticals: readonly number[];
  readonly year: number;
}

/**
 * How a market's dollars came about. A sum is told by its parts, each of which can be asked for again, down to one figure, which has a course.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year, medium, vertical or sub-vertical that the caller's revision does not have
 */
export async function figureCourse(question: Question): Promise<Answer> {
  const { loadedRevision, market, asked } = question;
  const wallet = loadedRevision.wallet(market);
  const cells = cellsOf(wallet, asked);
  const known = { revision: loadedRevision.revision.id, market, year: asked.year };
  const dollars = nullIfUnknown(sumOf(wallet, cells));
  const none = { course: null, rows: null };
  const by = partsBy(question, wallet, cells);
  if (by === "tvMarket") return { ...known, dollars, by, parts: slicesOf(question, cells), ...none };
  if (by !== null) return { ...known, dollars, by, parts: partsOf(wallet, cells, by), ...none };
  return { ...known, dollars, by, parts: [], ...(await courseOf(question, wallet, cells)) };
}

function cellsOf(wallet: Wallet, { year, medium, vertical, subVertical, part }: Asked): Cells {
  const place = wallet.years.indexOf(year);
  if (place < 0) throw unknown("year", `The revision has the years ${wallet.years[0]} to ${wallet.years.at(-1)}.`);
  const media = places(wallet.media, (id) => medium === undefined || id === medium || mediumGroup(id) === medium);
  if (media.length === 0) throw unknown("medium", `The revision has no medium ${medium}.`);
  const subVerticals = places(
    wallet.subVerticals,
    (id) =>
      (subVertical === undefined || id === subVertical) &&
      (vertical === undefined || verticalOf(id) === vertical) &&
      (part === undefined || isPolitical(id) === (part === "political")),
  );
  if (subVerticals.length > 0) return { media, subVerticals, year: place };
  throw unknown(subVertical === undefined ? "vertical" : "subVertical", "Your figures hold no such sub-vertical.");
}

function places(ids: readonly string[], isMeant: (id: string) => boolean): number[] {
  return [...ids.keys()].filter((place) => isMeant(ids[place] ?? ""));
}

function unknown(name: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: `/query/${name}`, message }]);
}

/** What a sum is divided by next; null for one figure of the engine. */
function partsBy({ loadedRevision, rights, market }: Question, wallet: Wallet, cells: Cells): Answer["by"] {
  const { media, subVerticals } = cells;
  if (media.length > 1) return "medium";
  const kind = loadedRevision.market(market).kind;
  const isOfCounties = kind !== "tv" && kind !== "nation";
  const ids = subVerticals.map((place) => wallet.subVerticals[place] ?? "");
  const parts = new Set(ids.map((id) => (isPolitical(id) ? "political" : "core")));
  if (!isOfCounties && rights.verticals === "all") {
    // What a market gets of all core or all political money is a figure of its own.
    if (parts.size > 1 && isWhole(wallet, ids)) return "part";
    if (parts.size === 1 && isWholePart(wallet, ids)) return null;
  }
  const verticals = new Set(ids.map(verticalOf));
  if (verticals.size > 1) return "vertical";
  if (ids.length > 1) return "subVertical";
  return isOfCounties ? "tvMarket" : null;
}

function isWhole({ subVerticals }: Wallet, ids: readonly string[]): boolean {
  return ids.length === subVerticals.length;
}

function isWholePart({ subVerticals }: Wallet, ids: readonly string[]): boolean {
  const political = isPolitical(ids[0] ?? "");
  return ids.length > 1 && ids.length === subVerticals.filter((id) => isPolitical(id) === political).length;
}

function partsOf(wallet: Wallet, cells: Cells, by: "medium" | "part" | "vertical" | "subVertical"): Part[] {
  const part = (id: string, own: Partial<Cells>): Part => ({
    id,
    dollars: nullIfUnknown(sumOf(wallet, { ...cells, ...own })),
    slices: null,
  });
  if (by === "medium") return cells.media.map((medium) => part(wallet.media[medium] ?? "", { media: [medium] }));
  const idOf = {
    part: (id: string) => (isPolitical(id) ? "political" : "core"),
    vertical: verticalOf,
    subVertical: (id: string) => id,
  }[by];
  const groups = Map.groupBy(cells.subVerticals, (place) => idOf(wallet.subVerticals[place] ?? ""));
  return [...groups].map(([id, subVerticals]) => part(id, { subVerticals }));
}

/** What falls to a market of counties of every TV market that it reaches into, as `walletFromCounties` cuts it. */
function slicesOf({ loadedRevision, rights, market }: Question, cells: Cells): Part[] {
  const own = loadedRevision.counties(market);
  const codes = new Set(own.map(({ county }) => county.fips));
  const [medium = 0] = cells.media;
  const [subVertical = 0] = cells.subVerticals;
  return [...loadedRevision.markets.values()].flatMap(({ id, kind }): Part[] => {
    if (kind !== "tv" || !loadedRevision.counties(id).some(({ county }) => codes.has(county.fips))) return [];
    const wallet = loadedRevision.wallet(id);
    const shares = countyShares(loadedRevision.counties(id), own, wallet.subVerticals);
    if (!shares) return [];
    const of = amountAt(wallet.dollars, cellIndex(wallet, subVertical, medium, cells.year));
    // Of the wallet with all its sub-verticals: the caller's may have fewer.
    const place = SUB_VERTICALS.findIndex((one) => one.id === wallet.subVerticals[subVertical]);
    const offset = cellOffset(wallet, place, medium);
    const stretches = shares.slices.map(({ from, to }) => ({
      from: amountAt(from, subVertical),
      to: amountAt(to, subVertical),
    }));
    const dollars = stretches.reduce(
      (sum, { from, to }) => sum + Math.floor(of * to + offset) - Math.floor(of * from + offset),
      0,
    );
    return [
      { id, dollars: nullIfUnknown(dollars), slices: mayReadMarket(rights, id) ? { of, offset, stretches } : null },
    ];
  });
}

function sumOf(wallet: Wallet, { media, subVerticals, year }: Cells): number {
  let sum = NO_DATA;
  for (const subVertical of subVerticals)
    for (const medium of media)
      sum = addKnown(sum, amountAt(wallet.dollars, cellIndex(wallet, subVertical, medium, year)));
  return sum;
}

async function courseOf(
  { database, loadedRevision, rights, market, asked }: Question,
  wallet: Wallet,
  { media, subVerticals }: Cells,
): Promise<Pick<Answer, "course" | "rows">> {
  const first = wallet.subVerticals[subVerticals[0]!] ?? "";
  const place = {
    market: market === NATION ? null : market,
    subVertical: subVerticals.length === 1 ? first : null,
    medium: wallet.media[media[0]!] ?? "",
    year: asked.year,
    part: isPolitical(first) ? "political" : "core",
  } as const;
  const made = await keptYearRun(database, Number(loadedRevision.revision.id), asked.year).catch(withoutFiles);
  const course = made && cellCourse(made.run, place, made.files);
  if (!course) return { course: null, rows: null };
  const rows = await courseRows(database, Number(loadedRevision.revision.id), made, course);
  if (rights.verticals === "all") return { course, rows };
  const isSeen = (target: string) => rights.verticals.includes(target) || rights.verticals.includes(verticalOf(target));
  const spend = rows.spend.filter(({ target }) => isSeen(target));
  return { course: narrowed(course), rows: { ...rows, totals: [], mix: null, spend, assumed: [] } };
}

/** Null for a revision that some of its files are missing of, which nothing can be reckoned again from. */
function withoutFiles(reason: unknown): null {
  if (reason instanceof Failure && reason.code === "conflict") return null;
  return forecastFailure(reason);
}

/** Without what a reader of some verticals could tell others' money from: it starts at the sub-vertical's national money. */
function narrowed(course: CellCourse): CellCourse {
  const { market, subVertical, balancing, line } = course;
  return {
    ...course,
    total: null,
    market: market && { ...market, dollars: null },
    subVertical: subVertical && { ...subVertical, weighed: null },
    balancing: balancing && { ...balancing, market: null, subVertical: null },
    line: line && { ...line, dollars: course.exact, share: 1 },
  };
}
