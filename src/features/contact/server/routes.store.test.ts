import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { type ContactMessage, LARGEST_ATTACHMENT, type ReceivedMessage } from "../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const ADMIN = "admin@example.com";
const PNG = Buffer.from("89504e470d0a1a0a0000", "hex");

const QUESTION = { topic: "data", message: "Why does radio shrink?", language: "de-DE" };

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

async function withPeople() {
  const product = await testApp();
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  await product.given.person(ADMIN, { name: "Ada", role: "Administrator" });
  const send = (method: "GET" | "POST" | "PATCH", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const write = (as: string, more: object = {}) => send("POST", "/contact/messages", as, { ...QUESTION, ...more });
  const own = async (as: string) =>
    (await send("GET", "/contact/messages", as)).json<{ items: ContactMessage[] }>().items;
  const received = async (query = "") =>
    (await send("GET", `/administration/messages${query}`, ADMIN)).json<{
      items: ReceivedMessage[];
      open: number;
      more: boolean;
    }>();
  const mails = () =>
    product.database.query<Mail>("select recipient, subject, body_text as body from mail order by mail_id");
  const told = (email: string) =>
    product.database.query<{ kind: string; data: object; link: string }>(
      "select kind, data, link from notification join person using (person_id) where email = $1",
      [email],
    );
  return { ...product, send, write, own, received, mails, told };
}

describe.skipIf(storeMissing)("the account team", () => {
  test("a person learns whom to turn to: her organization's owner and the administrators, by name", async () => {
    const { send, database } = await withPeople();
    await database.query(
      "update customer set owner_id = (select person_id from person where email = $1) where name = 'Example Media'",
      [BEN],
    );
    expect((await send("GET", "/contact/team", ANN)).json()).toEqual({
      customer: "Example Media",
      owner: { name: "Ben", email: BEN },
      administrators: [{ name: "Ada", email: ADMIN }],
    });
    await database.query("update person set status = 'disabled' where email = $1", [BEN]);
    expect((await send("GET", "/contact/team", ANN)).json()).toMatchObject({ owner: null });
  });

  test("a message is kept, copied by mail in the language chosen, and told to the administrators", async () => {
    const { write, own, mails, told } = await withPeople();
    const answer = await write(ANN, { market: "tv-501", screen: "/market-summary?market=tv-501", figure: "ctv 2026" });
    expect(answer.statusCode).toBe(200);
    expect(await own(ANN)).toMatchObject([
      { topic: "data", market: "tv-501", screen: "/market-summary?market=tv-501", figure: "ctv 2026", status: "open" },
    ]);
    expect(await own(BEN)).toEqual([]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([ANN, ADMIN]);
    expect(sent[0]?.subject).toContain("Ihre Nachricht");
    expect(sent[0]?.body).toContain("Why does radio shrink?");
    expect(sent[1]?.body).toContain(ANN);
    expect(await told(ADMIN)).toEqual([
      { kind: "message-received", data: { name: "Ann", topic: "data" }, link: "/contact?message=1" },
    ]);
  });

  test("an answer reaches who asked, in the app and by mail, and is audited", async () => {
    const { write, send, own, mails, told, database } = await withPeople();
    await write(ANN);
    const answer = await send("PATCH", "/administration/messages/1", ADMIN, {
      seen: "open",
      status: "answered",
      answer: "Because listeners stream.",
    });
    expect(answer.json()).toMatchObject({ status: "answered", answeredBy: "Ada", sender: { email: ANN } });
    expect(await own(ANN)).toMatchObject([
      { status: "answered", answer: "Because listeners stream.", answeredBy: "Ada" },
    ]);
    expect((await mails()).at(-1)).toMatchObject({ recipient: ANN });
    expect((await mails()).at(-1)?.body).toContain("Because listeners stream.");
    expect(await told(ANN)).toMatchObject([{ kind: "message-answered", data: { topic: "data" } }]);
    const audited = await database.query("select actor, action, subject, before, after from audit_entry");
    expect(audited).toEqual([
      {
        actor: "Ada",
        action: "message.answered",
        subject: ANN,
        before: { status: "open", answer: null },
        after: { status: "answered", answer: "Because listeners stream." },
      },
    ]);
  });

  test("of two administrators who answer at once the slower one is told so", async () => {
    const { write, send } = await withPeople();
    await write(ANN);
    const change = { seen: "open", status: "answered", answer: "Yes." };
    const answers = await Promise.all([1, 2].map(() => send("PATCH", "/administration/messages/1", ADMIN, change)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("a message is closed without an answer and opened again, but never answered with nothing", async () => {
    const { write, send, mails } = await withPeople();
    await write(ANN);
    const change = (seen: string, status: string) =>
      send("PATCH", "/administration/messages/1", ADMIN, { seen, status });
    expect((await change("open", "answered")).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/answer" }],
    });
    expect((await change("open", "closed")).json()).toMatchObject({ status: "closed", answer: null });
    expect((await change("closed", "open")).json()).toMatchObject({ status: "open" });
    expect(await mails()).toHaveLength(2);
    expect(
      (await send("PATCH", "/administration/messages/99", ADMIN, { seen: "open", status: "closed" })).json(),
    ).toMatchObject({ code: "not-found" });
  });

  test("administrators see everybody's messages, by status and page by page", async () => {
    const { write, send, received } = await withPeople();
    for (const as of [ANN, BEN, ANN]) await write(as, { message: `From ${as}` });
    await send("PATCH", "/administration/messages/2", ADMIN, { seen: "open", status: "closed" });
    const open = await received("?status=open");
    expect([open.items.map(({ id }) => id), open.open, open.more]).toEqual([["3", "1"], 2, false]);
    const first = await received("?limit=2");
    expect([first.items.map(({ sender }) => sender.name), first.more]).toEqual([["Ann", "Ben"], true]);
    expect((await received("?limit=2&before=2")).items.map(({ id }) => id)).toEqual(["1"]);
  });

  test.each([
    ["GET", "/administration/messages", undefined],
    ["PATCH", "/administration/messages/1", { seen: "open", status: "closed" }],
  ] as const)("%s %s is for administrators", async (method, path, body) => {
    const { write, send } = await withPeople();
    await write(ANN);
    expect((await send(method, path, ANN, body)).json()).toMatchObject({ code: "role-required" });
  });

  test("nobody writes or reads without being signed in", async () => {
    const { get } = await withPeople();
    for (const path of ["team", "messages", "messages/1/attachment"]) {
      expect((await get(`/api/v1/contact/${path}`)).json()).toMatchObject({ code: "sign-in-required" });
    }
  });

  test("the sixth message in an hour is refused, also when all come at once; others may still write", async () => {
    const { write, own, database } = await withPeople();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(ANN)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    expect((await write(ANN)).json()).toMatchObject({ code: "too-many-requests" });
    expect((await write(BEN)).statusCode).toBe(200);
    await database.query("update contact_message set created_at = now() - interval '61 minutes'");
    expect((await write(ANN)).statusCode).toBe(200);
    expect(await own(ANN)).toHaveLength(6);
  });

  describe("attachments", () => {
    const attach = (name: string, bytes: Buffer) => ({ attachment: { name, content: bytes.toString("base64") } });

    test("who sent one and administrators get it back byte for byte; nobody else finds it", async () => {
      const { write, send } = await withPeople();
      const bytes = Buffer.concat([PNG, Buffer.alloc(100_000, 7)]);
      expect((await write(ANN, attach("screen.png", bytes))).statusCode).toBe(200);
      for (const as of [ANN, ADMIN]) {
        const answer = await send("GET", "/contact/messages/1/attachment", as);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
        expect(answer.headers).toMatchObject({
          "content-type": "image/png",
          "content-disposition": "attachment; filename=\"screen.png\"; filename*=UTF-8''screen.png",
        });
        expect(answer.rawPayload.equals(bytes)).toBe(true);
      }
      expect((await send("GET", "/contact/messages/1/attachment", BEN)).json()).toMatchObject({ code: "not-found" });
      await write(BEN);
      expect((await send("GET", "/contact/messages/2/attachment", BEN)).json()).toMatchObject({ code: "not-found" });
    });

    test.each([
      ["another type than its name says", attach("screen.png", Buffer.from("MZ")), "invalid-input"],
      ["a page that calls itself a table", attach("a.csv", Buffer.from("<script>alert(1)</script>")), "invalid-input"],
      ["a type that is not taken", attach("a.svg", Buffer.from("<svg/>")), "invalid-input"],
      ["a path for a name", attach("../../etc/a.png", PNG), "invalid-input"],
      ["a name that turns its direction", attach("gnp\u202egpj.png", PNG), "invalid-input"],
      ["text that is not base64", { attachment: { name: "a.png", content: "%%%" } }, "invalid-input"],
      ["more than two megabytes", attach("a.png", Buffer.concat([PNG, Buffer.alloc(LARGEST_ATTACHMENT)])), "too-large"],
      ["a body of many megabytes", attach("a.png", Buffer.concat([PNG, Buffer.alloc(4_000_000)])), "too-large"],
    ])("%s is refused, and nothing is kept", async (_what, more, code) => {
      const { write, own, mails } = await withPeople();
      expect((await write(ANN, more)).json()).toMatchObject({ code });
      expect([await own(ANN), await mails()]).toEqual([[], []]);
    });
  });

  test.each([
    ["no words", { message: " \n " }],
    ["too many words", { message: "x".repeat(4_001) }],
    ["control characters", { message: "a\u0000b" }],
    ["characters that turn the direction", { message: "abc\u202edef" }],
    ["an unknown topic", { topic: "weather" }],
    ["an unknown language", { language: "fr-FR" }],
    ["an address elsewhere for a screen", { screen: "//evil.example" }],
    ["script for a screen", { screen: "javascript:alert(1)" }],
    ["script for a market", { market: "<script>" }],
    ["two lines for a figure", { figure: "a\nb" }],
    ["something we do not know", { sender: 5 }],
  ])("%s cannot be sent", async (_what, more) => {
    const { write, own } = await withPeople();
    expect((await write(ANN, more)).json()).toMatchObject({ code: "invalid-input" });
    expect(await own(ANN)).toEqual([]);
  });

  test("script in a message is text to everybody who reads it", async () => {
    const { write, own, database } = await withPeople();
    const message = "<script>alert(1)</script> & <b>bold</b>";
    await write(ANN, { message });
    expect((await own(ANN))[0]?.message).toBe(message);
    const pages = await database.query<{ html: string }>("select body_html as html from mail");
    expect(pages.map(({ html }) => html.includes("<script>"))).toEqual([false, false]);
  });
});
