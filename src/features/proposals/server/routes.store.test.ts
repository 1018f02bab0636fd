import { describe, expect, test } from "vitest";
import type { CallEntry } from "#features/call-list/contract.ts";
import type { ContentSent, ListedProposal, Proposal, ProposalFigures } from "../contract/proposals.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { givenStations } from "#tests/support/givenStations.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { sweepProposals } from "./sweepProposals.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const BOSS = "boss@example.com";
const NARROW = "narrow@example.com";
const RIVAL = "rival@other.example";

const LINE: ContentSent["lines"][number] = {
  station: "QAAA",
  product: "Prime",
  unit: "spot",
  cents: 25_000,
  from: "2026-11-30",
  until: "2026-12-28",
  quantity: 10,
  discount: 10,
};

const CONTENT: ContentSent = {
  title: "Winter",
  company: null,
  client: "Example client (not real)",
  market: "tv-623",
  subVertical: "hotels",
  medium: "tvOta",
  note: "",
  lines: [LINE],
};

type Product = Awaited<ReturnType<typeof testApp>>;

function asking(product: Product) {
  const send = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const add = async (as: string, content: Partial<ContentSent> = {}, more: object = {}) =>
    (await send("POST", "/proposals", as, { content: { ...CONTENT, ...content }, ...more })).json<Proposal>();
  const one = async (as: string, id: string) => (await send("GET", `/proposals/${id}`, as)).json<Proposal>();
  const list = async (as: string) =>
    (await send("GET", "/proposals", as)).json<{ team: boolean; items: ListedProposal[] }>();
  const save = (as: string, { id, version }: Proposal, content: Partial<ContentSent>) =>
    send("PUT", `/proposals/${id}`, as, { version, content: { ...CONTENT, ...content } });
  const step = (as: string, { id, version }: Pick<Proposal, "id" | "version">, status: string, note = "") =>
    send("POST", `/proposals/${id}/steps`, as, { version, status, note });
  /** All the way to the client. */
  const sendOff = async (proposal: Proposal) => {
    await step(ANN, proposal, "waiting");
    await step(BOSS, proposal, "approved");
    return step(ANN, proposal, "sent");
  };
  return { send, add, one, list, save, step, sendOff };
}

async function withSellers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  await product.given.person(BOSS, { name: "Boss" });
  await product.given.person(NARROW, { verticals: ["finance"] });
  await product.given.customer({ name: "Other Media", markets: ["tv-623"] });
  await product.given.person(RIVAL, { customer: "Other Media" });
  await product.database.query("update person set sees_team_calls = true where email = any($1)", [
    [BOSS, NARROW, RIVAL],
  ]);
  return { ...product, ...asking(product) };
}

