import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CallGoals } from "../contract/callGoals.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const ADDRESS = "/api/v1/call-list/goals";
const QUARTER = { year: 2026, quarter: 4 };

async function withManager() {
  const product = await testApp();
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  const { database, get } = product;
  await database.query("update person set sees_team_calls = true where email = $1", [BEN]);
  const personId = async (email: string) => {
    const [person] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      email,
    ]);
    return person?.id ?? "";
  };
  const set = async (as: string, of: string, body: object) =>
    get(`${ADDRESS}/${await personId(of)}`, {
      method: "PUT",
      as,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const goals = async (as: string) => (await get(ADDRESS, { as })).json<{ items: CallGoals }>().items;
  return { ...product, set, goals, personId };
}

describe.skipIf(storeMissing)("goals of calls", () => {
  test("are set by who sees the team's calls; everybody else sees her own alone", async () => {
    const { set, goals, personId } = await withManager();
    const [ann, ben] = [await personId(ANN), await personId(BEN)];
    expect((await set(ANN, ANN, { ...QUARTER, dollars: 1 })).json()).toMatchObject({ code: "not-found" });
    await set(BEN, ANN, { ...QUARTER, dollars: 50_000 });
    await set(BEN, BEN, { ...QUARTER, dollars: 20_000 });
    expect(await goals(BEN)).toMatchObject([
      { person: ann, ...QUARTER, dollars: 50_000 },
      { person: ben, dollars: 20_000 },
    ]);
    expect(await goals(ANN)).toEqual([{ person: ann, ...QUARTER, dollars: 50_000 }]);
  });

  test("are changed and taken away, quarter by quarter", async () => {
    const { set, goals } = await withManager();
    await set(BEN, ANN, { ...QUARTER, dollars: 50_000 });
    await set(BEN, ANN, { year: 2027, quarter: 1, dollars: 10_000 });
    await set(BEN, ANN, { ...QUARTER, dollars: 60_000 });
    expect((await goals(ANN)).map(({ dollars }) => dollars)).toEqual([10_000, 60_000]);
    await set(BEN, ANN, { ...QUARTER, dollars: null });
    expect((await goals(ANN)).map(({ dollars }) => dollars)).toEqual([10_000]);
  });

  test("are of people of one's own organization, and go with them", async () => {
    const { set, goals, given, database } = await withManager();
    await given.customer({ name: "Other Media" });
    await given.person("carl@example.com", { customer: "Other Media" });
    expect((await set(BEN, "carl@example.com", { ...QUARTER, dollars: 1 })).json()).toMatchObject({
      code: "invalid-input",
    });
    await set(BEN, ANN, { ...QUARTER, dollars: 50_000 });
    await database.query(
      "update person set customer_id = (select customer_id from customer where name = 'Other Media') where email = $1",
      [ANN],
    );
    await given.customer({ name: "Other Media" });
    expect(await goals(BEN)).toEqual([]);
    expect(await goals(ANN)).toEqual([]);
  });

  test.each([{ dollars: 0 }, { dollars: 1.5 }, { quarter: 5 }, { year: 1990 }])("%j is no goal", async (wrong) => {
    const { set } = await withManager();
    expect((await set(BEN, ANN, { ...QUARTER, dollars: 1, ...wrong })).json()).toMatchObject({ code: "invalid-input" });
  });
});
