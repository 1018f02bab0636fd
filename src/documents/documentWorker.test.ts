import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { exampleReportOrder } from "#tests/support/exampleReportOrder.ts";
import type { ReportDocument } from "./document.ts";
import { openDocumentWorker, type DocumentWorker } from "./documentWorker.ts";
import type { SideSetting } from "./sideProcess.ts";

const AWKWARD = new URL("../../tests/support/awkwardDocumentThread.ts", import.meta.url);

const opened: DocumentWorker[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((documentWorker) => documentWorker.close()));
});

function awkwardDocumentWorker(setting: Partial<SideSetting> = {}): DocumentWorker {
  // The machine has other tests to run, and these here wait for what gives way to all of them.
  const documentWorker = openDocumentWorker({ worker: AWKWARD, niceness: 0, ...setting });
  opened.push(documentWorker);
  return documentWorker;
}

const example = await exampleDocument("en-US");
const documentOf = (title: string, subject = ""): ReportDocument => ({ ...example, title, subject, sections: [] });
const print = async (documentWorker: DocumentWorker, title: string, subject = "", signal?: AbortSignal) =>
  new TextDecoder().decode((await documentWorker.print(() => documentOf(title, subject), "pdf", signal)).bytes);

test("documents come out in the order they were asked for, from one process that stays warm", async () => {
  const documentWorker = awkwardDocumentWorker();
  const done: string[] = [];
  const note = (text: string) => done.push(text);
  await Promise.all(["one", "two", "three"].map(async (subject) => note(await print(documentWorker, "echo", subject))));
  expect(done).toEqual(["one", "two", "three"]);
  const first = await print(documentWorker, "process");
  expect(await print(documentWorker, "process")).toBe(first);
});

test("a crash takes its own document along and no other", async () => {
  const documentWorker = awkwardDocumentWorker();
  const asked = [
    print(documentWorker, "crash"),
    print(documentWorker, "echo", "after"),
    print(documentWorker, "leave"),
    print(documentWorker, "echo", "last"),
  ];
  const [crash, after, leave, last] = await Promise.allSettled(asked);
  expect(crash).toMatchObject({ reason: { code: "document-failed", message: "The document could not be written." } });
  expect(after).toMatchObject({ value: "after" });
  expect(leave).toMatchObject({ reason: { code: "document-failed", cause: expect.stringContaining("code 3") } });
  expect(last).toMatchObject({ value: "last" });
});

test("a document that fails says so, and the log gets to know why", async () => {
  await expect(print(awkwardDocumentWorker(), "fail")).rejects.toMatchObject({
    code: "document-failed",
    message: "The document could not be written.",
    cause: "Error: no ink",
  });
});

test("a document that hangs is given up after its time, even in code that nothing can interrupt", async () => {
  const documentWorker = awkwardDocumentWorker({ timeLimit: 700 });
  const hanging = print(documentWorker, "hang");
  const behind = print(documentWorker, "echo", "behind");
  await expect(hanging).rejects.toMatchObject({
    code: "document-failed",
    message: "The document took longer than 0.7 seconds.",
  });
  expect(await behind).toBe("behind");
});

