import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { DestinationStream } from "pino";
import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openRights } from "#platform/identity/rights.ts";
import { runDueJobs } from "#platform/jobs/jobRunner.ts";
import { computeTable, makeCustomReport } from "#documents/customReport/makeCustomReport.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import type { ReportDocument } from "#documents/document.ts";
import { openDocumentWorker, type DocumentWorker } from "#documents/documentWorker.ts";
import { openLoadedRevisions, type LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { buildApp } from "#app/server/app.ts";
import { readConfig } from "#app/server/config.ts";
import { featureParts } from "#app/server/featureParts.ts";
import { jobHandlers } from "#app/server/jobHandlers.ts";
import { type Given, given } from "./given.ts";
import { keepSigningKey, signedIn } from "./signIn.ts";
import { testDatabase } from "./testDatabase.ts";

export interface TestRequest {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** E-mail of the person who calls; without one nobody is signed in. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The whole product on the shared test store, listening nowhere. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
  /** States facts in the words of the glossary. */
  readonly given: Given;
  /** Headers with a real access token of the local provider. */
  readonly signedIn: (email: string) => Promise<Record<string, string>>;
  /** Asks an address; one that does not begin with `/api` or another known place is taken below `/api/v1`. */
  readonly get: (url: string, request?: TestRequest) => Promise<LightMyRequestResponse>;
  /** Does the background work that is due, and what that begins, until nothing is due; nobody else does any. */
  readonly runJobs: () => Promise<void>;
  /** What a light document worker was given, the first one first. */
  readonly printed: readonly ReportDocument[];
}

export interface TestAppOptions {
  /** Settings as the environment would hold them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly logStream?: DestinationStream;
  /** `light` keeps documents instead of writing them, where a test is not about files. */
  readonly documentWorker?: "real" | "light";
  /** Whether no announcement of the store reaches the product, as where its connection for them has just broken. */
  readonly missesAnnouncements?: boolean;
}

/** Empties the shared store and builds the app on it; everything is closed when the test ends. */
export async function testApp({
  settings = {},
  logStream,
  documentWorker: weight = "real",
  missesAnnouncements = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = missesAnnouncements ? missingAnnouncements(await testDatabase()) : await testDatabase();
  await keepSigningKey(database);
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-test-"));
  const config = readConfig({
    LOG_LEVEL: logStream ? "debug" : "silent",
    // What the product answers must not depend on what else the machine has to do.
    LONGEST_PAUSE_MS: "0",
    LONGEST_REQUEST_S: "0",
    REQUESTS_PER_MINUTE: "0",
    KEY_REQUESTS_PER_MINUTE: "0",
    BAD_TOKENS_PER_MINUTE: "0",
    DATA_DIR: dataDir,
    ...settings,
  });
  const loadedRevisions = await openLoadedRevisions({ database });
  const rights = await openRights(database);
  const printed: ReportDocument[] = [];
  const documentWorker = weight === "real" ? openDocumentWorker() : lightDocumentWorker(printed);
  const opening = { config, database, loadedRevisions, rights, documentWorker };
  const app = await buildApp({ ...opening, ...(logStream ? { logStream } : {}) });
  const parts = featureParts(opening);
  onTestFinished(async () => {
    await app.close();
    await documentWorker.close();
    await rights.close();
    await loadedRevisions.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const headersOf = (email: string) => signedIn(database, config.publicUrl, email);
  return {
    app,
    database,
    loadedRevisions,
    given: given(database, loadedRevisions),
    signedIn: headersOf,
    printed,
    runJobs: () =>
      runDueJobs({
        database,
        handlers: jobHandlers(parts),
        files: parts.jobFiles,
        rightsOf: async (owner) => (await rights.callerOf(owner)).rights,
        log: { done: () => undefined, failed: () => undefined },
      }),
    get: async (url, { method = "GET", as, headers = {}, body } = {}) =>
      app.inject({
        method,
        url: /^\/(markets|revisions|session|openapi)/.test(url) ? `/api/v1${url}` : url,
        headers: { ...(as ? await headersOf(as) : {}), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
  };
}

/** An embedded store tells its only process within the statement itself whose things changed; that cannot get lost. */
function missingAnnouncements(database: Database): Database {
  const heard = database.engine === "pglite" ? ["owner_changed"] : [];
  const listen: Database["listen"] = async (channel, told) =>
    heard.includes(channel) ? database.listen(channel, told) : async () => undefined;
  return { ...database, listen };
}

/** Keeps documents, and answers with a few bytes. They are copied as they would be on their way to the writing process. */
function lightDocumentWorker(printed: ReportDocument[]): DocumentWorker {
  return {
    print: async (compose, format) => {
      const document = await compose();
      printed.push(structuredClone(document));
      return {
        name: `${document.about.fileName}.${format}`,
        type: FILE_TYPES[format],
        bytes: new Uint8Array([1]),
      };
    },
    picture: async () => new Uint8Array([1]),
    report: async (order, _, { progress = () => undefined } = {}) => makeCustomReport(structuredClone(order), progress),
    table: async (order) => computeTable(structuredClone(order)),
    warm: () => undefined,
    close: async () => undefined,
  };
}
