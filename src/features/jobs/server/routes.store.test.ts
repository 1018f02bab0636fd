import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { JobFault } from "#domain/jobFault.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { sendDueMails } from "#platform/mail/sendDueMails.ts";
import { openRights } from "#platform/identity/rights.ts";
import type { JobHandler } from "#platform/jobs/job.ts";
import { folderStore } from "#platform/files/folderStore.ts";
import { jobFiles } from "#platform/jobs/jobFiles.ts";
import { runDueJobs } from "#platform/jobs/jobRunner.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";
const BOB = "bob@example.com";
const PDF = { name: "Austin für Montag.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7") };

/** The product with two sellers, one of whom has ordered a report. */
async function withOrder() {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-jobs-"));
  const product = await testApp({ settings: { DATA_DIR: folder } });
  await product.given.customer({ markets: ["tv-501", "tv-502"] });
  for (const email of [ANN, BOB]) await product.given.person(email);
  const [ann] = await product.database.query<{ id: number }>("select person_id as id from person where email = $1", [
    ANN,
  ]);
  const id = await startJob(product.database, {
    kind: "revision-published",
    data: { revision: 1, before: null },
    owner: ann?.id ?? 0,
    name: "Austin for Monday",
  });
  const call = async (path: string, as = ANN, method: "GET" | "POST" = "GET") => {
    const answer = await product.get(`/api/v1/jobs${path}`, { as, method });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
  const run = async (handler: JobHandler<"revision-published">) => {
    const rights = await openRights(product.database);
    await runDueJobs({
      database: product.database,
      handlers: { "revision-published": { run: handler } },
      files: jobFiles(folderStore(join(folder, "files", "jobs"))),
      rightsOf: async (owner) => (await rights.callerOf(owner)).rights,
      log: { done: () => undefined, failed: () => undefined },
    });
    await rights.close();
  };
  return { ...product, id, call, run };
}

describe.skipIf(storeMissing)("the job centre", () => {
  test("shows a person's own jobs and gives their files, nobody else's", async () => {
    const { call, run, id } = await withOrder();
    expect(JSON.parse((await call("")).text).items).toMatchObject([
      { id, name: "Austin for Monday", state: "waiting" },
    ]);
    await run(async () => ({ file: PDF, link: "/custom-reports" }));
    expect(JSON.parse((await call(`/${id}`)).text)).toMatchObject({
      state: "done",
      progress: 1,
      file: { name: PDF.name, type: PDF.type, bytes: 8 },
      link: "/custom-reports",
    });
    const file = await call(`/${id}/file`);
    expect([file.status, file.text]).toEqual([200, "%PDF-1.7"]);
    expect(file.headers["content-disposition"]).toContain("Austin%20f%C3%BCr%20Montag.pdf");

    expect(JSON.parse((await call("", BOB)).text).items).toEqual([]);
    for (const path of [`/${id}`, `/${id}/file`]) expect((await call(path, BOB)).status).toBe(404);
    for (const path of [`/${id}/cancellation`, `/${id}/retry`])
      expect((await call(path, BOB, "POST")).status).toBe(404);
  });

  test("a file is no longer given once its owner may not read all that it may hold", async () => {
    const { call, run, id, given } = await withOrder();
    await run(async () => ({ file: PDF }));
    await given.customer({ markets: ["tv-501"] });
    const refused = await call(`/${id}/file`);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "access-required"]);
    await given.customer({ markets: ["tv-501", "tv-502", "tv-503"] });
    expect((await call(`/${id}/file`)).status).toBe(200);
  });

  test("nothing is made for a person who was deactivated meanwhile", async () => {
    const { run, database } = await withOrder();
    await database.query("update person set status = 'disabled' where email = $1", [ANN]);
    announceRights(database);
    let ran = false;
    await run(async () => {
      ran = true;
      return { file: PDF };
    });
    expect(ran).toBe(false);
    expect(await database.query("select state, fault_code from job")).toEqual([
      { state: "failed", fault_code: "owner-gone" },
    ]);
  });

  test("a job is cancelled, begun anew, and says why it failed without the words of a bug", async () => {
    const { call, run, id } = await withOrder();
    expect(JSON.parse((await call(`/${id}/cancellation`, ANN, "POST")).text).state).toBe("cancelled");
    expect((await call(`/${id}/cancellation`, ANN, "POST")).status).toBe(409);
    expect(JSON.parse((await call(`/${id}/retry`, ANN, "POST")).text)).toMatchObject({ state: "waiting", tries: 0 });
    await run(async () => Promise.reject(new Error("undefined is not a function")));
    const { text } = await call(`/${id}`);
    expect(JSON.parse(text)).toMatchObject({ state: "waiting", tries: 1, fault: "internal-error" });
    expect(text).not.toContain("undefined is not");
  });

  test("an administrator sees whose jobs failed and which mails are kept for another try; nobody else does", async () => {
    const { run, get, given, database } = await withOrder();
    await given.person("admin@example.com", { role: "Administrator" });
    await run(() => Promise.reject(new JobFault("interrupted", "It broke.")));
    await queueMail(database, ANN, { subject: "Secret", paragraphs: ["Secret"], locale: "en-US" });
    await sendDueMails(database, () => Promise.reject(new Error("ECONNREFUSED")), { sent: () => {}, failed: () => {} });
    const ask = (as: string) => get("/api/v1/administration/troubles", { as });
    expect((await ask(ANN)).statusCode).toBe(403);
    const answer = await ask("admin@example.com");
    expect(answer.json()).toMatchObject({
      jobs: [{ kind: "revision-published", code: "interrupted", fault: "It broke.", tries: 1, nextTryAt: null }],
      mails: [{ whom: ANN, fault: "ECONNREFUSED", tries: 1, nextTryAt: expect.any(String) }],
    });
    expect(answer.body).not.toMatch(/Secret|Austin/);
  });
});
