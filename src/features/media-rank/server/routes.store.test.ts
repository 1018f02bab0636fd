import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import { describe, expect, test } from "vitest";
import { csvFile } from "#domain/tables/csv.ts";
import { NATION } from "#domain/markets/market.ts";
import { mediaRanks } from "#domain/ranks/mediaRanks.ts";
import type { RankList } from "#domain/ranks/rankList.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { mediaRanks as mediaRanksContract } from "../contract.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";

async function withSeller() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618", "radio-35620"] });
  await product.given.customer({ markets: ["tv-623", "tv-501", "radio-35620"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  return { ...product, ask: (url: string, as = SELLER) => product.get(url, { as }) };
}

describe.skipIf(storeMissing)("the media ranker", () => {
  test("answers what a screen computes, as JSON and as CSV", async () => {
    const { ask, loadedRevisions } = await withSeller();
    const loadedRevision = loadedRevisions.current();
    const read = (id: string) => ({
      wallet: loadedRevision.wallet(id),
      population: loadedRevision.market(id).population,
    });
    const { revision } = loadedRevision;
    const view = {
      own: read("tv-623"),
      nation: read(NATION),
      year: 2024,
      political: "without",
      provenance: provenanceOfWallet(revision, loadedRevision.wallet("tv-623"), "with"),
      currentYear: revision.currentYear,
    };
    const expected = mediaRanks({ ...view, political: "without" });
    // What a screen explains its figures from stays with the screen.
    const sent = JSON.parse(JSON.stringify(mediaRanksContract.response.parse(expected)));
    const query = "?year=2024&political=without";
    expect((await ask(`/markets/tv-623/media-ranks${query}`)).json()).toEqual(sent);
    expect((await ask(`/markets/tv-623/media-ranks.csv${query}`)).body).toBe(csvFile(rankTable(expected, "medium")));
  });

  test("ranks the markets that are open to the caller and no others", async () => {
    const { ask } = await withSeller();
    const ids = async (kind: string) =>
      (await ask(`/revisions/current/market-ranks?medium=tvOta&kind=${kind}`))
        .json<RankList>()
        .rows.map(({ id }) => id);
    expect((await ids("tv")).toSorted()).toEqual(["tv-501", "tv-623"]);
    expect(await ids("radio")).toEqual(["radio-35620"]);
    const totals = (await ask("/revisions/current/medium-totals?medium=tvOta")).json<{ markets: { id: string }[] }>();
    expect(totals.markets.map(({ id }) => id).toSorted()).toEqual(["tv-501", "tv-623"]);
  });

  test("who bought one vertical sees its money alone, and is refused another's", async () => {
    const { ask } = await withSeller();
    const verticals = (await ask("/markets/tv-623/vertical-ranks?medium=tvOta", NARROW)).json<RankList>();
    expect(verticals.rows.map(({ id }) => id)).toEqual(["leisure"]);
    const dollars = async (path: string, as: string) =>
      (await ask(path, as)).json<RankList>().rows.map(({ dollars: amount }) => amount);
    const own = await dollars("/markets/tv-623/media-ranks", NARROW);
    expect(own).toEqual(await dollars("/markets/tv-623/media-ranks?focus=leisure", SELLER));
    for (const path of [
      "/markets/tv-623/media-ranks?focus=retail",
      "/revisions/current/market-ranks?medium=tvOta&focus=newCarDealers",
      "/revisions/current/medium-totals?medium=tvOta&focus=automotive",
    ]) {
      expect((await ask(path, NARROW)).json()).toMatchObject({ code: "vertical-not-entitled" });
    }
  });

  test("a market that is not bought is refused", async () => {
    const { ask } = await withSeller();
    for (const path of ["media-ranks", "vertical-ranks?medium=tvOta", "media-ranks.csv"]) {
      expect((await ask(`/markets/tv-618/${path}`)).json()).toMatchObject({ code: "market-not-entitled" });
    }
  });

  test.each([
    ["/markets/tv-623/media-ranks?year=1999", "/query/year"],
    ["/markets/tv-623/vertical-ranks?medium=holograms", "/query/medium"],
    ["/markets/tv-623/vertical-ranks", "/query/medium"],
    ["/revisions/current/market-ranks?medium=tvOta&year=1999", "/query/year"],
    ["/revisions/current/market-ranks?medium=tvOta&focus=dragons", "/query/focus"],
    ["/revisions/current/medium-totals?medium=tvOta&kind=moon", "/query/kind"],
  ])("%s is refused, and its place named", async (path, pointer) => {
    const { ask } = await withSeller();
    expect((await ask(path)).json()).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });
});
