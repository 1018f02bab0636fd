import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { adIntelCategorySums, adIntelMarketSums } from "#platform/database/queries/adIntel/adIntelSums.ts";
import { scaleOut } from "#platform/database/scaleOut.ts";
import { contentKey } from "#revisions/ingest/contentKey.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import { startCitus } from "#tests/support/citus.ts";
import { markets, writeFiles } from "./adIntel.ts";
import { type BenchRow, median } from "./row.ts";

/** Names as the file has them, and as the store does. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  "Spot TV": "spotTv",
  "Local cable": "localCable",
  "Spot radio": "spotRadio",
  Outdoor: "outdoor",
  "Local newspaper": "localNewspaper",
};
const RUNS = 5;
const ONE_MARKET = "tv-600";

/** What the file adds up to, by what the store is asked for. */
interface Sums {
  rows: number;
  dollars: number;
  readonly nation: Map<string, number>;
  readonly markets: Map<string, number>;
  readonly oneMarket: Map<string, number>;
}

/**
 * Observed spend of `AD_INTEL_ROWS` rows on a coordinator and two workers, after `scale-out --apply`: how fast it comes in, how it lies, how fast it answers, and that every sum is the
 * file's own, added up here by its lines. Needs Citus. `AD_INTEL_ROWS=20000000 node bench/spreadAdIntel.ts`
 */
export async function bench(): Promise<BenchRow[]> {
  const citus = await startCitus();
  if (!citus) {
    console.log("Citus is not installed here: observed spend on several machines is not measured.");
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-bench-"));
  const database = await openPostgres(citus.url);
  try {
    const csv = join(folder, "ad-intel.csv");
    await writeFiles({ csv });
    console.log(`The file has ${Math.round(statSync(csv).size / 1e6)} MB.`);
    await migrate(database);
    await scaleOut(database, () => undefined);
    const began = performance.now();
    const report = await importFile({
      database,
      layout: "ad-intel",
      path: csv,
      fileName: "ad-intel.csv",
      sample: true,
      startedBy: "bench",
      geography: { markets, counties: new Set() },
    });
    const seconds = (performance.now() - began) / 1000;
    console.log(`Imported in ${seconds.toFixed(1)} s.`);
    const sums = await sumsOf(csv);
    if (report.accepted !== sums.rows)
      throw new Error(`${report.accepted} of ${sums.rows} rows were taken: ${report.problems[0]?.message}`);
    console.table(await partsOf(database));
    return [
      {
        name: `import ${sums.rows.toLocaleString("en-US")} rows onto two workers`,
        value: sums.rows / seconds,
        unit: "rows/s",
      },
      ...(await measureAnswers(database, sums)),
    ];
  } finally {
    await database.close();
    await citus.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Where the parts of the facts lie: how many on each machine, and how large. */
function partsOf(database: Database): Promise<object[]> {
  return database.query(
    `select table_name::text as facts, nodeport as machine, count(*)::int as parts, round(sum(shard_size) / 1e6)::int as megabytes
     from citus_shards where citus_table_type = 'distributed' and table_name::text like 'ad_intel_%' group by 1, 2 having sum(shard_size) > 1e6 order by 1, 2`,
  );
}

/** Adds the file up by its lines, with nothing of what imports it but the number of a category. */
async function sumsOf(csv: string): Promise<Sums> {
  const sums: Sums = { rows: 0, dollars: 0, nation: new Map(), markets: new Map(), oneMarket: new Map() };
  const numbers = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(csv, { highWaterMark: 1 << 20 }) })) {
    const [month = "", code = "", , industry = "", major = "", category = "", mediaType = "", dollars] =
      line.split(",");
    if (month === "month") continue;
    let number = numbers.get(category);
    if (number === undefined) numbers.set(category, (number = contentKey(industry, major, category)));
    const of = `${MEDIA_TYPES[mediaType]} ${month.slice(0, 4)}`;
    sums.rows++;
    sums.dollars += Number(dollars);
    add(sums.nation, `${number} ${of}`, Number(dollars));
    add(sums.markets, `tv-${code} ${of}`, Number(dollars));
    if (ONE_MARKET === `tv-${code}`) add(sums.oneMarket, `${number} ${of}`, Number(dollars));
  }
  return sums;
}

function add(to: Map<string, number>, key: string, dollars: number): void {
  to.set(key, (to.get(key) ?? 0) + dollars);
}

async function measureAnswers(database: Database, sums: Sums): Promise<BenchRow[]> {
  const [last] = await database.query<{ id: number }>("select max(import_id)::int as id from import");
  const scope = { imports: [last?.id ?? 0], set: 0 };
  const byCategory = async (market?: string) => {
    const found = await adIntelCategorySums(database, scope, market === undefined ? {} : { market });
    return found.map(
      ({ category, mediaType, year, dollars }) => [`${category} ${mediaType} ${year}`, dollars] as const,
    );
  };
  const byMarket = async () => {
    const found = await adIntelMarketSums(database, scope);
    return found.map(({ market, mediaType, year, dollars }) => [`${market} ${mediaType} ${year}`, dollars] as const);
  };
  const everyRow = async () => {
    const [all] = await database.query<{ rows: number; dollars: number }>(
      "select count(*)::float8 as rows, sum(dollars)::float8 as dollars from ad_intel_row where import_id = $1",
      [last?.id],
    );
    return [["rows", all?.rows ?? 0] as const, ["dollars", all?.dollars ?? 0] as const];
  };
  const whole = new Map([
    ["rows", sums.rows],
    ["dollars", sums.dollars],
  ]);
  return [
    await measured("nationwide by category and medium, from the coordinator", () => byCategory(), sums.nation),
    await measured("nationwide by market and medium, from both workers", byMarket, sums.markets),
    await measured("a market by category and medium, from one worker", () => byCategory(ONE_MARKET), sums.oneMarket),
    await measured("every row counted and added up, on both workers", everyRow, whole, 1),
  ];
}

/** The middle of several times. @throws where one sum is another than the file's */
async function measured(
  name: string,
  read: () => Promise<readonly (readonly [string, number])[]>,
  expected: ReadonlyMap<string, number>,
  runs = RUNS,
): Promise<BenchRow> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    const found = await read();
    times.push(performance.now() - began);
    const wrong = found.filter(([key, dollars]) => expected.get(key) !== dollars);
    if (wrong.length > 0 || found.length !== expected.size)
      throw new Error(
        `${name}: ${found.length} sums for ${expected.size}, other than the file's: ${wrong.slice(0, 3).join("; ")}`,
      );
  }
  return {
    name,
    value: median(times),
    unit: "ms",
    note: `${expected.size.toLocaleString("en-US")} sums, all the file's`,
  };
}

if (import.meta.main) console.table(await bench());
