import { hash } from "node:crypto";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { addReport } from "#features/custom-reports/server/keepReport.ts";
import { insertRun } from "#features/custom-reports/server/runRows.ts";
import { addAccount } from "#platform/identity/accounts.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { publishCountry, writeCrashFiles } from "./crashCountry.ts";
import type { CrashStore } from "./crashStore.ts";
import { doDueJobs } from "./doDueJobs.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";

const EMAIL = "seller@example.com";
const MARKETS = ["tv-623", "tv-618"];

/** All that there is of two markets. */
const EVERYTHING: ReportDefinition = {
  markets: { ids: MARKETS },
  customMarkets: [],
  years: { from: 2019, to: 2031 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market", "medium", "subVertical"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

interface Asker {
  readonly person: number;
  readonly report: number;
}

/** Kills the process that makes the file of a custom report in the background. There is no half of a file, and the next process makes it. */
export async function killExports(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const files = await writeCrashFiles(join(store.folder, "files"));
  const sums = await store.visit((database) => publishCountry(database, files));
  const asker = await store.visit(withAsker);
  const order = () => store.visit((database) => askFor(database, asker));
  // What follows a publication is not what is killed here.
  await store.visit((database) => doDueJobs(database, store.place.dataDir));
  let last = 0;
  const deed = { kind: "jobs" } as const;
  const moments = await measureMoments(store, seed, {
    export: async () => {
      last = await order();
      return deed;
    },
  });
  const whole = await store.visit((database) => sumOfFile(database, last));
  if (whole === null) throw new Error("Undisturbed, the report has no file.");
  return countRounds(
    { fault: "kill -9 during an export in the background", engine: store.engine, seed, rounds: kills },
    async () => {
      const run = await order();
      const victim = await store.victim();
      const ending = await victim.kill(deed, moments.next("export"));
      moments.learn("export", ending);
      await store.settle(victim);
      return store.visit(async (database) => {
        const round = await afterKill(store, database, { ending, run, whole });
        return { ...round, broken: [...round.broken, ...(await brokenInvariants(database, new Set(sums)))] };
      });
    },
    rest,
  );
}

async function withAsker(database: Database): Promise<Asker> {
  await saveCustomer(database, { name: "Example Media", access: ACCESS_FLAGS, markets: MARKETS });
  await addAccount(database, { email: EMAIL, name: "Ann", customer: "Example Media", role: "Subscriber" });
  const [owner] = await database.query<{ id: number; customerId: number }>(
    `select person_id as id, customer_id as "customerId" from person where email = $1`,
    [EMAIL],
  );
  if (!owner) throw new Error("The seller was not kept.");
  const { id } = await addReport(database, owner, { name: "Everything", definition: EVERYTHING, shared: false });
  return { person: owner.id, report: id };
}

/** As a person asks for it; answers the run's number. */
function askFor(database: Database, { person, report }: Asker): Promise<number> {
  return database.transaction(async (store) => {
    await store.query("delete from notification");
    const wish = { format: "csv", locale: "en-US", paper: "letter" } as const;
    const run = await insertRun(store, {
      ...wish,
      report,
      person,
      scheduled: false,
      definition: EVERYTHING,
      key: null,
    });
    if (run === null) throw new Error("The run was not noted.");
    const job = await startJob(store, {
      kind: "custom-report-run",
      data: { run },
      owner: person,
      name: "Everything",
    });
    await store.query("update custom_report_run set job_id = $2 where custom_report_run_id = $1", [run, job]);
    return run;
  });
}

/** Of the file's rows; null where there is no file. What the head says of the moment is left out. */
async function sumOfFile(database: Database, run: number): Promise<string | null> {
  const [row] = await database.query<{ bytes: Uint8Array | null; size: number | null }>(
    "select file_bytes as bytes, file_size::int as size from custom_report_run where custom_report_run_id = $1",
    [run],
  );
  if (!row?.bytes) return null;
  return `${row.size === row.bytes.byteLength ? "" : "not its size: "}${hash("sha256", row.bytes)}`;
}

interface RunLeft {
  readonly run: string;
  readonly job: string;
  readonly tries: number;
}

async function statesOf(database: Database, run: number): Promise<RunLeft> {
  const [found] = await database.query<RunLeft>(
    `select run.state as run, job.state as job, job.tries from custom_report_run as run
     join job on job.job_id = run.job_id::bigint where custom_report_run_id = $1`,
    [run],
  );
  if (!found) throw new Error(`There is no run ${run}.`);
  return found;
}

async function afterKill(
  store: CrashStore,
  database: Database,
  { ending, run, whole }: { readonly ending: Ending; readonly run: number; readonly whole: string },
): Promise<Round> {
  const { answer, orphans = [] } = ending;
  const broken: string[] = [];
  if (answer && "failed" in answer) broken.push(`the export failed: ${answer.failed}`);
  if (orphans.length > 0) broken.push(`what writes documents outlived its process: ${orphans.join(", ")}`);
  const atDeath = await statesOf(database, run);
  const file = await sumOfFile(database, run);
  if (file !== null && file !== whole) broken.push(`half a file is offered: ${file}`);
  if ((file !== null) !== (atDeath.run === "done")) broken.push(`the run is ${atDeath.run}, with ${file ?? "no file"}`);
  if (answer && atDeath.job !== "done") broken.push(`the job was said to be done and is ${atDeath.job}`);
  // A minute later whoever had the job counts as dead.
  await database.query("update job set held_until = now() - interval '1 second' where state = 'running'");
  await doDueJobs(database, store.place.dataDir);
  const after = await statesOf(database, run);
  if (after.run !== "done" || after.job !== "done") broken.push(`later the run is ${after.run}, its job ${after.job}`);
  if ((await sumOfFile(database, run)) !== whole) broken.push("later the file is another one");
  const [told] = await database.query<{ times: number }>(
    "select count(*)::int as times from notification where kind = 'job-done'",
  );
  if (told?.times !== 1) broken.push(`the reader was told ${told?.times} times that it is done`);
  const left = answer ? "acknowledged" : `run ${atDeath.run}, job ${atDeath.job}`;
  return { left, broken };
}
