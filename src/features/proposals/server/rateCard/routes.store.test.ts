import { beginViewAs } from "#features/view-as/contract.ts";
import { describe, expect, test } from "vitest";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { RateCard, RateCardReport } from "../../contract/rateCard.ts";
import { sweepProposals } from "../sweepProposals.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const BASIC = "basic@example.com";
const RIVAL = "rival@other.example";
const ADMIN = "admin@house.example";

const FILE = `Station,Daypart,Unit,Rate,Valid from,Valid until,Notes
QAAA-TV,Prime,spot,"$1,250.50",,,30 seconds
QAAA-TV,Prime,Spots,1500,2026-12-01,12/24/2026,
Example site,Homepage banner,CPM,12.5,2026-11,2026-12,
`;

async function withSellers() {
  const product = await testApp();
  await product.given.customer({ access: ["shareOfWallet"] });
  await product.given.person(ANN);
  await product.given.person(BEN);
  await product.given.person(BASIC, { access: [] });
  await product.given.customer({ name: "Other Media", access: ["shareOfWallet"] });
  await product.given.person(RIVAL, { customer: "Other Media" });
  await product.given.person(ADMIN, { role: "Administrator", customer: "House" });
  const send = (
    method: "GET" | "POST",
    path: string,
    how: { as?: string; headers?: Record<string, string> },
    body?: object,
  ) =>
    product.get(`/api/v1${path}`, {
      method,
      ...how,
      ...(body && {
        body: JSON.stringify(body),
        headers: { ...how.headers, "content-type": "application/json" },
      }),
    });
  const order = (text: string, how: object = {}) => ({
    name: "card.csv",
    content: Buffer.from(text).toString("base64"),
    dryRun: false,
    ...how,
  });
  const bring = async (as: string, text: string, how: object = {}) =>
    (await send("POST", "/rate-card", { as }, order(text, how))).json<RateCardReport>();
  const card = async (as: string) => (await send("GET", "/rate-card", { as })).json<RateCard>();
  const undo = (as: string, id: string | null) => send("POST", `/rate-card/${id}/undoing`, { as });
  return { ...product, send, order, bring, card, undo };
}

