import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "#tests/support/product.ts";
import { bench as alerts } from "./alerts.ts";
import { bench as arrival } from "./arrival.ts";
import { bench as assistants } from "./assistants.ts";
import { bench as balance } from "./balance.ts";
import { bench as companies } from "./companies.ts";
import { bench as contours } from "./contours.ts";
import { bench as cube } from "./cube.ts";
import { bench as customReports } from "./customReports.ts";
import { bench as documents } from "./documents.ts";
import { bench as drag } from "./drag.ts";
import { bench as forecastRoom, editInBrowser } from "./forecastRoom.ts";
import { bench as http } from "./http.ts";
import { bench as imports } from "./imports.ts";
import { bench as adIntel } from "./adIntel.ts";
import { bench as ingest } from "./ingest.ts";
import { bench as insights } from "./insights.ts";
import { bench as look } from "./look.ts";
import { bench as load } from "./load.ts";
import { bench as maps } from "./maps.ts";
import { bench as nodes } from "./nodes.ts";
import { bench as projection } from "./projection.ts";
import { bench as revisions } from "./revisions.ts";
import { bench as polygons } from "./polygons.ts";
import { type BenchRow, keepsGoal } from "./row.ts";
import { bench as scaling } from "./scaling.ts";
import { bench as screens } from "./screens.ts";
import { bench as search } from "./search.ts";
import { bench as signIn } from "./signIn.ts";
import { bench as stations } from "./stations.ts";
import { bench as summary } from "./summary.ts";

/** Every measured promise by name. `npm run bench -- summary http` takes only those named; `-- load --minutes 60` soaks too. */
const BENCHES: Readonly<Record<string, () => BenchRow[] | Promise<BenchRow[]>>> = {
  balance,
  cube,
  projection,
  forecastRoom,
  alerts,
  summary,
  insights,
  contours,
  polygons,
  search,
  adIntel,
  ingest,
  imports,
  customReports,
  documents,
  signIn,
  http,
  assistants,
  load,
  scaling,
  product: benchProduct,
  stations,
  revisions,
  nodes,
};

/** Start of the product, and in a browser arrival, changes of filters, look and language, drags and maps, on one store with its sample set. */
async function benchProduct(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-bench-"));
  const demoPassword = "benchmarks-only-4600";
  const timed = async () => {
    const began = performance.now();
    const product = await startProduct({ dataDir, demoPassword });
    return { product, seconds: (performance.now() - began) / 1000 };
  };
  try {
    const cold = await timed();
    await cold.product.stop();
    const warm = await timed();
    try {
      const product = { baseUrl: warm.product.url, email: "seller@spotmarket.example", password: demoPassword };
      const rows = [
        ...(await arrival(product)),
        ...(await screens(product)),
        ...(await look(product)),
        ...(await drag(product)),
        ...(await maps(product)),
        ...(await editInBrowser(product)),
        ...(await companies(product)),
      ];
      return [
        { name: "start on an empty folder, sample set loaded", value: cold.seconds, unit: "s", goal: { atMost: 90 } },
        { name: "start, warm", value: warm.seconds, unit: "s", goal: { atMost: 5 } },
        ...rows,
      ];
    } finally {
      await warm.product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function line({ name, value, unit, goal, note }: BenchRow): string {
  const figure = `${value.toLocaleString("en-US", { maximumSignificantDigits: 4 })} ${unit}`;
  const bound = goal ? ("atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`) : "";
  const verdict = goal ? (keepsGoal({ name, value, unit, goal }) ? "ok  " : "MISS") : "    ";
  return `${verdict} ${name.padEnd(64)} ${figure.padStart(18)}  ${bound.padEnd(12)} ${note ?? ""}`.trimEnd();
}

/** Names of benches; what begins with `--`, and the word after it, is for the bench itself. */
const chosen = process.argv
  .slice(2)
  .filter((word, at, words) => !word.startsWith("--") && !words[at - 1]?.startsWith("--"));
const unknown = chosen.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(", ")}. There are ${Object.keys(BENCHES).join(", ")}.`);
const results: Record<string, BenchRow[]> = {};
for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  const rows = await bench();
  for (const row of rows) console.log(line(row));
  results[name] = rows;
}

const machine = { cores: cpus().length, model: cpus()[0]?.model ?? "", node: process.version };
await writeFile(
  new URL("./results.json", import.meta.url),
  `${JSON.stringify({ machine, measuredAt: new Date().toISOString(), results }, null, 2)}\n`,
);
const missed = Object.values(results)
  .flat()
  .filter((row) => !keepsGoal(row));
console.log(
  `\n${missed.length === 0 ? "Every goal is kept." : `${missed.length} goals are missed.`} Written to bench/results.json.`,
);
