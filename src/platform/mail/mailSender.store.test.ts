import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailServer } from "#tests/support/mailServer.ts";
import { freePort } from "#tests/support/postgres.ts";
import { readMail } from "#tests/support/readMail.ts";
import { testDatabase } from "#tests/support/testDatabase.ts";
import { deliverBySmtp } from "./deliverBySmtp.ts";
import { deliverToFile } from "./deliverToFile.ts";
import { openMailSender } from "./mailSender.ts";
import type { MailWords } from "./mailWords.ts";
import type { DeliverMail } from "./outgoingMail.ts";
import { queueMail } from "./queueMail.ts";
import { type MailLog, sendDueMails } from "./sendDueMails.ts";
import { sweepMails } from "./sweepMails.ts";

const FROM = { address: "no-reply@example.com", name: "Spotmarket" };
const WORDS: MailWords = {
  subject: "Schöne Grüße – ¿qué tal?",
  paragraphs: [
    "Hello Zoë,",
    "A line that is long enough to be folded by the encoding of the mail, twice even, we hope.",
  ],
  action: { label: "Open", address: "https://market.example.com/register#invitation=abc_DEF-123" },
  note: "1 < 2 & 3",
  locale: "de-DE",
  product: "Spotmarket",
};

function quiet(): MailLog & { readonly lines: unknown[][] } {
  const lines: unknown[][] = [];
  return { lines, sent: (...line) => lines.push(line), failed: (...line) => lines.push(line) };
}

const rowOf = async (database: Awaited<ReturnType<typeof testDatabase>>) => {
  const [row] = await database.query<Record<string, unknown>>(
    `select tries, sent_at is not null as sent, failed_at is not null as failed, body_text, body_html, fault,
            round(extract(epoch from next_try_at - now()) / 60)::int as minutes from mail order by mail_id`,
  );
  return row;
};

test("mails do not wait for a clock that was set back by two days, and one that fails is put off as ever", async () => {
  const database = await testDatabase();
  const tried: string[] = [];
  const deliver: DeliverMail = async ({ recipient }) => {
    tried.push(recipient);
    if (recipient.startsWith("broken")) throw new Error("No room.");
    return "there";
  };
  for (const name of ["first", "put-off", "broken"]) await queueMail(database, `${name}@example.com`, WORDS);
  await database.query(
    `update mail set created_at = created_at + interval '2 days', next_try_at = next_try_at + interval '2 days',
       tries = case when recipient like 'put%' then 1 else 0 end`,
  );
  await sendDueMails(database, deliver, quiet());
  await sendDueMails(database, deliver, quiet());
  expect(tried.toSorted()).toEqual(["broken@example.com", "first@example.com", "put-off@example.com"]);
});

test("a mail reaches the server in both forms, in its language, and its words are wiped", async () => {
  const database = await testDatabase();
  const server = await mailServer();
  await queueMail(database, "zoe@example.com", WORDS);
  await sendDueMails(database, deliverBySmtp(server.url, FROM), quiet());

  const [mail] = server.received;
  expect(mail?.envelope).toEqual(["zoe@example.com"]);
  expect(mail?.headers).toMatchObject({
    subject: WORDS.subject,
    from: "Spotmarket <no-reply@example.com>",
    to: "zoe@example.com",
    "auto-submitted": "auto-generated",
  });
  expect(mail?.text).toContain("https://market.example.com/register#invitation=abc_DEF-123");
  expect(mail?.html).toContain('<html lang="de-DE">');
  expect(mail?.html).toContain("1 &lt; 2 &amp; 3");
  expect(await rowOf(database)).toMatchObject({ sent: true, tries: 1, body_text: null, body_html: null });
});

test("a mail that is queued while the sender is open goes out by itself", async () => {
  const database = await testDatabase();
  const server = await mailServer();
  const sender = await openMailSender({
    database,
    deliver: deliverBySmtp(server.url, FROM),
    log: quiet(),
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  onTestFinished(() => sender.close());
  await database.transaction((transaction) => queueMail(transaction, "zoe@example.com", WORDS));
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 5_000);
});

test("a mail of a transaction that fails is never sent", async () => {
  const database = await testDatabase();
  const failing = database.transaction(async (transaction) => {
    await queueMail(transaction, "zoe@example.com", WORDS);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await rowOf(database)).toBeUndefined();
});

test("while the server is away a mail waits longer each time, and goes out when it is back", async () => {
  const database = await testDatabase();
  const port = await freePort();
  const deliver = deliverBySmtp(`smtp://127.0.0.1:${port}`, FROM);
  const log = quiet();
  await queueMail(database, "zoe@example.com", WORDS);
  for (const minutes of [1, 5, 30]) {
    await sendDueMails(database, deliver, log);
    expect(await rowOf(database)).toMatchObject({ sent: false, failed: false, minutes });
    expect((await rowOf(database))?.["fault"]).toContain("ECONNREFUSED");
    await sendDueMails(database, deliver, log);
    await database.query("update mail set next_try_at = now()");
  }
  expect(log.lines).toHaveLength(3);

  const server = await mailServer({ port });
  await sendDueMails(database, deliver, log);
  expect(server.received).toHaveLength(1);
  expect(await rowOf(database)).toMatchObject({ sent: true, tries: 4, fault: null });
});

test("an address that the server refuses for good is tried once", async () => {
  const database = await testDatabase();
  const server = await mailServer({ refused: ["gone@example.com"] });
  const log = quiet();
  await queueMail(database, "gone@example.com", WORDS);
  await queueMail(database, "zoe@example.com", WORDS);
  await sendDueMails(database, deliverBySmtp(server.url, FROM), log);
  expect(server.received.map(({ envelope }) => envelope)).toEqual([["zoe@example.com"]]);
  expect(await rowOf(database)).toMatchObject({ failed: true, tries: 1, body_text: null, body_html: null });
  expect(log.lines[0]).toEqual([1, expect.stringContaining("No such mailbox"), null]);
});

test("a mail that nobody can take in three days is given up", async () => {
  const database = await testDatabase();
  await queueMail(database, "zoe@example.com", WORDS);
  await database.query("update mail set tries = 8");
  await sendDueMails(database, () => Promise.reject(new Error("away")), quiet());
  expect(await rowOf(database)).toMatchObject({ failed: true, tries: 9, body_text: null, fault: "away" });
});

test("several senders at once send each mail once", async () => {
  const database = await testDatabase();
  for (let at = 0; at < 20; at++) await queueMail(database, `p${at}@example.com`, WORDS);
  const sent: string[] = [];
  const deliver: DeliverMail = async ({ recipient }) => {
    await new Promise((done) => setTimeout(done, 5));
    sent.push(recipient);
    return "here";
  };
  await Promise.all(Array.from({ length: 4 }, () => sendDueMails(database, deliver, quiet())));
  expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `p${at}@example.com`).toSorted());
});

