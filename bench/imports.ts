import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Upload } from "#features/imports/contract/uploadSchemas.ts";
import { UnreadableFile } from "#revisions/ingest/problem.ts";
import { inspectWorkbook } from "#revisions/ingest/readers/xlsx/inspectWorkbook.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startProduct } from "#tests/support/product.ts";
import { workbookParts, zipOf } from "#tests/support/workbook.ts";
import { type BenchRow, quantile } from "./row.ts";
import type { LoopNote } from "./watchLoop.ts";

const ROWS = 1_000_000;
const SHEET_ROWS = 200_000;
const PIECE = 8 * 1024 * 1024;
const QUIET_MS = 4_000;
const POLL_MS = 50;
const WALLET = "/api/v1/revisions/current/wallets/tv-623";

/** A million rows and a large workbook through the wizard of a running product, with a reader beside it; and a bomb that is refused. */
export async function bench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-bench-"));
  const postgres = await startPostgres();
  try {
    const bomb = await refuseBomb();
    if (!postgres) {
      console.log("PostgreSQL is not installed here: the wizard is not measured.");
      return bomb;
    }
    return [...(await throughWizard(folder, postgres.url)), ...bomb];
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Client {
  readonly call: (method: string, path: string, body?: object | Uint8Array) => Promise<Upload>;
  readonly read: () => Promise<number>;
}

async function throughWizard(folder: string, databaseUrl: string): Promise<BenchRow[]> {
  const loop = join(folder, "loop.ndjson");
  writeFileSync(loop, "");
  const env = {
    DATABASE_URL: databaseUrl,
    WATCH_LOOP_FILE: loop,
    NODE_OPTIONS: `--import=${new URL("./watchLoop.ts", import.meta.url).href}`,
  };
  const product = await startProduct({ dataDir: join(folder, "data"), demoPassword: "benchmarks-only-4600", env });
  try {
    const client = await clientOf(product.url, { DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl });
    const csv = join(folder, "spend.csv");
    writeFileSync(csv, spendCsv());
    const quiet = await latencies(client, QUIET_MS);
    const rows = await measureCsv(client, csv, loop, quiet);
    const sheet = join(folder, "spend.xlsx");
    writeFileSync(sheet, spendWorkbook());
    return [...rows, ...(await measureWorkbook(client, sheet))];
  } finally {
    await product.stop();
  }
}

async function measureCsv(client: Client, file: string, loop: string, quiet: readonly number[]): Promise<BenchRow[]> {
  const arrived = await timed(() => bring(client, file, "spend.csv"));
  const before = notesSince(loop, Date.now() - 2_000).at(-1)?.memory ?? 0;
  const begun = Date.now();
  const [checked, beside] = await both(client, arrived.result, "check");
  const during = notesSince(loop, begun);
  const { outcome } = checked.result;
  if (outcome?.errors !== 0 || outcome.rows !== ROWS) throw new Error(`The check found ${JSON.stringify(outcome)}`);
  const joinBegun = Date.now();
  const [joined, besideJoin] = await both(client, checked.result, "join");
  if (joined.result.state !== "joined") throw new Error(`The file is ${joined.result.state}: ${joined.result.fault}`);
  const joining = notesSince(loop, joinBegun);
  const most = Math.max(...[...during, ...joining].map(({ memory }) => memory));
  const p99 = (times: readonly number[]) => quantile(times, 0.99);
  const longest = (notes: readonly LoopNote[]) => Math.max(...notes.map((note) => note.longest));
  return [
    {
      name: "a million rows checked in the wizard, PostgreSQL",
      value: ROWS / outcome.seconds,
      unit: "rows/s",
      goal: { atLeast: 300_000 },
      note: `${checked.seconds.toFixed(1)} s from the press to the result`,
    },
    { name: "their bytes brought and looked at", value: arrived.seconds, unit: "s" },
    { name: "joined to the draft", value: joined.seconds, unit: "s" },
    {
      name: "growth of memory while checking and joining",
      value: (most - before) / 1024 / 1024,
      unit: "MB",
      goal: { atMost: 300 },
    },
    { name: "event loop held up while checking", value: longest(during), unit: "ms", goal: { atMost: 50 } },
    { name: "event loop held up while joining", value: longest(joining), unit: "ms", goal: { atMost: 50 } },
    {
      name: "a reader's p99 while checking, of a quiet one",
      value: p99(beside) / p99(quiet),
      unit: "×",
      goal: { atMost: 2 },
      note: `${p99(beside).toFixed(1)} of ${p99(quiet).toFixed(1)} ms`,
    },
    {
      name: "a reader's p99 while joining, of a quiet one",
      value: p99(besideJoin) / p99(quiet),
      unit: "×",
      goal: { atMost: 2 },
      note: `${p99(besideJoin).toFixed(1)} ms`,
    },
  ];
}

async function measureWorkbook(client: Client, file: string): Promise<BenchRow[]> {
  const arrived = await timed(() => bring(client, file, "spend.xlsx"));
  const checked = await timed(() => work(client, arrived.result, "check"));
  const { outcome } = checked.result;
  if (outcome?.rows !== SHEET_ROWS) throw new Error(`The check found ${JSON.stringify(outcome ?? checked.result)}`);
  const looked = arrived.seconds.toFixed(1);
  return [
    {
      name: "a workbook of 200,000 rows checked",
      value: checked.seconds,
      unit: "s",
      goal: { atMost: 20 },
      note: `${looked} s to bring it and look at it`,
    },
  ];
}

/** A workbook whose sheet unpacks to a thousand times its size: refused by its list of contents. */
async function refuseBomb(): Promise<BenchRow[]> {
  const bytes = zipOf([...workbookParts(), { name: "xl/worksheets/sheet1.xml", text: " ".repeat(100_000_000) }]);
  const before = process.memoryUsage.rss();
  const began = performance.now();
  const code = await inspectWorkbook(bytes).then(
    () => "opened",
    (reason: unknown) => (reason instanceof UnreadableFile ? reason.problem.code : String(reason)),
  );
  const milliseconds = performance.now() - began;
  if (code !== "unsafe-workbook") throw new Error(`The bomb was ${code}.`);
  const memory = Math.max(0, process.memoryUsage.rss() - before) / 1024 / 1024;
  return [
    { name: "an archive bomb refused", value: milliseconds, unit: "ms", goal: { atMost: 100 } },
    { name: "memory that took", value: memory, unit: "MB", goal: { atMost: 50 } },
  ];
}

async function clientOf(url: string, env: Record<string, string>): Promise<Client> {
  const token = async (email: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["src/app/server/commands/commandLine.ts", "token", email],
      { cwd: join(import.meta.dirname, ".."), env: { ...process.env, ...env, PUBLIC_URL: url } },
    );
    return { authorization: `Bearer ${stdout.trim()}` };
  };
  const [admin, seller] = [await token("admin@spotmarket.example"), await token("seller@spotmarket.example")];
  return {
    call: async (method, path, body) => {
      const bytes = body instanceof Uint8Array;
      const type = bytes ? "application/octet-stream" : "application/json";
      const answer = await fetch(`${url}/api/v1/imports${path}`, {
        method,
        headers: { ...admin, ...(body && { "content-type": type }) },
        ...(body && { body: bytes ? Buffer.from(body) : JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer but that to bytes is an upload
      return (await answer.json()) as Upload;
    },
    read: async () => {
      const began = performance.now();
      const answer = await fetch(url + WALLET, { headers: seller });
      await answer.arrayBuffer();
      return performance.now() - began;
    },
  };
}

async function bring({ call }: Client, path: string, fileName: string): Promise<Upload> {
  const bytes = readFileSync(path);
  const { id, version } = await call("POST", "", { fileName, bytes: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += PIECE)
    await call("PUT", `/${id}/bytes?offset=${offset}`, bytes.subarray(offset, offset + PIECE));
  return call("POST", `/${id}/description`, { version });
}

/** Begins work in the background and waits for its end. */
async function work({ call }: Client, { id, version }: Upload, what: "check" | "join"): Promise<Upload> {
  await call("POST", `/${id}/${what}`, { version });
  for (;;) {
    const now = await call("GET", `/${id}`);
    if (now.state !== "checking" && now.state !== "joining") return now;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Work, and how long a reader waits meanwhile. */
async function both(
  client: Client,
  upload: Upload,
  what: "check" | "join",
): Promise<[{ result: Upload; seconds: number }, number[]]> {
  const ended = new AbortController();
  const reading = latencies(client, Number.POSITIVE_INFINITY, ended.signal);
  const done = await timed(() => work(client, upload, what));
  ended.abort();
  return [done, await reading];
}

async function latencies({ read }: Client, milliseconds: number, signal?: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    if (signal?.aborted) break;
    times.push(await read());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

async function timed<Result>(act: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const began = performance.now();
  const result = await act();
  return { result, seconds: (performance.now() - began) / 1_000 };
}

function notesSince(path: string, since: number): LoopNote[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): LoopNote => JSON.parse(line))
    .filter(({ at }) => at >= since);
}

/** Codes of TV markets of the sample set, so many that a million rows differ. */
function* spendRows(count: number): Generator<readonly [string, string, string, number, number]> {
  const codes = marketCodes();
  const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
  for (let at = 0; at < count; at++) {
    const medium = MEDIA[at % MEDIA.length];
    const sub = SUB_VERTICALS[Math.floor(at / MEDIA.length) % SUB_VERTICALS.length];
    const year = years[Math.floor(at / (MEDIA.length * SUB_VERTICALS.length)) % years.length] ?? 2019;
    const code = codes[Math.floor(at / (MEDIA.length * SUB_VERTICALS.length * years.length))] ?? "501";
    yield [code, sub?.id ?? "", medium?.id ?? "", year, (at * 7_919) % 9_999_999];
  }
}

function marketCodes(): string[] {
  const text = readFileSync(new URL("../edition/markets-tv.csv", import.meta.url), "utf8");
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  const at = head.split(",").findIndex((name) => name === "dma_code" || name === "code");
  return lines.map((line) => line.split(",")[at] ?? "");
}

function spendCsv(): string {
  const lines = ["market_code,vertical,medium,year,amount_usd"];
  for (const row of spendRows(ROWS)) lines.push(row.join(","));
  return `${lines.join("\n")}\n`;
}

function spendWorkbook(): Buffer {
  const text = (words: string) => `<c t="str"><v>${words}</v></c>`;
  const rows = [`<row r="1">${["market_code", "vertical", "medium", "year", "amount_usd"].map(text).join("")}</row>`];
  for (const [code, sub, medium, year, dollars] of spendRows(SHEET_ROWS))
    rows.push(
      `<row r="${rows.length + 1}">${text(code)}${text(sub)}${text(medium)}<c><v>${year}</v></c><c><v>${dollars}</v></c></row>`,
    );
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join("")}</sheetData></worksheet>`;
  return zipOf([...workbookParts(), { name: "xl/worksheets/sheet1.xml", text: sheet }]);
}

if (import.meta.main) console.table(await bench());
