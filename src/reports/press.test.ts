import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { exampleReportOrder } from "#tests/support/exampleReportOrder.ts";
import type { ReportDocument } from "./document.ts";
import { openPress, type Press } from "./press.ts";
import type { SideSetting } from "./sideProcess.ts";

const AWKWARD = new URL("../../tests/support/awkwardPressWorker.ts", import.meta.url);

const opened: Press[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((press) => press.close()));
});

function awkwardPress(setting: Partial<SideSetting> = {}): Press {
  // The machine has other tests to run, and these here wait for what gives way to all of them.
  const press = openPress({ worker: AWKWARD, niceness: 0, ...setting });
  opened.push(press);
  return press;
}

const example = await exampleDocument("en-US");
const documentOf = (title: string, subject = ""): ReportDocument => ({ ...example, title, subject, sections: [] });
const print = async (press: Press, title: string, subject = "", signal?: AbortSignal) =>
  new TextDecoder().decode((await press.print(() => documentOf(title, subject), "pdf", signal)).bytes);

test("documents come out in the order they were asked for, from one process that stays warm", async () => {
  const press = awkwardPress();
  const done: string[] = [];
  const note = (text: string) => done.push(text);
  await Promise.all(["one", "two", "three"].map(async (subject) => note(await print(press, "echo", subject))));
  expect(done).toEqual(["one", "two", "three"]);
  const first = await print(press, "process");
  expect(await print(press, "process")).toBe(first);
});

test("a crash takes its own document along and no other", async () => {
  const press = awkwardPress();
  const asked = [
    print(press, "crash"),
    print(press, "echo", "after"),
    print(press, "leave"),
    print(press, "echo", "last"),
  ];
  const [crash, after, leave, last] = await Promise.allSettled(asked);
  expect(crash).toMatchObject({ reason: { code: "document-failed", message: "The document could not be written." } });
  expect(after).toMatchObject({ value: "after" });
  expect(leave).toMatchObject({ reason: { code: "document-failed", cause: expect.stringContaining("code 3") } });
  expect(last).toMatchObject({ value: "last" });
});

test("a document that fails says so, and the log gets to know why", async () => {
  await expect(print(awkwardPress(), "fail")).rejects.toMatchObject({
    code: "document-failed",
    message: "The document could not be written.",
    cause: "Error: no ink",
  });
});

test("a document that hangs is given up after its time, even in code that nothing can interrupt", async () => {
  const press = awkwardPress({ timeLimit: 700 });
  const hanging = print(press, "hang");
  const behind = print(press, "echo", "behind");
  await expect(hanging).rejects.toMatchObject({
    code: "document-failed",
    message: "The document took longer than 0.7 seconds.",
  });
  expect(await behind).toBe("behind");
});

test("a cancelled document is dropped, whether it waits or is under way", async () => {
  const press = awkwardPress();
  const [underWay, waiting] = [new AbortController(), new AbortController()];
  const asked = [
    print(press, "hang", "", underWay.signal),
    print(press, "echo", "cancelled", waiting.signal),
    print(press, "echo", "wanted"),
  ];
  waiting.abort();
  underWay.abort();
  const [first, second, third] = await Promise.allSettled(asked);
  expect(first).toMatchObject({ reason: { name: "AbortError" } });
  expect(second).toMatchObject({ reason: { name: "AbortError" } });
  expect(third).toMatchObject({ value: "wanted" });
  await expect(print(press, "echo", "late", AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
});

test("a document that cannot be handed over fails alone", async () => {
  const press = awkwardPress();
  const strange = Object.assign(documentOf("echo", "strange"), { about: () => "a function" });
  await expect(press.print(() => strange, "pdf")).rejects.toMatchObject({ code: "document-failed" });
  expect(await print(press, "echo", "next")).toBe("next");
});

test("a document is put together when its turn has come, and fails alone with what stood in the way", async () => {
  const press = awkwardPress();
  const begun: string[] = [];
  const compose = (subject: string, fault?: Error) => async () => {
    begun.push(subject);
    await setTimeout(20);
    if (fault) throw fault;
    return documentOf("echo", subject);
  };
  const gone = new Failure("not-found", "The link has ended.");
  const asked = [
    press.print(compose("one"), "pdf"),
    press.print(compose("two", gone), "pdf"),
    press.print(compose("three"), "pdf"),
  ];
  expect(begun).toEqual(["one"]);
  const [one, two, three] = await Promise.allSettled(asked);
  expect([one?.status, two, three?.status]).toEqual(["fulfilled", { status: "rejected", reason: gone }, "fulfilled"]);
  expect(begun).toEqual(["one", "two", "three"]);
});

test("whoever waits for a screen comes before whoever waits for a document", async () => {
  const press = openPress({ worker: AWKWARD });
  opened.push(press);
  const pid = Number(await print(press, "process"));
  expect(getPriority(pid)).toBeGreaterThan(getPriority(process.pid));
});

test("too many documents at once are refused rather than kept", async () => {
  const press = awkwardPress({ mostWaiting: 2 });
  const asked = ["one", "two", "three", "four"].map((subject) => print(press, "echo", subject));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(outcomes[3]).toMatchObject({ reason: { code: "overloaded" } });
});

test("closing ends what waits, and nothing is taken on afterwards", async () => {
  const press = awkwardPress();
  const asked = Promise.allSettled([print(press, "hang"), print(press, "echo", "waiting")]);
  await press.close();
  for (const outcome of await asked) expect(outcome).toMatchObject({ reason: { code: "document-failed" } });
  await expect(print(press, "echo", "late")).rejects.toMatchObject({ code: "document-failed" });
});

test("a writer without work ends after a while and begins again with the next document", async () => {
  const press = awkwardPress({ restAfter: 50 });
  const first = await print(press, "process");
  await expect.poll(() => alive(Number(first))).toBe(false);
  expect(await print(press, "process")).not.toBe(first);
});

test("the writer knows no secret of the environment", async () => {
  process.env["DATABASE_URL"] = "postgres://secret";
  try {
    expect(await print(awkwardPress(), "environment")).not.toContain("DATABASE_URL");
  } finally {
    delete process.env["DATABASE_URL"];
  }
});

test("a large custom report keeps no document waiting, and says how far it has come", async () => {
  const press = awkwardPress();
  const heard: number[] = [];
  const report = press.report(exampleReportOrder(), true, { progress: (part) => heard.push(part) });
  expect(await print(press, "echo", "meanwhile")).toBe("meanwhile");
  expect(await report).toMatchObject({ rows: 7 });
  expect(heard).toEqual([0.5]);
});

test("a writer that is warmed is the one that writes the next document", async () => {
  const press = openPress({ niceness: 0 });
  opened.push(press);
  press.warm();
  press.warm();
  expect((await press.print(() => example, "csv")).bytes.length).toBeGreaterThan(0);
});

test("the real writer makes a file", async () => {
  const press = awkwardPress({ worker: new URL("./pressWorker.ts", import.meta.url) });
  const { name, bytes } = await press.print(() => example, "pdf");
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