describe.skipIf(storeMissing)("a rate card", () => {
  test("comes in a file that is shown first, with prices to the cent and the days they hold", async () => {
    const { bring, card } = await withSellers();
    const shown = await bring(ANN, FILE, { dryRun: true });
    expect(shown).toMatchObject({ rows: 3, refused: 0, lines: 3, stations: 2, replaced: 0, card: null, problems: [] });
    expect(await card(ANN)).toEqual({ card: null, items: [] });
    await bring(ANN, FILE);
    const kept = await card(BEN);
    expect(kept.card).toMatchObject({ file: "card.csv" });
    expect(kept.items).toEqual([
      {
        station: "QAAA-TV",
        product: "Prime",
        unit: "spot",
        cents: 125_050,
        from: null,
        until: null,
        note: "30 seconds",
      },
      {
        station: "QAAA-TV",
        product: "Prime",
        unit: "spot",
        cents: 150_000,
        from: "2026-12-01",
        until: "2026-12-24",
        note: null,
      },
      {
        station: "Example site",
        product: "Homepage banner",
        unit: "thousand",
        cents: 1_250,
        from: "2026-11-01",
        until: "2026-12-31",
        note: null,
      },
    ]);
  });

  test("is read in German and Spanish too, with decimal commas", async () => {
    const { bring, card } = await withSellers();
    await bring(ANN, "Sender;Zeitschiene;Einheit;Preis\nQAAA;Vorabend;Woche;1.250,50\n", { decimalComma: true });
    expect((await card(ANN)).items).toMatchObject([{ product: "Vorabend", unit: "week", cents: 125_050 }]);
    await bring(ANN, "Emisora,Franja,Unidad,Tarifa\nQAAA,Mañana,mes,900\n");
    expect((await card(ANN)).items).toMatchObject([{ product: "Mañana", unit: "month", cents: 90_000 }]);
  });

  test("with faults is told line by line and column by column, and nothing is kept but what is sound, if that is wanted", async () => {
    const { bring, card } = await withSellers();
    const faulty = `station,product,unit,price,from,until
QAAA,Prime,spot,100,,
QAAA,prime,spot,200,,
QAAA,News,dragon,100,,
QAAA,Sports,spot,free,,
QAAA,Movie,spot,100,2026-02-30,
QAAA,Late,spot,100,2026-05-01,2026-04-01
,Early,spot,100,,
`;
    const report = await bring(ANN, faulty);
    expect(report).toMatchObject({ rows: 7, refused: 6, lines: 1, card: null });
    expect(report.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, "product", "duplicate-key"],
      [4, "unit", "unknown-value"],
      [5, "price", "not-a-number"],
      [6, "from", "bad-date"],
      [7, "until", "bad-period"],
      [8, "station", "missing-value"],
    ]);
    expect((await card(ANN)).card).toBeNull();
    expect((await bring(ANN, "station,product,price\nQAAA,Prime,1\n")).problems[0]?.code).toBe("missing-column");
    await bring(ANN, faulty, { goodRowsOnly: true });
    expect((await card(ANN)).items).toHaveLength(1);
  });

  test("is replaced as a whole, and undoing brings the former one back, once and for the newest alone", async () => {
    const { bring, card, undo, database } = await withSellers();
    const first = await bring(ANN, FILE);
    const second = await bring(BEN, "station,product,unit,price\nQBBB,Prime,spot,10\n");
    expect(second).toMatchObject({ lines: 1, replaced: 3 });
    expect((await card(ANN)).items.map(({ station }) => station)).toEqual(["QBBB"]);
    expect((await undo(ANN, first.card)).json().code).toBe("not-found");
    expect((await undo(ANN, second.card)).statusCode).toBe(200);
    expect((await card(ANN)).items).toHaveLength(3);
    expect((await undo(ANN, second.card)).json().code).toBe("not-found");
    await undo(ANN, first.card);
    expect((await card(ANN)).card).toBeNull();
    const log = await database.query<{ action: string }>("select action from audit_entry order by position");
    expect(log.map(({ action }) => action)).toEqual([
      "rateCard.imported",
      "rateCard.imported",
      "rateCard.undone",
      "rateCard.undone",
    ]);
    expect(JSON.stringify(await database.query("select * from audit_entry"))).not.toMatch(/QAAA|125050|Prime/);
  });

  test("comes as a file in the columns in which it is brought in again", async () => {
    const { bring, send, card } = await withSellers();
    await bring(ANN, FILE);
    const before = (await card(ANN)).items;
    const { body } = await send("GET", "/rate-card.csv", { as: ANN });
    expect(await bring(ANN, body)).toMatchObject({ lines: 3, replaced: 3, problems: [] });
    expect((await card(ANN)).items).toEqual(before);
  });

  test("is seen by nobody else: no other organization, no administrator, no key, nobody who looks as somebody", async () => {
    const { bring, card, send, order, undo, database, signedIn } = await withSellers();
    const { card: id } = await bring(ANN, FILE);
    for (const other of [RIVAL, ADMIN]) {
      expect(await card(other)).toEqual({ card: null, items: [] });
      expect((await undo(other, id)).json().code).toBe("not-found");
    }
    expect((await send("GET", "/rate-card", { as: BASIC })).json().code).toBe("access-required");
    const [ann] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      ANN,
    ]);
    const { grant } = (
      await send("POST", beginViewAs.url, { as: ADMIN }, { person: ann?.id, reason: "A question" })
    ).json<{ grant: string }>();
    const viewing = { ...(await signedIn(ADMIN)), "x-view-as": grant };
    for (const headers of [await apiKeyOf(database, ANN, ["read", "write"]), viewing]) {
      expect((await send("GET", "/rate-card", { headers })).json().code).toBe("person-required");
      expect((await send("POST", "/rate-card", { headers }, order(FILE))).json().code).toBe("person-required");
    }
    expect((await card(ANN)).items).toHaveLength(3);
  });

  test("that was replaced is forgotten after a month, and then nothing of it can be undone", async () => {
    const { bring, database, card, undo } = await withSellers();
    await bring(ANN, FILE);
    const { card: newest } = await bring(ANN, FILE);
    await sweepProposals(database);
    expect(await database.query("select 1 from rate_card")).toHaveLength(2);
    await database.query("update rate_card set at = at - interval '31 days'");
    expect((await undo(ANN, newest)).json().code).toBe("not-found");
    await sweepProposals(database);
    expect(await database.query("select 1 from rate_card_line")).toHaveLength(3);
    expect((await card(ANN)).items).toHaveLength(3);
  });
});
