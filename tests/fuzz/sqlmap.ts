// Starts the product with its sample on each engine and lets sqlmap loose on it. `scripts/sqlmap.sh` says how it is called.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../support/postgres.ts";
import { type RunningProduct, startProduct } from "../support/product.ts";
import { operations } from "./operations.ts";
import { tokenOf } from "./sqlmap/tokenOf.ts";
import { tryOperation } from "./sqlmap/tryOperation.ts";

const ENGINES = ["postgres", "embedded"] as const;
const PASSWORD = "demo-password-1";
const ADMINISTRATOR = "admin@spotmarket.example";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "40" },
    engine: { type: "string", default: "" },
    only: { type: "string", default: "" },
  },
});
const engines = ENGINES.filter((engine) => values.engine === "" || engine === values.engine);
const minutes = Number(values.minutes);
if (engines.length === 0 || !(minutes > 0)) {
  process.stderr.write(
    "Usage: scripts/sqlmap.sh [--minutes 40] [--engine postgres|embedded] [--only <parts of operations' names, with commas>]\n",
  );
  process.exit(2);
}

interface Product {
  readonly url: string;
  readonly folder: string;
  readonly token: () => Promise<string>;
}

const findings: string[] = [];
for (const engine of engines) await onEngine(engine, (minutes / engines.length) * 60_000);
if (findings.length > 0) process.stderr.write(`sqlmap has found ${findings.length}:\n${findings.join("\n")}\n`);
process.exit(findings.length > 0 ? 1 : 0);

async function onEngine(engine: (typeof ENGINES)[number], limitMs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-sqlmap-"));
  const postgres = engine === "postgres" ? await startPostgres() : null;
  if (engine === "postgres" && !postgres) throw new Error("PostgreSQL is not installed here.");
  const env = postgres ? { DATABASE_URL: postgres.url } : {};
  let product: RunningProduct | null = null;
  try {
    product = await startProduct({ dataDir: folder, demoPassword: PASSWORD, env });
    const settings = { ...env, DATA_DIR: folder, PUBLIC_URL: product.url };
    const where = { url: product.url, folder, token: () => tokenOf(ADMINISTRATOR, settings) };
    await tryAll(engine, where, Date.now() + limitMs);
  } finally {
    await product?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tables as CSV or workbooks ask the store what their screen asks, so that one of each is enough. */
async function tryAll(engine: string, where: Product, until: number): Promise<void> {
  const chosen = operations().filter(
    ({ id, path, takesBytes }) =>
      !/\.(csv|xlsx)$/.test(path) && !takesBytes && values.only.split(",").some((part) => id.includes(part)),
  );
  const tally = { tried: 0, answered: 0, points: 0, requests: 0 };
  let token = await where.token();
  for (const operation of chosen) {
    if (Date.now() > until) break;
    // Signing out is an operation too, and an hour is a token's life.
    if (!(await isGood(where.url, token))) token = await where.token();
    const outcome = await tryOperation(operation, { ...where, token });
    if (!outcome) continue;
    tally.tried++;
    tally.answered += outcome.answered ? 1 : 0;
    tally.points += outcome.points;
    tally.requests += outcome.requests;
    findings.push(...outcome.findings.map((finding) => `${engine}, ${operation.id}: ${finding}`));
    process.stdout.write(
      `${engine}: ${operation.id}, ${outcome.points} places, ${outcome.requests} requests${outcome.cut ? ", cut off" : ""}\n`,
    );
  }
  process.stdout.write(
    `${engine}: ${tally.tried} of ${chosen.length} operations tried, ${tally.answered} from a good answer, ${tally.points} places, ${tally.requests} requests\n`,
  );
  if (tally.answered === 0 || tally.requests < tally.points)
    findings.push(`${engine}: sqlmap has hardly asked anything.`);
}

async function isGood(url: string, token: string): Promise<boolean> {
  return (await fetch(`${url}/api/v1/session`, { headers: { authorization: `Bearer ${token}` } })).ok;
}
