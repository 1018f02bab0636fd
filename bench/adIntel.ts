import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import {
  adIntelCategoryAmounts,
  adIntelCategorySums,
  adIntelMarketAmounts,
} from "#platform/database/queries/adIntel/adIntelSums.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import type { KnownMarket } from "#revisions/ingest/layout.ts";
import { contentKey } from "#revisions/ingest/contentKey.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type BenchRow, median } from "./row.ts";

const ROWS = Number(process.env.AD_INTEL_ROWS ?? 1_500_000);
const RUNS = Number(process.env.AD_INTEL_RUNS ?? 2);
const [CATEGORIES, MEDIA_TYPES, MONTHS] = [
  300,
  ["Spot TV", "Local cable", "Spot radio", "Outdoor", "Local newspaper"],
  24,
];

/** Checking and staging a file of observed spend with its roll-ups, beside a bare COPY of the same rows, and answers from the roll-ups. */
export async function bench(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("PostgreSQL is not installed here: observed spend is not measured.");
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-bench-"));
  const database = await openPostgres(postgres.url);
  try {
    const files = { csv: join(folder, "ad-intel.csv"), bare: join(folder, "ad-intel.copy") };
    await writeFiles(files);
    await migrate(database);
    return [...(await measureImport(database, files)), ...(await measureAnswers(database))];
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

export const markets: KnownMarket[] = Array.from({ length: 210 }, (_, at) => ({
  id: `tv-${500 + at}`,
  kind: "tv",
  code: String(500 + at),
  name: `Market ${at}`,
}));

/** The file as a service sends it, sorted by market, category and media type, and, where a name is given, the same rows as COPY takes them with no check at all. */
export async function writeFiles({ csv, bare }: { readonly csv: string; readonly bare?: string }): Promise<void> {
  const [lines, copy] = [createWriteStream(csv), bare === undefined ? null : createWriteStream(bare)];
  lines.write("month,market_code,market,industry,major,pcc,media_type,dollars,brand_count,parent\n");
  let written = 0;
  for (const market of markets) {
    let text = "";
    let rows = 0;
    let bareText = "";
    const perMarket = Math.ceil(ROWS / markets.length);
    for (let category = 0; rows < perMarket; category = (category + 1) % CATEGORIES) {
      const path = [`Industry ${category % 12}`, `Major ${category % 60}`, `Product category ${category}`];
      const key = contentKey(...path);
      for (const mediaType of MEDIA_TYPES) {
        const parent = `Parent company ${(category * 7 + rows) % 900}`;
        const parentKey = contentKey(parent);
        for (let month = 0; month < MONTHS && rows < perMarket; month++, rows++) {
          const [year, name] = [2024 + Math.floor(month / 12), String((month % 12) + 1).padStart(2, "0")];
          const dollars = (rows * 7_919 + month) % 999_999;
          text += `${year}-${name},${market.code},${market.name},${path.join(",")},${mediaType},${dollars},${1 + (rows % 9)},${parent}\n`;
          if (copy)
            bareText += `0\t${market.id}\t${key}\t${parentKey}\t${dollars}\t${year}-${name}-01\t${year}-${name}-28\t${1 + (rows % 9)}\tspotTv\n`;
        }
      }
    }
    written += rows;
    if (!lines.write(text)) await once(lines, "drain");
    if (copy?.write(bareText) === false) await once(copy, "drain");
  }
  const open = [lines, copy].filter((stream) => stream !== null);
  await Promise.all(open.map((stream) => new Promise((done) => void stream.end(done))));
  if (written < ROWS) throw new Error(`Only ${written} rows were written.`);
}

async function measureImport(database: Database, files: { readonly csv: string; readonly bare: string }) {
  const [rates, bareRates, own]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const report = await importFile({
      database,
      layout: "ad-intel",
      path: files.csv,
      fileName: "ad-intel.csv",
      sample: true,
      startedBy: "bench",
      geography: { markets, counties: new Set() },
    });
    rates.push(perSecond(report.rows, start));
    const { user, system } = process.cpuUsage(cpu);
    own.push((user + system) / report.rows);
    if (report.accepted < ROWS)
      throw new Error(`Only ${report.accepted} rows were taken: ${report.problems[0]?.message}`);
    await database.query(`create table bare (import_id bigint not null, market_id text not null, category bigint not null, parent bigint, dollars bigint not null,
        first_day date not null, end_day date not null, brands int, media_type text not null)`);
    const began = performance.now();
    const columns = "import_id, market_id, category, parent, dollars, first_day, end_day, brands, media_type";
    const copied = await database.copyIn(
      `copy bare (${columns}) from stdin`,
      createReadStream(files.bare, { highWaterMark: 256 * 1024 }),
    );
    bareRates.push(perSecond(copied, began));
    await database.query("drop table bare");
  }
  const [checked, unchecked] = [median(rates), median(bareRates)];
  return [
    {
      name: `import ${ROWS.toLocaleString("en-US")} rows of observed spend with roll-ups, PostgreSQL`,
      value: checked,
      unit: "rows/s",
      goal: { atLeast: 500_000 },
    },
    { name: "our own processor time for a row of observed spend", value: median(own), unit: "µs" },
    { name: "bare COPY of the same rows without roll-ups, PostgreSQL", value: unchecked, unit: "rows/s" },
    { name: "import of observed spend against bare COPY", value: checked / unchecked, unit: "ratio" },
  ] satisfies BenchRow[];
}

function perSecond(rows: number, start: number): number {
  return (rows / (performance.now() - start)) * 1000;
}

/** Nationwide spend by category and media type, from the roll-ups of the last import. */
async function measureAnswers(database: Database): Promise<BenchRow[]> {
  const [last] = await database.query<{ id: number }>("select max(import_id)::int as id from import");
  const scope = { imports: [last?.id ?? 0], set: 0 };
  const timed = async (ask: () => Promise<readonly unknown[]>): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < 5; run++) {
      const start = performance.now();
      const sums = await ask();
      if (sums.length === 0) throw new Error("The roll-ups hold nothing.");
      times.push(performance.now() - start);
    }
    return median(times);
  };
  return [
    {
      name: "nationwide observed spend by category and medium, PostgreSQL",
      value: await timed(() => adIntelCategorySums(database, scope)),
      unit: "ms",
      goal: { atMost: 300 },
    },
    {
      name: "what observed spend of a run is made of, PostgreSQL",
      value:
        (await timed(() => adIntelMarketAmounts(database, scope, []))) +
        (await timed(() => adIntelCategoryAmounts(database, scope))),
      unit: "ms",
    },
  ];
}

if (import.meta.main) console.table(await bench());
