import { LRUCache } from "lru-cache";
import type { Queryable } from "#platform/database/database.ts";
import { type RevisionRecord, revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { compareRevisions, type RevisionDifference } from "./compareRevisions.ts";
import { describeRevision } from "../describeRevision.ts";
import { type CellDifference, largestCells } from "./largestCells.ts";
import { type Outlier, outliers } from "./outliers.ts";
import { readWallets } from "../wallets/readWallets.ts";

/** How two built revisions differ in one year, whether they were ever published or not. */
export interface StoredDifference extends RevisionDifference {
  readonly outliers: readonly Outlier[];
  /** The single figures that moved by most dollars. */
  readonly cells: readonly CellDifference[];
  /** Years that can be compared: those of the later revision. */
  readonly allYears: readonly number[];
}

type Wallets = ReadonlyMap<string, Wallet>;

/** Reads differences of one store, keeping what was compared last for a minute: whoever looks at one year looks at the next. */
export type DifferenceReader = (store: Queryable, of: number, than: number, year?: number) => Promise<StoredDifference>;

/** Two revisions take some 70 MB. */
const KEPT_MS = 60_000;
const ANSWERS = 60;
const MOST_CELLS = 100;

export function differenceReader(): DifferenceReader {
  const wallets = new LRUCache<string, Promise<Wallets>>({ max: 2, ttl: KEPT_MS, ttlAutopurge: true });
  const answers = new LRUCache<string, StoredDifference>({ max: ANSWERS });

  function read(store: Queryable, record: RevisionRecord): Promise<Wallets> {
    const key = keyOf(record);
    const known = wallets.get(key);
    if (known) return known;
    const reading = benchmarks(store, record);
    wallets.set(key, reading);
    reading.catch(() => wallets.delete(key));
    return reading;
  }

  return async (store, of, than, asked) => {
    const [after, before] = [await built(store, of), await built(store, than)];
    const { years: allYears, currentYear } = describeRevision(after);
    const year = asked ?? currentYear;
    if (!allYears.includes(year)) {
      const message = `Revision ${of} has the years ${allYears[0]} to ${allYears.at(-1)}.`;
      throw new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
    }
    const key = `${keyOf(before)} ${keyOf(after)} ${year}`;
    const known = answers.get(key);
    if (known) return known;
    const [was, is] = [await read(store, before), await read(store, after)];
    const answer = {
      ...compareRevisions(was, is, year),
      outliers: outliers(was, is, year),
      cells: largestCells(was, is, year, MOST_CELLS),
      allYears,
    };
    answers.set(key, answer);
    return answer;
  };
}

/** @throws Failure `revision-unknown`, `conflict` for one that is not built */
async function built(store: Queryable, id: number): Promise<RevisionRecord> {
  const record = await revisionRecord(store, id);
  if (!record) throw new Failure("revision-unknown", `There is no revision ${id}.`);
  if (record.builtAt === null) throw new Failure("conflict", `Revision ${id} is not built, so it has no figures yet.`);
  return record;
}

/** A draft may be built again, a published revision never is. */
function keyOf({ id, builtAt }: RevisionRecord): string {
  return `${id}@${builtAt?.getTime()}`;
}

/** The TV markets' wallets and the nation's: what revisions are compared by. */
async function benchmarks(store: Queryable, record: RevisionRecord): Promise<Wallets> {
  const revision = describeRevision(record);
  return new Map([...(await readWallets(store, revision, "tv")), ...(await readWallets(store, revision, NATION))]);
}
