import { describe, expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { denyRows } from "#tests/support/denyRows.ts";
import { type TestRequest, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { notifications } from "#features/notifications/contract.ts";
import { addAlertRule, alertRules, alerts, alertSubscriptions, saveAlertSubscription } from "../contract.ts";
import { duePeriod, sendDueDigests } from "./alertDigests.ts";
import { evaluateAlerts } from "./evaluateAlerts.ts";

const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const RADIO = "tv-803";
const NEW_YORK = "tv-501";
/** A Tuesday. */
const NOON = Date.parse("2026-02-17T12:00:00Z");
const DAY_MS = 86_400_000;
const SITE = { publicUrl: "https://market.example.com", basePath: "/", product: "Spotmarket" };

const growth = {
  kind: "growth",
  direction: "up",
  threshold: 10,
  severity: "high",
  market: null,
  subject: null,
  everySubVertical: false,
  medium: null,
};

function wallets(hotels: number) {
  const spend = (amount: number) => ({
    tvOta: { hotels: [1_000_000, amount], hospitals: [1_000_000, 1_500_000] },
    mobile: { hotels: [500_000, 500_000], hospitals: [500_000, 500_000] },
  });
  return [NEW_YORK, RADIO].map((market) => walletOf(market, [2024, 2025], spend(hotels)));
}

async function withSeller() {
  const product = await testApp();
  const { given, get, database, loadedRevisions } = product;
  await given.published({ wallets: wallets(1_600_000) });
  await given.customer({ markets: [NEW_YORK, RADIO] });
  await given.person(SELLER);
  await given.person(OTHER);
  const ask = async (method: NonNullable<TestRequest["method"]>, path: string, body?: object, as = SELLER) => {
    const headers: Record<string, string> = body ? { "content-type": "application/json" } : {};
    const answer = await get(`/api/v1${path}`, { method, as, headers, ...(body && { body: JSON.stringify(body) }) });
    return answer.json<unknown>();
  };
  const listed = async (as = SELLER) => alerts.response.parse(await ask("GET", "/alerts", undefined, as)).items;
  const rules = async () => alertRules.response.parse(await ask("GET", "/alert-rules")).items;
  const subscriptions = async () => alertSubscriptions.response.parse(await ask("GET", "/alert-subscriptions")).items;
  const subscribe = async (body: object) =>
    saveAlertSubscription.response.parse(await ask("PUT", "/alert-subscriptions", body));
  const addRule = async (condition: object) =>
    addAlertRule.response.parse(await ask("POST", "/alert-rules", { condition }));
  const evaluate = async (before: string | null = null) => {
    await loadedRevisions.refresh();
    const now = loadedRevisions.current();
    const earlier = before === null ? null : await loadedRevisions.byId(before);
    return evaluateAlerts(database, { now, before: earlier, of: "revision", at: NOON });
  };
  const mails = () => database.query<{ recipient: string; subject: string; body_text: string }>("select * from mail");
  const notices = async (as = SELLER) =>
    notifications.response
      .parse(await ask("GET", "/notifications", undefined, as))
      .items.filter(({ kind }) => kind === "alert-raised");
  return { ...product, ask, listed, rules, subscriptions, subscribe, addRule, evaluate, notices, mails };
}

describe.skipIf(storeMissing)("alerts", () => {
  test("a new rule tells at once what it finds in the published revision, and exactly what was previewed", async () => {
    const { addRule, ask, listed } = await withSeller();
    const preview = await ask("POST", "/alert-rules/preview", { condition: growth });
    const { rule, raised } = await addRule(growth);
    // Leisure and healthcare in two markets.
    expect(preview).toMatchObject({ found: 4, kept: 4, paused: null });
    expect([raised, rule.open]).toEqual([4, 4]);
    const items = await listed();
    expect(items.map(({ facts }) => `${facts.market} ${facts.subject.id}`).toSorted()).toEqual([
      `${NEW_YORK} healthcare`,
      `${NEW_YORK} leisure`,
      `${RADIO} healthcare`,
      `${RADIO} leisure`,
    ]);
    expect(items.find(({ facts }) => facts.subject.id === "leisure")).toMatchObject({
      severity: "high",
      read: false,
      facts: { before: 1_500_000, after: 2_100_000, year: 2025 },
    });
    expect(items[0]?.path).toContain("explain=mediaAdSpending%2Ftotal%3Agrowth_percent");
  });

  test("a new revision raises what is new in it, once however often it is asked, in one notice", async () => {
    const { ask, given, listed, evaluate, notices, loadedRevisions } = await withSeller();
    const first = loadedRevisions.current().revision.id;
    await ask("POST", "/alert-rules", { condition: growth });
    await given.published({ wallets: wallets(1_700_000) });
    expect(await evaluate(first)).toBe(2);
    expect(await evaluate(first)).toBe(0);
    const items = await listed();
    // Healthcare says what it said before; leisure is news in both markets.
    expect(items).toHaveLength(6);
    expect(items.slice(0, 2).map(({ facts }) => facts.subject.id)).toEqual(["leisure", "leisure"]);
    expect((await notices()).map(({ data }) => data)).toEqual([{ number: "2" }]);
  });

  test("systems of the customer whose people have alerts are told once, where to look and without a figure", async () => {
    const { ask, given, evaluate, loadedRevisions, database } = await withSeller();
    const first = loadedRevisions.current().revision.id;
    await ask("POST", "/alert-rules", { condition: growth });
    await ask("POST", "/alert-rules", { condition: growth }, OTHER);
    await given.published({ wallets: wallets(1_700_000) });
    expect(await evaluate(first)).toBe(4);
    expect(await evaluate(first)).toBe(0);
    const events = await database.query<{ data: unknown }>("select data from job where kind = 'webhook-event'");
    const [{ id } = { id: 0 }] = await database.query<{ id: number }>("select customer_id as id from person limit 1");
    expect(events.map(({ data }) => data)).toEqual([
      {
        event: "alert.raised",
        customer: id,
        at: new Date(NOON).toISOString(),
        data: {
          alerts: 4,
          market: NEW_YORK,
          subject: "leisure",
          kinds: ["growth"],
          markets: [NEW_YORK, RADIO],
          subjects: ["leisure"],
          link: "/market-reports/vertical-alerts",
        },
      },
    ]);
  });

  test("what its owner has lost raises nothing, is shown nowhere, and the rule says why", async () => {
    const { rules, ask, given, listed, evaluate, database } = await withSeller();
    await ask("POST", "/alert-rules", { condition: { ...growth, market: RADIO } });
    await ask("POST", "/alert-rules", { condition: { ...growth, subject: "hospitals", market: NEW_YORK } });
    expect(await listed()).toHaveLength(3);
    await given.customer({ markets: [NEW_YORK], verticals: ["leisure"] });
    expect(await listed()).toEqual([]);
    expect((await rules()).map(({ paused }) => paused)).toEqual(["vertical", "market"]);
    await given.published({ wallets: wallets(1_900_000) });
    expect(await evaluate()).toBe(0);
    await database.query("update person set status = 'disabled' where email = $1", [SELLER]);
    await given.customer({ markets: [NEW_YORK, RADIO] });
    await given.published({ wallets: wallets(2_000_000) });
    expect(await evaluate()).toBe(0);
  });

  test.each([
    [{ market: "tv-999" }, "market-not-entitled"],
    [{ market: "tv-623" }, "market-not-entitled"],
    [{ subject: "dragons" }, "vertical-not-entitled"],
    [{ subject: "automotive" }, "vertical-not-entitled"],
    [{ medium: "smoke" }, "invalid-input"],
    [{ threshold: 0 }, "invalid-input"],
  ])("a rule about %j is refused with %s, also as a preview", async (change, code) => {
    const { ask, given } = await withSeller();
    await given.customer({ markets: [NEW_YORK], verticals: ["leisure", "healthcare"] });
    const condition = { ...growth, ...change };
    expect(await ask("POST", "/alert-rules", { condition })).toMatchObject({ code });
    expect(await ask("POST", "/alert-rules/preview", { condition })).toMatchObject({ code });
  });

  test("nobody sees or changes what is another's", async () => {
    const { addRule, ask, listed } = await withSeller();
    const { rule } = await addRule(growth);
    const alert = (await listed())[0] ?? expect.fail();
    expect(await listed(OTHER)).toEqual([]);
    const missing = { code: "not-found" };
    expect(await ask("PATCH", `/alerts/${alert.id}`, { read: true }, OTHER)).toMatchObject(missing);
    expect(await ask("PATCH", `/alert-rules/${rule.id}`, { version: 1, active: false }, OTHER)).toMatchObject(missing);
    expect(await ask("DELETE", `/alert-rules/${rule.id}`, undefined, OTHER)).toMatchObject(missing);
    expect(await ask("POST", "/alerts/marks", { alerts: [alert.id], dismissed: true }, OTHER)).toEqual({ marked: 0 });
    expect((await listed())[0]).toMatchObject({ dismissed: false, read: false });
  });

  test("alerts are read, dismissed and had back; a deleted rule takes its alerts along and brings them back", async () => {
    const { addRule, ask, listed } = await withSeller();
    const { rule } = await addRule(growth);
    const alert = (await listed())[0] ?? expect.fail();
    expect(await ask("PATCH", `/alerts/${alert.id}`, { read: true })).toMatchObject({ read: true, dismissed: false });
    expect(await ask("PATCH", `/alerts/${alert.id}`, { dismissed: true })).toMatchObject({
      read: true,
      dismissed: true,
    });
    expect(await ask("PATCH", `/alerts/${alert.id}`, { dismissed: false })).toMatchObject({ dismissed: false });
    await ask("DELETE", `/alert-rules/${rule.id}`);
    expect(await listed()).toEqual([]);
    expect(await ask("POST", `/alert-rules/${rule.id}/restoration`)).toMatchObject({ id: rule.id, open: 4 });
    expect(await listed()).toHaveLength(4);
  });

  test("a changed rule says of the revision what it says now; two editors notice each other", async () => {
    const { addRule, ask, listed } = await withSeller();
    const { rule } = await addRule(growth);
    const change = { version: rule.version, condition: { ...growth, threshold: 39 } };
    expect(await ask("PATCH", `/alert-rules/${rule.id}`, change)).toMatchObject({ open: 2, version: 2 });
    expect(await listed()).toHaveLength(2);
    expect(await ask("PATCH", `/alert-rules/${rule.id}`, change)).toMatchObject({ code: "conflict" });
    expect(await ask("PATCH", `/alert-rules/${rule.id}`, { version: 2, active: false })).toMatchObject({
      active: false,
    });
  });

  test("are found and kept under the row security of whose they are: where it shows nothing, there is nothing, whatever a query forgot", async () => {
    const { addRule, evaluate, given, loadedRevisions, database, listed } = await withSeller();
    const before = loadedRevisions.current().revision.id;
    await addRule(growth);
    await database.query("delete from alert");
    await given.published({ wallets: wallets(3_000_000), label: "Next" });
    const again = () => database.query("delete from alert_evaluation");
    const openRules = await denyRows(database, "alert_rule");
    expect(await evaluate(before)).toBe(0);
    await openRules();
    await again();
    const openAlerts = await denyRows(database, "alert");
    await expect(evaluate(before)).rejects.toMatchObject({ code: "42501" });
    await openAlerts();
    expect(await evaluate(before)).toBeGreaterThan(0);
    expect((await listed()).length).toBeGreaterThan(0);
  });

  test("the list is a file too, with names beside ids", async () => {
    const { ask, get } = await withSeller();
    await ask("POST", "/alert-rules", { condition: { ...growth, market: NEW_YORK, subject: "hotels" } });
    const [head = "", row = ""] = (await get("/api/v1/alerts.csv", { as: SELLER })).body.split("\r\n");
    expect(head).toContain("raised_at,severity,kind,market,market_name,subject");
    expect(row).toContain(`high,growth,${NEW_YORK},Market ${NEW_YORK},hotels,`);
  });
});

describe.skipIf(storeMissing)("digests of alerts", () => {
  const subscription = { vertical: null, market: null, rhythm: "daily", inApp: true, byMail: true };

  async function subscribed(more: object = {}) {
    const product = await withSeller();
    const { ask, database, loadedRevisions } = product;
    await ask("PUT", "/alert-subscriptions", { ...subscription, timeZone: "America/Chicago", ...more });
    await database.query("update alert_subscription set created_at = $1", [new Date(NOON - 30 * DAY_MS)]);
    await ask("POST", "/alert-rules", { condition: growth });
    await database.query("update alert set raised_at = $1", [new Date(NOON - DAY_MS / 2)]);
    const send = (at: number) =>
      sendDueDigests(database, { loadedRevision: loadedRevisions.current(), site: SITE, at });
    return { ...product, send };
  }

  test("go out after seven in the morning where the reader is, once, in her language, each alert with its address", async () => {
    const { send, mails, database } = await subscribed();
    await database.query("update person set language = 'de-DE' where email = $1", [SELLER]);
    // Six in the morning in Chicago.
    expect(await send(NOON)).toBe(0);
    expect(await send(NOON + 3_600_000)).toBe(1);
    expect(await send(NOON + 3_600_000)).toBe(0);
    expect(await Promise.all([send(NOON + DAY_MS), send(NOON + DAY_MS)])).toEqual([0, 0]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: SELLER, subject: "Ihre Hinweise von Spotmarket: 4" });
    expect(mail?.body_text).toMatch(/Freizeit in [^:]+: Die Ausgaben /);
    expect(mail?.body_text).toContain(`https://market.example.com/vertical/7?market=${NEW_YORK}&year=2025&explain=`);
  });

  test("are made under the row security of whoever reads them", async () => {
    const { send, mails, database } = await subscribed();
    const openSubscriptions = await denyRows(database, "alert_subscription");
    expect(await send(NOON + 3_600_000)).toBe(0);
    await openSubscriptions();
    const openDigests = await denyRows(database, "alert_digest");
    await expect(send(NOON + 3_600_000)).rejects.toMatchObject({ code: "42501" });
    await openDigests();
    const openAlerts = await denyRows(database, "alert");
    expect(await send(NOON + 3_600_000)).toBe(0);
    await openAlerts();
    expect(await mails()).toEqual([]);
    expect(await send(NOON + 3_600_000 + DAY_MS)).toBe(1);
  });

  test("tell what the subscription is about, and nothing that the reader may no longer see", async () => {
    const { send, mails, given } = await subscribed({ vertical: "leisure" });
    await given.customer({ markets: [NEW_YORK] });
    expect(await send(NOON + 3_600_000)).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toContain(": 1");
    expect(mail?.body_text).not.toContain(RADIO);
  });

  test("can be had at once, and say so when there is nothing", async () => {
    const { ask, mails } = await withSeller();
    expect(await ask("POST", "/alert-digest")).toEqual({ sent: 0 });
    await ask("POST", "/alert-rules", { condition: growth });
    expect(await ask("POST", "/alert-digest")).toEqual({ sent: 4 });
    expect(await mails()).toHaveLength(1);
  });

  test("a subscription is changed, ended and had back; it keeps the first time zone", async () => {
    const { ask, subscribe, subscriptions } = await withSeller();
    const made = await subscribe({ ...subscription, timeZone: "America/Chicago" });
    const changed = await subscribe({ ...subscription, rhythm: "weekly", timeZone: "Asia/Tokyo" });
    expect(changed).toMatchObject({ id: made.id, rhythm: "weekly" });
    expect(await ask("GET", "/alert-subscriptions")).toMatchObject({ items: [changed], timeZone: "America/Chicago" });
    await ask("DELETE", `/alert-subscriptions/${made.id}`);
    expect(await subscriptions()).toEqual([]);
    expect(await ask("POST", `/alert-subscriptions/${made.id}/restoration`)).toMatchObject({ id: made.id });
    const refused = await ask("PUT", "/alert-subscriptions", { ...subscription, market: "tv-999" });
    expect(refused).toMatchObject({ code: "market-not-entitled" });
  });
});

test("a weekly digest is due on Monday at seven, and later that week where it was missed", () => {
  const at = (instant: string) => duePeriod("weekly", Date.parse(instant), "Europe/Berlin");
  expect(at("2026-02-16T05:59:00Z")).toBeNull();
  expect(at("2026-02-16T06:00:00Z")).toBe("2026-02-16");
  expect(at("2026-02-19T22:00:00Z")).toBe("2026-02-16");
  expect(duePeriod("daily", Date.parse("2026-02-16T05:00:00Z"), "Europe/Berlin")).toBeNull();
});
