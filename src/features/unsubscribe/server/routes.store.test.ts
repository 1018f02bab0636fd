import { describe, expect, test } from "vitest";
import { sendDueDigests } from "#features/alerts/server/alertDigests.ts";
import { sendDueMails } from "#platform/mail/sendDueMails.ts";
import { unsubscribeKey } from "#platform/mail/regular/unsubscribeLinks.ts";
import { unsubscribeToken } from "#platform/mail/regular/unsubscribeToken.ts";
import { COLLEAGUE, SELLER } from "#tests/support/reportPeople.ts";
import { REGULAR, type Regular, withRegularMails } from "#tests/support/regularMails.ts";
import { denyRows } from "#tests/support/denyRows.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const ONE_CLICK = "List-Unsubscribe=One-Click";
const DAY_MS = 86_400_000;
const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
/** The table that has the setting. */
const TABLES: Readonly<Record<Regular, string>> = {
  alerts: "alert_subscription",
  editions: "person_preference",
  publication: "content_mark",
  report: "custom_report_recipient",
};

async function withMails() {
  const product = await withRegularMails();
  const call = (method: "GET" | "HEAD" | "POST" | "DELETE", token: string, more: object = {}) =>
    product.app.inject({ method, url: `/api/v1/unsubscribe/${token}`, ...more });
  /** As the server of a mail provider does it. */
  const oneClick = (token: string) => call("POST", token, { headers: FORM, payload: ONE_CLICK });
  const stateOf = async (token: string) => (await call("GET", token)).json<{ state: string }>().state;
  return { ...product, call, oneClick, stateOf };
}

const ON = { alerts: [true, true, false], editions: "mail", publication: true, weekly: true };
const ENDED = { alerts: [false, false, false], editions: "app", publication: false };