describe.skipIf(storeMissing)("proposals", () => {
  test("begin as drafts with what their lines come to, by discount and week", async () => {
    const { add, list } = await withSellers();
    const made = await add(ANN);
    expect(made).toMatchObject({
      status: "draft",
      version: 1,
      cents: 1_125_000,
      from: "2026-11-30",
      until: "2026-12-28",
      marketName: "Market tv-623",
      owner: { name: "Ann" },
      call: null,
      sentVersion: null,
      mayApprove: false,
      approvers: ["Boss", NARROW],
      content: CONTENT,
    });
    expect(await list(ANN)).toMatchObject({ team: false, items: [{ title: "Winter", cents: 1_125_000 }] });
  });

  test("are seen by their author and by managers of the organization whose rights reach them, and by nobody else", async () => {
    const { add, list, one, send, save, step, database, get } = await withSellers();
    const made = await add(ANN);
    expect((await list(BOSS)).items).toHaveLength(1);
    for (const other of [BEN, NARROW, RIVAL]) {
      expect((await list(other)).items).toEqual([]);
      const tries = [
        await send("GET", `/proposals/${made.id}`, other),
        await send("GET", `/proposals/${made.id}/figures`, other),
        await send("GET", `/proposals/${made.id}/versions/1`, other),
        await save(other, made, { title: "Mine" }),
        await step(other, made, "waiting"),
        await send("DELETE", `/proposals/${made.id}`, other),
      ];
      const refused = other === NARROW ? ["not-found", "vertical-not-entitled"] : ["not-found"];
      for (const answer of tries) expect(refused).toContain(answer.json().code);
    }
    const headers = await apiKeyOf(database, ANN, ["read", "write"]);
    expect((await get("/api/v1/proposals", { headers })).json().code).toBe("person-required");
    expect((await one(ANN, made.id)).title).toBe("Winter");
  });

  test("are kept version by version: each can be looked at, and brought back as a new one", async () => {
    const { add, save, send, one } = await withSellers();
    const first = await add(ANN);
    const second = (await save(ANN, first, { lines: [{ ...LINE, quantity: 5 }] })).json<Proposal>();
    expect(second).toMatchObject({ version: 2, cents: 562_500 });
    const old = (await send("GET", `/proposals/${first.id}/versions/1`, ANN)).json<{ content: ContentSent }>();
    expect(old.content).toEqual(CONTENT);
    expect((await save(ANN, second, old.content)).json()).toMatchObject({ version: 3, cents: 1_125_000 });
    expect((await one(ANN, first.id)).versions.map(({ version, cents }) => [version, cents])).toEqual([
      [3, 1_125_000],
      [2, 562_500],
      [1, 1_125_000],
    ]);
  });

  test("that say the same are no new version, and two who save at once do not undo each other", async () => {
    const { add, save } = await withSellers();
    const first = await add(ANN);
    expect((await save(ANN, first, {})).json()).toMatchObject({ version: 1 });
    expect((await save(BOSS, first, { title: "Spring" })).json()).toMatchObject({ version: 2, owner: { name: "Ann" } });
    expect((await save(ANN, first, { title: "Summer" })).json().code).toBe("conflict");
  });

  test("are approved by a manager who has not written them, and by nobody else", async () => {
    const { add, step, save, one } = await withSellers();
    const made = await add(ANN);
    expect((await step(ANN, made, "sent")).json().code).toBe("conflict");
    expect((await step(ANN, made, "waiting")).json()).toMatchObject({ status: "waiting", mayApprove: false });
    expect((await step(ANN, made, "approved")).json().code).toBe("access-required");
    expect((await one(BOSS, made.id)).mayApprove).toBe(true);
    expect((await step(BOSS, made, "approved", "Fine")).json()).toMatchObject({
      status: "approved",
      steps: [
        { status: "approved", by: "Boss", version: 1, note: "Fine" },
        { status: "waiting", by: "Ann" },
      ],
    });
    // What she has changed herself somebody else has to approve.
    const changed = (await save(BOSS, made, { title: "Spring" })).json<Proposal>();
    await step(ANN, changed, "waiting");
    expect((await one(BOSS, made.id)).mayApprove).toBe(false);
    expect((await step(BOSS, changed, "approved")).json().code).toBe("access-required");
  });

  test("a manager’s own are not hers to approve, and one without lines is not to be approved at all", async () => {
    const { add, step } = await withSellers();
    const own = await add(BOSS);
    await step(BOSS, own, "waiting");
    expect((await step(BOSS, own, "approved")).json().code).toBe("access-required");
    const empty = await add(ANN, { lines: [] });
    expect((await step(ANN, empty, "waiting")).json().code).toBe("conflict");
  });

  test("that were approved and are changed are drafts again, and the client keeps what was sent", async () => {
    const { add, sendOff, save, step } = await withSellers();
    const made = await add(ANN);
    expect((await sendOff(made)).json()).toMatchObject({ status: "sent", sentVersion: 1 });
    const changed = (await save(ANN, made, { lines: [{ ...LINE, discount: 0 }] })).json<Proposal>();
    expect(changed).toMatchObject({ status: "draft", version: 2, sentVersion: 1 });
    expect((await step(ANN, made, "won")).json().code).toBe("conflict");
    expect((await sendOff(changed)).json()).toMatchObject({ status: "sent", sentVersion: 2 });
    expect((await step(ANN, changed, "won")).json().status).toBe("won");
    expect((await save(ANN, changed, {})).json().code).toBe("conflict");
    expect((await step(ANN, changed, "sent")).json().status).toBe("sent");
  });

  test("give the call they came of amount and status once they are sent, won or lost, with its history", async () => {
    const { add, sendOff, step, send } = await withSellers();
    const call = (
      await send("POST", "/call-list", ANN, { market: "tv-623", subVertical: "hotels", prospect: null, name: null })
    ).json<CallEntry>();
    const entry = async () => (await send("GET", "/call-list", ANN)).json<{ items: CallEntry[] }>().items[0];
    const made = await add(ANN, {}, { call: call.id });
    expect(made.call).toBe(call.id);
    expect(await entry()).toMatchObject({ status: "open", dollars: null });
    await sendOff(made);
    expect(await entry()).toMatchObject({ status: "proposal", dollars: 11_250, closedAt: null });
    await step(ANN, made, "lost");
    expect(await entry()).toMatchObject({ status: "lost", dollars: 11_250, closedAt: expect.any(String) });
    await step(ANN, made, "sent");
    expect(await entry()).toMatchObject({ status: "proposal", closedAt: null });
    const history = (await send("GET", `/call-list/${call.id}/history`, ANN)).json<{ items: object[] }>().items;
    expect(history).toHaveLength(3);
    expect((await send("POST", "/proposals", BEN, { content: CONTENT, call: call.id })).json().errors).toMatchObject([
      { pointer: "/body/call" },
    ]);
  });

  test.each([
    ["a market that is not bought", { market: "tv-501" }, "market-not-entitled"],
    ["a market that is not there", { market: "tv-999" }, "market-not-entitled"],
    ["a category that is not there", { subVertical: "dragons" }, "vertical-not-entitled"],
    ["a company of nobody", { company: "nobodys" }, "/body/content/company"],
    ["no client", { client: " " }, "/body/content/client"],
    ["weeks that begin on a Tuesday", { lines: [{ ...LINE, from: "2026-12-01" }] }, "/body/content/lines/0/from"],
    [
      "weeks that end before they begin",
      { lines: [LINE, { ...LINE, until: "2026-11-23" }] },
      "/body/content/lines/1/until",
    ],
    ["more weeks than two years have", { lines: [{ ...LINE, until: "2029-01-01" }] }, "/body/content/lines/0/until"],
    ["more than all of its price off", { lines: [{ ...LINE, discount: 101 }] }, "/body/content/lines/0/discount"],
    ["more money than any deal", { lines: [{ ...LINE, cents: 1e9, quantity: 10_000 }] }, "/body/content/lines"],
  ])("with %s are refused, and the place is named", async (_what, wrong, code) => {
    const { send } = await withSellers();
    const answer = (await send("POST", "/proposals", ANN, { content: { ...CONTENT, ...wrong } })).json<{
      code: string;
      errors?: { pointer: string }[];
    }>();
    expect([answer.code, answer.errors?.[0]?.pointer]).toContain(code);
  });

  test("that are removed come back within a day, and are forgotten after it", async () => {
    const { add, send, list, database } = await withSellers();
    const { id } = await add(ANN);
    await send("DELETE", `/proposals/${id}`, ANN);
    expect((await list(ANN)).items).toEqual([]);
    expect((await send("POST", `/proposals/${id}/restoration`, RIVAL)).json().code).toBe("not-found");
    expect((await send("POST", `/proposals/${id}/restoration`, ANN)).json()).toMatchObject({ id });
    await send("DELETE", `/proposals/${id}`, ANN);
    await database.query("update proposal set removed_at = removed_at - interval '25 hours'");
    expect((await send("POST", `/proposals/${id}/restoration`, ANN)).json().code).toBe("not-found");
    await sweepProposals(database);
    for (const table of ["proposal", "proposal_version", "proposal_step"])
      expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
  });

  test("come as a file, with names beside the ids", async () => {
    const { add, send } = await withSellers();
    await add(ANN);
    const { body } = await send("GET", "/proposals.csv", ANN);
    expect(body).toContain("Winter,Example client (not real),draft,11250,2026-11-30,2026-12-28,tv-623");
  });

  test("leave approvals and outcomes in the audit log, and nothing of whom or how much", async () => {
    const { add, sendOff, step, database } = await withSellers();
    const made = await add(ANN);
    await sendOff(made);
    await step(ANN, made, "won");
    const log = await database.query<{ action: string }>("select action from audit_entry order by position");
    expect(log.map(({ action }) => action)).toEqual([
      "proposals.waiting",
      "proposals.approved",
      "proposals.sent",
      "proposals.won",
    ]);
    expect(JSON.stringify(await database.query("select * from audit_entry"))).not.toMatch(
      /Winter|Example client|11250/,
    );
  });
});

