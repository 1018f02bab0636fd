import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { openDocumentWorker } from "#documents/documentWorker.ts";
import { isContentEmpty, loadStarter } from "#features/content/server/starter/loadStarter.ts";
import { readStarter } from "#features/content/server/starter/readStarter.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import { keepBackups } from "#platform/backup/keepBackups.ts";
import type { Database } from "#platform/database/database.ts";
import { machinesShut, shutText } from "#platform/database/machinesOfCitus.ts";
import { migrate } from "#platform/database/migrate.ts";
import { oneAtATime } from "#platform/database/oneAtATime.ts";
import { sweepRequestCounts } from "#platform/database/queries/countRequest.ts";
import { TENANT_ROLE } from "#platform/database/tenant.ts";
import { hasTenantRole } from "#platform/database/tenantStores.ts";
import { tendLocalProvider } from "#platform/identity/local/localProvider.ts";
import { openRights } from "#platform/identity/rights.ts";
import { type JobRunnerParts, openJobs } from "#platform/jobs/jobRunner.ts";
import { HOUR, MINUTE, openRecurringWork, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { deliverBySmtp } from "#platform/mail/deliverBySmtp.ts";
import { deliverToFile } from "#platform/mail/deliverToFile.ts";
import { type MailSender, openMailSender } from "#platform/mail/mailSender.ts";
import { sweepMails } from "#platform/mail/sweepMails.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { openLoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { buildApp } from "./app.ts";
import { openControlSocket } from "./commands/controlSocket.ts";
import { loadSample } from "./commands/sample.ts";
import { type Config, readConfig } from "./config.ts";
import { featureParts, type FeatureParts } from "./featureParts.ts";
import { FEATURES } from "./features.ts";
import { fileRooms } from "./files/fileRooms.ts";
import { jobHandlers } from "./jobHandlers.ts";
import { openNeighbours } from "./neighbours.ts";
import { openMetricsPort } from "./plugins/metrics/openMetricsPort.ts";
import { settingsFromFiles } from "./settingsFromFiles.ts";
import { checkFolder, ROOM_OF_SAMPLE, ROOM_OF_STORE } from "./starting/checkFolder.ts";
import { machineWarnings } from "./starting/machineWarnings.ts";
import { needsSample } from "./starting/needsSample.ts";
import { openStore } from "./starting/openStore.ts";
import { checkPort } from "./starting/portFree.ts";
import { seenMachine } from "./starting/seenMachine.ts";
import { waitForMachines } from "./starting/waitForMachines.ts";
import { readyDemo, welcome } from "./starting/welcome.ts";
import { VERSION } from "./version.ts";

/** Any number, as long as nothing else takes the same advisory lock. */
const SAMPLE_LOCK = 4600_0010;
const STARTER_LOCK = 4600_0011;

/** Tells the operator a line. */
export type Say = (line: string) => void;

/** The product while it runs. */
export interface Product {
  /** Finishes open requests, then closes everything. */
  readonly stop: () => Promise<void>;
}

/** Open requests get this long when the product stops. */
const DRAIN_MS = 10_000;

/** Brings the product up: store, schema, sample set, server. What it opened is closed again when a step fails. */
export async function start(environment: NodeJS.ProcessEnv, say: Say): Promise<Product> {
  const config = readConfig(settingsFromFiles(environment));
  await checkPort(config.port, config.host);
  if (config.metricsPort) await checkPort(config.metricsPort, config.host, "METRICS_PORT");
  await checkFolder(config.dataDir, roomNeeded(config), say);

  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const database = await openStore(config, say);
    opened.push(() => database.close());
    await prepareStore(database, config, say);
    for (const line of machineWarnings(await seenMachine(database))) say(line);
    const demo = await readyDemo(database, config, say);
    const neighbours = await openNeighbours({ database, config, warn: say });
    opened.push(() => neighbours.close());

    const loadedRevisions = await openLoadedRevisions({
      database,
      onError: (reason) => app.log.warn({ err: reason }, "The published revision cannot be read"),
    });
    opened.push(() => loadedRevisions.close());
    const rights = await openRights(database);
    opened.push(() => rights.close());
    const documentWorker = openDocumentWorker();
    opened.push(() => documentWorker.close());
    const opening = { config, database, loadedRevisions, rights, documentWorker };
    const parts = featureParts(opening);
    const app = await buildApp(opening);
    const jobs = await openJobs({
      database,
      handlers: jobHandlers(parts),
      files: parts.jobFiles,
      rightsOf: async (owner) => (await rights.callerOf(owner)).rights,
      ...jobLog(app.log),
    });
    opened.push(() => jobs.close());
    const mail = await openMail(database, config, app.log);
    opened.push(() => mail.close());
    const recurring = await openRecurringWork({
      database,
      work: recurringWork(parts, app.log),
      onFault: (fault, work) =>
        app.log.warn({ err: fault, work }, work === null ? "Recurring work cannot be read" : "Recurring work failed"),
    });
    opened.push(() => recurring.close());
    opened.push(() => drain(app));
    if (config.metricsPort) opened.push(await openMetricsPort(app, config.metricsPort, config.host));
    await app.listen({ port: config.port, host: config.host });
    if (database.engine === "pglite") opened.push(await openControlSocket({ database, config }));
    say(welcome(config, demo));
  } catch (reason) {
    await stop();
    throw reason;
  }
  return { stop };
}

/** Bytes that must be free in the data folder: none for the store where that is a PostgreSQL elsewhere. */
function roomNeeded({ databaseUrl, dataDir, sample }: Config): number {
  if (databaseUrl) return 0;
  return sample === "auto" && !existsSync(join(dataDir, "store")) ? ROOM_OF_SAMPLE : ROOM_OF_STORE;
}