describe.skipIf(storeMissing)("mails that come regularly", () => {
  test("name where they end, in their head and in their last line; the others do not", async () => {
    const { mailsOf, get, database } = await withMails();
    const mails = await mailsOf(SELLER);
    const begins = ["New revision of the data:", "Your report:", "Your alerts from Spotmarket:", "New issue:"];
    expect(mails.map(({ subject }, at) => subject.startsWith(begins[at] ?? ""))).toEqual([true, true, true, true]);
    for (const { oneClick, text } of mails) {
      expect(oneClick).toMatch(/^http:\/\/localhost:4600\/api\/v1\/unsubscribe\/[\w-]{55,80}$/);
      const token = oneClick?.split("/").at(-1) ?? "";
      expect(text).toContain(`\n\nStop these emails:\nhttp://localhost:4600/unsubscribe#token=${token}\n\n-- \n`);
    }
    expect(new Set(mails.map(({ oneClick }) => oneClick)).size).toBe(4);

    await get("/api/v1/passwords/forgotten", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: SELLER, language: "en-US" }),
    });
    expect((await mailsOf(SELLER)).at(-1)).toMatchObject({ oneClick: null, text: expect.not.stringContaining("Stop") });
    // Nothing of an address is kept once its mail is out.
    await sendDueMails(database, () => Promise.resolve("here"), { sent: () => undefined, failed: () => undefined });
    expect(await database.query("select 1 from mail where unsubscribe is not null")).toEqual([]);
  });

  test.each(REGULAR)(
    "one click ends those of a kind for that person alone, and again changes nothing more: %s",
    async (kind) => {
      const { tokenOf, oneClick, settings, colleague, stateOf } = await withMails();
      const [seller, other] = [await settings(SELLER), await settings(COLLEAGUE)];
      expect(seller).toEqual({ ...ON, report: [colleague] });
      expect(other).toEqual({ ...ON, report: [] });
      // Of the report the colleague ends hers: its maker goes on.
      const who = kind === "report" ? COLLEAGUE : SELLER;
      const token = await tokenOf(kind, who);
      for (let time = 0; time < 2; time++) {
        const answer = await oneClick(token);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        expect(answer.headers["location"]).toBeUndefined();
        expect(answer.json()).toMatchObject({ kind, state: "ended" });
        expect(await settings(SELLER)).toEqual({
          ...seller,
          ...(kind === "report" ? { report: [] } : { [kind]: ENDED[kind] }),
        });
        expect(await settings(COLLEAGUE)).toEqual(other);
      }
      for (const others of REGULAR)
        expect([others, await stateOf(await tokenOf(others, who))]).toEqual([others, others === kind ? "ended" : "on"]);
    },
  );

  test.each(["editions", "publication", "report"] as const)(
    "do not come any more once they are ended, and come again once that is taken back: %s",
    async (kind) => {
      const { tokenOf, oneClick, call, mailsOf, happens } = await withMails();
      const who = kind === "report" ? COLLEAGUE : SELLER;
      const token = await tokenOf(kind, who);
      const begins = { editions: "New revision", publication: "New issue", report: "Your report" }[kind];
      const came = async () => {
        const before = (await mailsOf(who)).length;
        await happens.editions();
        await happens.publication();
        return (await mailsOf(who)).slice(before).filter(({ subject }) => subject.startsWith(begins)).length;
      };
      await oneClick(token);
      expect(await came()).toBe(0);
      expect((await call("DELETE", token)).json()).toMatchObject({ kind, state: "on" });
      expect(await came()).toBe(1);
    },
  );

  test("a digest that is due is not made for whoever ended it, and is made again once that is taken back", async () => {
    const { tokenOf, oneClick, call, mailsOf, database, loadedRevisions } = await withMails();
    await database.query("update alert_subscription set created_at = now() - interval '30 days'");
    const token = await tokenOf("alerts");
    const site = { publicUrl: "https://market.example.com", basePath: "/", product: "Spotmarket" };
    const noon = (Math.floor(Date.now() / DAY_MS) + 1.5) * DAY_MS;
    const digests = async (email: string) =>
      (await mailsOf(email)).filter(({ subject }) => subject.startsWith("Your alerts")).length;
    await oneClick(token);
    await sendDueDigests(database, { loadedRevision: loadedRevisions.current(), site, at: noon });
    expect(await digests(SELLER)).toBe(1);
    expect(await digests(COLLEAGUE)).toBeGreaterThan(1);
    await call("DELETE", token);
    await sendDueDigests(database, { loadedRevision: loadedRevisions.current(), site, at: noon });
    expect(await digests(SELLER)).toBeGreaterThan(1);
  });

  test("ended and taken up again, each setting is as it was before", async () => {
    const { tokenOf, oneClick, call, settings } = await withMails();
    const before = await settings(SELLER);
    for (const kind of REGULAR) await oneClick(await tokenOf(kind));
    expect(await settings(SELLER)).toMatchObject(ENDED);
    for (const kind of REGULAR) await call("DELETE", await tokenOf(kind));
    expect(await settings(SELLER)).toEqual(before);
  });

  test("whoever made a report and ends its mails has it made all the same, for colleagues too", async () => {
    const { tokenOf, oneClick, mailsOf, happens, runs, report, plan, colleague, stateOf } = await withMails();
    const token = await tokenOf("report");
    await oneClick(token);
    const before = (await mailsOf(COLLEAGUE)).length;
    await happens.editions();
    const own = (await mailsOf(SELLER)).filter(({ subject }) => subject.startsWith("Your report"));
    expect(own).toHaveLength(1);
    expect((await mailsOf(COLLEAGUE)).length).toBe(before + 2);
    expect((await runs(SELLER, report.id)).filter(({ state }) => state === "done")).toHaveLength(4);
    // Saving the schedule is to want it.
    await plan(report.id, { recipients: [colleague] });
    expect(await stateOf(token)).toBe("on");
  });

  test("a colleague who ended hers stays without when the schedule is saved, until she is named again", async () => {
    const { tokenOf, oneClick, plan, report, colleague, stateOf } = await withMails();
    const token = await tokenOf("report", COLLEAGUE);
    await oneClick(token);
    await plan(report.id, { recipients: [] });
    expect(await stateOf(token)).toBe("ended");
    await plan(report.id, { recipients: [colleague] });
    expect(await stateOf(token)).toBe("on");
  });

  test("a link that is only opened changes nothing, and leads a browser to the page in its own address", async () => {
    const { tokenOf, call, settings } = await withMails();
    const before = await settings(SELLER);
    for (const kind of REGULAR) {
      const token = await tokenOf(kind);
      for (const method of ["GET", "HEAD"] as const) {
        expect((await call(method, token)).statusCode).toBe(200);
        const led = await call(method, token, { headers: PAGE });
        expect([led.statusCode, led.headers["location"]]).toEqual([303, `/unsubscribe#token=${token}`]);
        expect(led.headers["cache-control"]).toBe("no-store");
        expect(led.headers["referrer-policy"]).toBe("no-referrer");
      }
    }
    expect((await call("GET", await tokenOf("publication"))).json()).toEqual({
      kind: "publication",
      name: "The Monthly",
      state: "on",
      language: null,
    });
    expect(await settings(SELLER)).toEqual(before);
  });

  test("what mail providers may send is taken, in both forms; anything else is refused and changes nothing", async () => {
    const { tokenOf, call, settings, stateOf } = await withMails();
    const before = await settings(SELLER);
    const token = await tokenOf("editions");
    const multipart = (name: string, value: string) => ({
      headers: { "content-type": 'multipart/form-data; boundary="--x1"' },
      payload: `----x1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n----x1--\r\n`,
    });
    const refused = [
      {},
      { headers: FORM, payload: "" },
      { headers: FORM, payload: "List-Unsubscribe=Yes" },
      { headers: FORM, payload: `${ONE_CLICK}&${ONE_CLICK}` },
      { headers: FORM, payload: `${ONE_CLICK}&more=${"x".repeat(5_000)}` },
      { headers: { "content-type": "multipart/form-data" }, payload: ONE_CLICK },
      { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: ONE_CLICK },
      { headers: { "content-type": "text/plain" }, payload: ONE_CLICK },
      multipart("List-Unsubscribe", "one-click"),
      multipart("__proto__", "One-Click"),
    ];
    for (const one of refused) {
      const answer = await call("POST", token, one);
      expect([JSON.stringify(one), answer.statusCode]).toEqual([JSON.stringify(one), expect.toBeOneOf([400, 413])]);
    }
    expect(await settings(SELLER)).toEqual(before);
    for (const good of [
      multipart("List-Unsubscribe", "One-Click"),
      { headers: { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" }, payload: ONE_CLICK },
      { headers: FORM, payload: `${ONE_CLICK}&more=1` },
    ]) {
      expect((await call("POST", token, good)).statusCode).toBe(200);
      expect(await stateOf(token)).toBe("ended");
      await call("DELETE", token);
    }
  });

  test("forms are read nowhere else", async () => {
    const { app } = await withMails();
    const answer = await app.inject({
      method: "POST",
      url: "/api/v1/invitations/mail",
      headers: FORM,
      payload: "email=ann@example.com&language=en-US",
    });
    expect(answer.json()).toMatchObject({ code: "invalid-input" });
  });

  test("a link that is not ours is told in the same words, whether there is such a person or not", async () => {
    const { tokenOf, call, settings, database } = await withMails();
    const before = await settings(SELLER);
    const token = await tokenOf("alerts");
    const own = Number.parseInt(Buffer.from(token.slice(43), "base64url").toString(), 10);
    const forOthers = (person: number) => token.slice(0, 43) + Buffer.from(`${person}.alerts.`).toString("base64url");
    const told = new Set<string>();
    const forged = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const wrong of [`${token}A`, forged, forOthers(own + 1), forOthers(999_999), "x".repeat(60)])
      for (const [method, more] of [
        ["GET", {}],
        ["POST", { headers: FORM, payload: ONE_CLICK }],
        ["DELETE", {}],
      ] as const) {
        const answer = await call(method, wrong, more);
        const { instance: _address, ...problem } = answer.json<{ instance: string }>();
        told.add(JSON.stringify([answer.statusCode, problem, Object.keys(answer.headers).toSorted()]));
        expect(problem).toMatchObject({ code: "link-expired", status: 410 });
      }
    expect(told.size).toBe(1);
    expect(await settings(SELLER)).toEqual(before);

    // Links of another store are signed with another key.
    await database.query("update provider_secret set value = 'another' where name = 'unsubscribe-key'");
    expect((await call("POST", token, { headers: FORM, payload: ONE_CLICK })).json()).toMatchObject({
      code: "link-expired",
    });
    expect(await settings(SELLER)).toEqual(before);
  });

  test("what was ended in the app, or by whoever made the report, is not taken back by a link", async () => {
    const { tokenOf, oneClick, call, ask, settings, plan, report, stateOf } = await withMails();
    await ask(SELLER, "PUT", "/releases/following", { news: "none" });
    await ask(SELLER, "PUT", "/content/publication/monthly/marks", { subscribed: false });
    await plan(report.id, { recipients: [] });
    for (const [kind, who] of [
      ["editions", SELLER],
      ["publication", SELLER],
      ["report", COLLEAGUE],
    ] as const) {
      const token = await tokenOf(kind, who);
      await oneClick(token);
      await call("DELETE", token);
      expect([kind, await stateOf(token)]).toEqual([kind, "off"]);
    }
    expect(await settings(SELLER)).toMatchObject({ editions: "none", publication: false, report: [] });

    // Chosen in the app after a link ended it, it is the choice that counts.
    const token = await tokenOf("alerts");
    await oneClick(token);
    const all = { vertical: null, market: null, inApp: true, byMail: false, rhythm: "daily" };
    await ask(SELLER, "PUT", "/alert-subscriptions", all);
    await call("DELETE", token);
    expect((await settings(SELLER)).alerts).toEqual([false, true, false]);
  });

  test.each(REGULAR)("are ended under the row security of whoever they go to: %s", async (kind) => {
    const { tokenOf, oneClick, database, stateOf } = await withMails();
    const token = await tokenOf(kind);
    const open = await denyRows(database, TABLES[kind]);
    expect((await oneClick(token)).json()).toMatchObject({ kind, state: "off" });
    await open();
    expect(await stateOf(token)).toBe("on");
  });

  test("somebody whose account is closed can end hers, and a link of somebody who is gone works no more", async () => {
    const { tokenOf, oneClick, database, stateOf } = await withMails();
    const token = await tokenOf("editions");
    await database.query("update person set status = 'disabled' where email = $1", [SELLER]);
    expect((await oneClick(token)).statusCode).toBe(200);
    expect(await stateOf(token)).toBe("ended");
    const gone = unsubscribeToken(await unsubscribeKey(database), { person: 999_999, kind: "editions", about: null });
    expect((await oneClick(gone)).json()).toMatchObject({ code: "link-expired" });
  });
});