test("a mail whose sender died is taken up by another one", async () => {
  const database = await testDatabase();
  await queueMail(database, "zoe@example.com", WORDS);
  const dying = vi.fn<DeliverMail>(() => new Promise(() => undefined));
  void sendDueMails(database, dying, quiet());
  await vi.waitFor(() => expect(dying).toHaveBeenCalled());

  const sent = vi.fn<DeliverMail>().mockResolvedValue("here");
  await sendDueMails(database, sent, quiet());
  expect(sent).not.toHaveBeenCalled();
  await database.query("update mail set next_try_at = next_try_at - interval '10 minutes'");
  await sendDueMails(database, sent, quiet());
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ["a subject with line breaks", "seller@example.com", "Hello\r\nBcc: victim@example.com\r\n\r\nbody"],
  ["a recipient of two addresses", "seller@example.com, victim@example.com", "Hello"],
  ["a recipient with line breaks", "seller@example.com\r\nBcc: victim@example.com", "Hello"],
])("%s makes no second recipient", async (_what, recipient, subject) => {
  const database = await testDatabase();
  const server = await mailServer();
  await queueMail(database, recipient, { ...WORDS, subject });
  await sendDueMails(database, deliverBySmtp(server.url, FROM), quiet());
  const reached = server.received.flatMap(({ envelope }) => envelope);
  expect(reached.filter((one) => one !== "seller@example.com")).toEqual([]);
  expect(server.received.filter(({ headers }) => headers["bcc"])).toEqual([]);
});

test("a subject of any length and script arrives", async () => {
  const database = await testDatabase();
  const server = await mailServer();
  await queueMail(database, "joerg@exämple.de", { ...WORDS, subject: "עברית 日本 ".repeat(20) });
  await queueMail(database, "zoe@example.com", { ...WORDS, subject: "🙂".repeat(500) });
  await sendDueMails(database, deliverBySmtp(server.url, FROM), quiet());
  expect(server.received.map(({ headers }) => headers["subject"])).toEqual([
    "עברית 日本 ".repeat(20).trim(),
    "🙂".repeat(200),
  ]);
  expect(server.received[0]?.envelope).toEqual(["joerg@exämple.de"]);
});

test("without a server a mail is a file for its owner alone, in its folder whatever the recipient is called", async () => {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = await testDatabase();
  const log = quiet();
  for (const recipient of ["zoe@example.com", "../../../etc/passwd@example.com"])
    await queueMail(database, recipient, WORDS);
  await sendDueMails(database, deliverToFile(join(folder, "mail"), FROM), log);

  const files = await readdir(join(folder, "mail"));
  expect(files).toHaveLength(2);
  const own = files.find((file) => file.endsWith("-zoe@example.com.eml")) ?? "";
  expect(log.lines).toContainEqual([1, join(folder, "mail", own)]);
  expect((await stat(join(folder, "mail"))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "mail", own))).mode & 0o777).toBe(0o600);
  const mail = readMail(await readFile(join(folder, "mail", own), "utf8"));
  expect(mail.headers["subject"]).toBe(WORDS.subject);
  expect(mail.text).toContain("invitation=abc_DEF-123");
});

test("mails are forgotten a quarter of a year after they went out, and those that wait are kept", async () => {
  const database = await testDatabase();
  for (const recipient of ["old@example.com", "new@example.com", "waiting@example.com"])
    await queueMail(database, recipient, WORDS);
  await database.query("update mail set sent_at = now() - interval '91 days' where recipient = 'old@example.com'");
  await database.query("update mail set sent_at = now() where recipient = 'new@example.com'");
  await database.query(
    "update mail set created_at = now() - interval '91 days' where recipient = 'waiting@example.com'",
  );
  await sweepMails(database);
  const rows = await database.query("select recipient from mail order by mail_id");
  expect(rows).toEqual([{ recipient: "new@example.com" }, { recipient: "waiting@example.com" }]);
});