const WITHOUT_TENANT_ROLE =
  `The store's user may not act as the role ${TENANT_ROLE}, so callers' requests keep the owner's rights: row-level security still holds, but ` +
  "passwords and keys are not shut off from them. " +
  `Let a superuser run "create role ${TENANT_ROLE} nologin noinherit" and grant it to the user of DATABASE_URL, then start again.`;

/** Brings the schema up to date, cleans up after a process that died, and loads the sample set into an empty store. */
async function prepareStore(database: Database, config: Config, say: Say): Promise<void> {
  const applied = await waitForMachines(database, say, () => migrate(database));
  if (applied.length > 0) say(`Store brought up to date (${applied.length} migrations).`);
  if (!(await hasTenantRole(database))) say(WITHOUT_TENANT_ROLE);
  else for (const machine of await machinesShut(database)) say(shutText(machine));
  for (const { layout, fileName, startedAt } of await waitForMachines(database, say, () =>
    sweepInterruptedImports(database),
  )) {
    say(
      `The import of ${fileName} (${layout}), begun ${startedAt.toISOString()}, was interrupted. ` +
        "Its rows are removed and nothing else was changed. Import it again.",
    );
  }
  if (config.sample === "auto" && (await needsSample(database))) await loadSampleOnce(database, say);
  await loadStarterOnce(database, config, say);
}

/** Of several processes that start on one empty store, one loads the sample set and the others wait for it. */
async function loadSampleOnce(database: Database, say: Say): Promise<void> {
  await oneAtATime(database, SAMPLE_LOCK, async () => {
    if (!(await needsSample(database))) return;
    say("Loading the sample set into the empty store: half a minute on two cores, a few minutes on a small machine …");
    await loadSample({ database, log: say });
  });
}

/** An empty newsroom begins with the starter content; without the sample set, with what holds no sample figures. */
async function loadStarterOnce(database: Database, { sample }: Config, say: Say): Promise<void> {
  await oneAtATime(database, STARTER_LOCK, async () => {
    if (!(await isContentEmpty(database))) return;
    const pieces = await readStarter(STARTER_FOLDER);
    const { added } = await loadStarter(
      database,
      pieces.filter((piece) => sample === "auto" || !piece.sample),
    );
    if (added > 0) say(`Starter content loaded (${added} pieces).`);
  });
}

async function drain(app: FastifyInstance): Promise<void> {
  // Whoever arrives from now on is sent elsewhere.
  app.serveArrivals();
  const overdue = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(overdue);
}

/** What the log says of jobs: their numbers and kinds, never what they were told. */
function jobLog(log: FastifyBaseLogger): Pick<JobRunnerParts, "log" | "onFault"> {
  return {
    log: {
      done: (job, kind, milliseconds) => log.info({ job, kind, milliseconds }, "Job done"),
      failed: (job, kind, fault, again) =>
        log.warn(
          { job, kind, err: fault, seconds: again },
          again === null ? "Job failed" : "Job failed; it will be retried",
        ),
    },
    onFault: (fault) => log.warn({ err: fault }, "The job queue cannot be processed"),
  };
}

/** Sends queued mails to the mail server, or to files where there is none. The log names mails by number, never what they say. */
function openMail(database: Database, config: Config, log: FastifyBaseLogger): Promise<MailSender> {
  const { smtpUrl, mailFrom, product, dataDir } = config;
  const from = { address: mailFrom, name: product };
  const deliver = smtpUrl ? deliverBySmtp(smtpUrl, from) : deliverToFile(join(dataDir, "mail"), from);
  const done = smtpUrl ? "Mail sent" : "Mail written to a file, because SMTP_URL is not set";
  return openMailSender({
    database,
    deliver,
    log: {
      sent: (mail, place) => log.info({ mail, place }, done),
      failed: (mail, fault, again) =>
        log.warn(
          { mail, fault, minutes: again },
          again === null ? "Email not sent; no more retries" : "Email not sent; it will be retried",
        ),
    },
    onFault: (fault) => log.warn({ err: fault }, "The email queue cannot be read"),
  });
}

/** Everything that is done again and again: what features announce, and what is no feature's. */
function recurringWork(parts: FeatureParts, log: FastifyBaseLogger): readonly RecurringWork[] {
  const { database, local } = parts;
  return [
    ...FEATURES.flatMap(({ recurring }) => recurring?.(parts) ?? []),
    { name: "mails", everySeconds: HOUR, run: () => sweepMails(database) },
    { name: "requestCounts", everySeconds: 10 * MINUTE, run: () => sweepRequestCounts(database) },
    ...(local ? [{ name: "signInKeys", everySeconds: 10 * MINUTE, run: () => tendLocalProvider(database) }] : []),
    ...backups(parts, log),
  ];
}

/** Without a folder to make them in none are made. */
function backups(parts: FeatureParts, log: FastifyBaseLogger): readonly RecurringWork[] {
  const { database, backupTo: folder, backupHours: hours, keptBackups: kept, backupPassphrase } = parts;
  if (folder === undefined) return [];
  const schedule = { database, folder, hours, kept, version: VERSION, passphrase: backupPassphrase ?? null };
  const run = async (signal: AbortSignal) => {
    const path = await keepBackups({ ...schedule, rooms: fileRooms(parts), signal }, new Date());
    if (path !== null) log.info({ path }, "Backup made");
  };
  return [{ name: "backup", everySeconds: 5 * MINUTE, atStart: true, run }];
}