test("a cancelled document is dropped, whether it waits or is under way", async () => {
  const documentWorker = awkwardDocumentWorker();
  const [underWay, waiting] = [new AbortController(), new AbortController()];
  const asked = [
    print(documentWorker, "hang", "", underWay.signal),
    print(documentWorker, "echo", "cancelled", waiting.signal),
    print(documentWorker, "echo", "wanted"),
  ];
  waiting.abort();
  underWay.abort();
  const [first, second, third] = await Promise.allSettled(asked);
  expect(first).toMatchObject({ reason: { name: "AbortError" } });
  expect(second).toMatchObject({ reason: { name: "AbortError" } });
  expect(third).toMatchObject({ value: "wanted" });
  await expect(print(documentWorker, "echo", "late", AbortSignal.abort())).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("a document that cannot be handed over fails alone", async () => {
  const documentWorker = awkwardDocumentWorker();
  const strange = Object.assign(documentOf("echo", "strange"), { about: () => "a function" });
  await expect(documentWorker.print(() => strange, "pdf")).rejects.toMatchObject({ code: "document-failed" });
  expect(await print(documentWorker, "echo", "next")).toBe("next");
});

test("a document is put together when its turn has come, and fails alone with what stood in the way", async () => {
  const documentWorker = awkwardDocumentWorker();
  const begun: string[] = [];
  const compose = (subject: string, fault?: Error) => async () => {
    begun.push(subject);
    await setTimeout(20);
    if (fault) throw fault;
    return documentOf("echo", subject);
  };
  const gone = new Failure("not-found", "The link has ended.");
  const asked = [
    documentWorker.print(compose("one"), "pdf"),
    documentWorker.print(compose("two", gone), "pdf"),
    documentWorker.print(compose("three"), "pdf"),
  ];
  expect(begun).toEqual(["one"]);
  const [one, two, three] = await Promise.allSettled(asked);
  expect([one?.status, two, three?.status]).toEqual(["fulfilled", { status: "rejected", reason: gone }, "fulfilled"]);
  expect(begun).toEqual(["one", "two", "three"]);
});

test("whoever waits for a screen comes before whoever waits for a document", async () => {
  const documentWorker = openDocumentWorker({ worker: AWKWARD });
  opened.push(documentWorker);
  const pid = Number(await print(documentWorker, "process"));
  expect(getPriority(pid)).toBeGreaterThan(getPriority(process.pid));
});

test("too many documents at once are refused rather than kept", async () => {
  const documentWorker = awkwardDocumentWorker({ mostWaiting: 2 });
  const asked = ["one", "two", "three", "four"].map((subject) => print(documentWorker, "echo", subject));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(outcomes[3]).toMatchObject({ reason: { code: "overloaded" } });
});

test("closing ends what waits, and nothing is taken on afterwards", async () => {
  const documentWorker = awkwardDocumentWorker();
  const asked = Promise.allSettled([print(documentWorker, "hang"), print(documentWorker, "echo", "waiting")]);
  await documentWorker.close();
  for (const outcome of await asked) expect(outcome).toMatchObject({ reason: { code: "document-failed" } });
  await expect(print(documentWorker, "echo", "late")).rejects.toMatchObject({ code: "document-failed" });
});

test("a writer without work ends after a while and begins again with the next document", async () => {
  const documentWorker = awkwardDocumentWorker({ restAfter: 50 });
  const first = await print(documentWorker, "process");
  await expect.poll(() => alive(Number(first))).toBe(false);
  expect(await print(documentWorker, "process")).not.toBe(first);
});

test("the writer knows no secret of the environment", async () => {
  process.env["DATABASE_URL"] = "postgres://secret";
  try {
    expect(await print(awkwardDocumentWorker(), "environment")).not.toContain("DATABASE_URL");
  } finally {
    delete process.env["DATABASE_URL"];
  }
});

test("a large custom report keeps no document waiting, and says how far it has come", async () => {
  const documentWorker = awkwardDocumentWorker();
  const heard: number[] = [];
  const report = documentWorker.report(exampleReportOrder(), true, { progress: (part) => heard.push(part) });
  expect(await print(documentWorker, "echo", "meanwhile")).toBe("meanwhile");
  expect(await report).toMatchObject({ rows: 7 });
  expect(heard).toEqual([0.5]);
});

test("a writer that is warmed is the one that writes the next document", async () => {
  const documentWorker = openDocumentWorker({ niceness: 0 });
  opened.push(documentWorker);
  documentWorker.warm();
  documentWorker.warm();
  expect((await documentWorker.print(() => example, "csv")).bytes.length).toBeGreaterThan(0);
});

test("the real writer makes a file", async () => {
  const documentWorker = awkwardDocumentWorker({ worker: new URL("./documentThread.ts", import.meta.url) });
  const { name, bytes } = await documentWorker.print(() => example, "pdf");
  expect(name).toBe(`${example.about.fileName}.pdf`);
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  expect(bytes.length).toBeGreaterThan(50_000);
});

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
