import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPglite } from "#platform/database/pglite.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import type { KnownMarket } from "#revisions/ingest/layout.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type BenchRow, median } from "./row.ts";

const ROWS = 1_000_000;
const RUNS = 3;

/** Checking and staging a spend file of a million rows, on both engines, beside a bare COPY of the same rows. */
export async function bench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-bench-"));
  const postgres = await startPostgres();
  try {
    const file = join(folder, "spend.csv");
    const bare = join(folder, "spend.copy");
    writeSpendFile(file, bare);
    const rows: BenchRow[] = [];
    if (postgres) {
      rows.push(...(await onEngine(await openPostgres(postgres.url), "PostgreSQL", file, bare, 500_000)));
    } else {
      console.log("PostgreSQL is not installed here: the import is measured on the embedded engine only.");
    }
    rows.push(...(await onEngine(await openPglite(join(folder, "store")), "embedded", file, bare, 100_000)));
    return rows;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

const markets: KnownMarket[] = Array.from({ length: 210 }, (_, at) => ({
  id: `tv-${500 + at}`,
  kind: "tv",
  code: String(500 + at),
  name: at % 20 === 0 ? `Market, ${at} (North)` : `Market ${at}`,
}));

/** The file as a customer sends it, and the same rows as COPY takes them with no check at all. */
function writeSpendFile(file: string, bare: string): void {
  const lines = ["market_code,market_name,sub_vertical,medium,year,amount_usd"];
  const copy: string[] = [];
  const perMarket = Math.ceil(ROWS / markets.length);
  for (let at = 0; at < ROWS; at++) {
    const market = markets[Math.floor(at / perMarket)]!;
    const cell = at % perMarket;
    const medium = MEDIA[cell % MEDIA.length]!;
    const subVertical = SUB_VERTICALS[Math.floor(cell / MEDIA.length) % SUB_VERTICALS.length]!;
    const year = 2019 + Math.floor(cell / (MEDIA.length * SUB_VERTICALS.length));
    const cents = (at * 7_919) % 99_999_999;
    const name = market.name.includes(",") ? `"${market.name}"` : market.name;
    const words = [market.code, name, quoted(subVertical.names["en-US"]), medium.names["en-US"]];
    lines.push(`${words.join(",")},${year},${(cents / 100).toFixed(2)}`);
    copy.push(`0\t${market.id}\t${at + 2}\t${subVertical.id}\t${medium.id}\t${year}\t${Math.round(cents / 100)}`);
  }
  writeFileSync(file, `${lines.join("\n")}\n`);
  writeFileSync(bare, `${copy.join("\n")}\n`);
}

function quoted(name: string): string {
  return name.includes(",") ? `"${name}"` : name;
}

async function onEngine(
  database: Database,
  engine: string,
  file: string,
  bare: string,
  goal: number,
): Promise<BenchRow[]> {
  await migrate(database);
  const rates: number[] = [];
  const bareRates: number[] = [];
  let growth = 0;
  for (let run = 0; run <= RUNS; run++) {
    const before = residentMegabytes();
    const start = performance.now();
    const report = await importFile({
      database,
      layout: "spend",
      path: file,
      fileName: "spend.csv",
      sample: true,
      startedBy: "bench",
      geography: { markets, counties: new Set() },
      onProgress: () => {
        growth = Math.max(growth, residentMegabytes() - before);
      },
    });
    const rate = perSecond(start);
    if (report.accepted !== ROWS)
      throw new Error(`Only ${report.accepted} rows were taken: ${report.problems[0]?.message}`);
    const bareRate = await bareCopy(database, bare);
    if (run === 0) continue;
    rates.push(rate);
    bareRates.push(bareRate);
  }
  await database.close();
  const [checked, unchecked] = [median(rates), median(bareRates)];
  return [
    { name: `import a million spend rows, ${engine}`, value: checked, unit: "rows/s", goal: { atLeast: goal } },
    { name: `bare COPY of the same rows, ${engine}`, value: unchecked, unit: "rows/s" },
    { name: `import against bare COPY, ${engine}`, value: checked / unchecked, unit: "ratio" },
    { name: `growth of memory while importing, ${engine}`, value: growth, unit: "MB", goal: { atMost: 200 } },
  ];
}

async function bareCopy(database: Database, bare: string): Promise<number> {
  await database.query("create table bare (like spend_row including defaults)");
  const start = performance.now();
  const columns = "import_id, market_id, line, target, medium, year, dollars";
  await database.copyIn(`copy bare (${columns}) from stdin`, createReadStream(bare, { highWaterMark: 256 * 1024 }));
  const rate = perSecond(start);
  await database.query("drop table bare");
  return rate;
}

function perSecond(start: number): number {
  return (ROWS / (performance.now() - start)) * 1000;
}

function residentMegabytes(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}

if (import.meta.main) console.table(await bench());