describe.skipIf(storeMissing)("beside a proposal stand", () => {
  async function withAudiences() {
    const product = await givenStations({ all: ANN, narrow: NARROW, radio: "radio@example.com" });
    return { ...product, ...asking(product) };
  }
  const figures = async ({ send }: ReturnType<typeof asking>, id: string, as = ANN) =>
    (await send("GET", `/proposals/${id}/figures`, as)).json<ProposalFigures>();

  test("the audiences of its stations as the market’s latest survey has them, and which it does not have", async () => {
    const product = await withAudiences();
    const lines = ["QAAA", "qbbb-tv", "QNEW"].map((station) => ({ ...LINE, station }));
    const { id } = await product.add(ANN, { lines });
    const { audience } = await figures(product, id);
    expect(audience).toMatchObject({ date: "2025-11", demographic: "HH", daypart: "total", modelled: false });
    expect(audience?.stations).toMatchObject([
      { station: "QAAA", callSign: "QAAA-TV", share: 0.12, aqhPersons: null },
      { station: "qbbb-tv", callSign: "QBBB-TV", share: 0.06 },
    ]);
    expect(audience?.unknown).toEqual(["QNEW"]);
  });

  test("how much of the category’s money in the medium it is, year by year, with kind and basis, and nothing for a year without figures", async () => {
    const product = await withAudiences();
    const { years, media, subVerticals, dollars: cells } = product.loadedRevisions.current().wallet("tv-623");
    const cell = (s: number) => cells[(s * media.length + media.indexOf("tvOta")) * years.length + years.indexOf(2026)];
    const subVertical = subVerticals.find((_, s) => (cell(s) ?? 0) > 0) ?? "";
    const later = { ...LINE, from: "2049-01-04", until: "2049-01-04" };
    const { id } = await product.add(ANN, { subVertical, lines: [LINE, later] });
    const { wallet, revision } = await figures(product, id);
    expect(revision).not.toBeNull();
    const known = wallet.filter(({ year }) => year === 2026);
    expect(known).toHaveLength(1);
    for (const { cents, dollars, share, kind, basis } of known) {
      expect(dollars).toBeGreaterThan(0);
      expect(share).toBeCloseTo(cents / 100 / (dollars ?? 1), 5);
      expect([kind, basis]).not.toContain(null);
    }
    expect(wallet.find(({ year }) => year === 2049)).toMatchObject({ dollars: null, share: null, kind: null });
  });

  test("no audience for who has bought none of the medium", async () => {
    const product = await withAudiences();
    await product.database.query("update person set access = '{shareOfWallet}' where email = $1", [ANN]);
    const { id } = await product.add(ANN);
    expect((await figures(product, id)).audience).toBeNull();
  });
});
