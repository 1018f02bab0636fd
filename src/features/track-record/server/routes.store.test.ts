import { describe, expect, test } from "vitest";
import type { ScoreSummary } from "#domain/trackRecord/summarizeScores.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { sweepRevisions } from "#features/revisions/server/room/removing.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";
const YEARS = [2024, 2025, 2026, 2027];

/** What is said of TV in New York, Fresno and Dallas: hotels, hospitals and candidates in each. */
interface Said {
  readonly label: string;
  readonly currentYear: number;
  readonly hotels: readonly number[];
  readonly hospitals?: readonly number[];
  readonly candidates?: readonly number[];
  /** Hotels of Dallas, which nobody here may see; Fresno has what is left of the nation. */
  readonly dallas?: readonly number[];
  readonly sample?: boolean;
}

const SPRING: Said = { label: "Spring 2025", currentYear: 2025, hotels: [900, 1000, 1100, 1210] };
const LATER: Said = { label: "Spring 2027", currentYear: 2026, hotels: [900, 1000, 1000, 1050] };

async function withRevisions(...said: Said[]) {
  const product = await testApp({ documentWorker: "light" });
  const publishOne = async (one: Said) => {
    const id = await product.given.published({
      label: one.label,
      currentYear: one.currentYear,
      sample: one.sample ?? false,
      wallets: walletsOf(one),
    });
    await product.runJobs();
    return id;
  };
  const ids: string[] = [];
  for (const one of said) ids.push(await publishOne(one));
  await product.given.customer({ markets: ["tv-501", "tv-866"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const ask = async (url: string, as = SELLER) => product.get(url, { as });
  const record = async (market: string, as = SELLER) =>
    (await ask(`/markets/${market}/track-record`, as)).json<TrackRecord>();
  return { ...product, ids, publishOne, ask, record };
}

function walletsOf({
  hotels,
  hospitals = [500, 500, 500, 500],
  candidates = [0, 0, 0, 0],
  dallas = [50, 50, 50, 50],
}: Said) {
  const tv = (market: string, of: Readonly<Record<string, readonly number[]>>) =>
    walletOf(market, YEARS, { tvOta: of });
  return [
    tv("tv-501", { hotels, hospitals, politicalCandidates: candidates }),
    tv("tv-866", {
      hotels: dallas.map((dollars) => 1000 - dollars),
      hospitals: [1, 1, 1, 1],
      politicalCandidates: [0, 0, 0, 0],
    }),
    tv("tv-623", { hotels: dallas, hospitals: [1, 1, 1, 1], politicalCandidates: [0, 0, 0, 0] }),
  ];
}

const coreOf = ({ scores }: TrackRecord) => scores.find(({ part, medium }) => part === "core" && medium === "tvOta");

describe.skipIf(storeMissing)("the track record", () => {
  test("holds what each revision forecast against what a later one states, of a market and of the nation", async () => {
    const { record, ids } = await withRevisions(SPRING, LATER);
    const [first, second] = ids;
    expect(coreOf(await record("tv-501"))).toMatchObject({
      year: 2026,
      revision: first,
      closedBy: second,
      horizon: 1,
      forecast: 1600,
      closed: 1500,
      error: 0.066667,
      low: 1440,
      high: 1761,
      inRange: true,
      unchanged: 1500,
      unchangedError: 0,
      restated: 0,
      kind: "estimate",
    });
    const nation = await record("nation");
    expect(coreOf(nation)).toMatchObject({ forecast: 2602, closed: 2502 });
    expect(nation).toMatchObject({
      core: { overall: { count: 1 } },
      upcoming: { year: 2027, revision: first },
    });
  });

  test("tells what is scored first while no year has closed", async () => {
    const { record, ids, ask } = await withRevisions(SPRING);
    expect(await record("tv-501")).toMatchObject({
      scores: [],
      upcoming: { year: 2026, revision: ids[0] },
      revisions: [{ label: "Spring 2025", firstForecast: 2026, lastForecast: 2027 }],
    });
    expect((await ask("/api/v1/track-records")).json()).toEqual({ items: [] });
  });

  test("stays when the revisions that forecast are long gone", async () => {
    const { database, publishOne, ask, ids } = await withRevisions(SPRING, { ...SPRING, label: "Autumn" }, LATER);
    const before = (await ask("/markets/tv-501/track-record")).body;
    await sweepRevisions(database, 1);
    await database.query("update revision set deleted_at = now() - interval '8 days' where deleted_at is not null");
    await sweepRevisions(database, 1);
    expect(await database.query("select 1 from wallet where revision_id = $1", [ids[0]])).toEqual([]);
    expect((await ask("/markets/tv-501/track-record")).body).toBe(before);
    await publishOne({ ...LATER, label: "Summer" });
    const after = (await ask("/markets/tv-501/track-record")).json<TrackRecord>();
    expect(after.scores).toEqual((JSON.parse(before) as TrackRecord).scores);
  });

  test("keeps what an older version of the product never kept, before it deletes anything", async () => {
    const { database, ask } = await withRevisions(SPRING, LATER);
    const before = (await ask("/markets/tv-501/track-record")).body;
    await database.query("delete from kept_forecast");
    expect((await ask("/markets/tv-501/track-record")).json<TrackRecord>().scores).toEqual([]);
    await sweepRevisions(database, 5);
    expect((await ask("/markets/tv-501/track-record")).body).toBe(before);
  });

  test("leaves out a revision that was taken back by publishing an older one again", async () => {
    const { database, loadedRevisions, publishOne, record, ids } = await withRevisions(SPRING, LATER);
    await publish(database, Number(ids[0]));
    await loadedRevisions.refresh();
    expect((await record("tv-501")).revisions.map(({ label }) => label)).toEqual(["Spring 2025"]);
    await publishOne({ ...LATER, label: "Mended", hotels: [900, 1000, 1100, 1050] });
    expect(coreOf(await record("tv-501"))).toMatchObject({ closed: 1600, error: 0 });
  });

  test("holds no sample data against figures of one's own", async () => {
    const { record } = await withRevisions({ ...SPRING, sample: true }, LATER);
    expect(await record("tv-501")).toMatchObject({ scores: [], revisions: [{ label: "Spring 2027" }] });
  });

  test("scores political money by itself", async () => {
    const { record } = await withRevisions(
      { ...SPRING, candidates: [300, 10, 200, 20] },
      { ...LATER, candidates: [300, 10, 250, 20] },
    );
    const { scores, core, political } = await record("tv-501");
    expect(coreOf({ scores } as TrackRecord)).toMatchObject({ forecast: 1600 });
    expect(scores.find(({ part }) => part === "political")).toMatchObject({ forecast: 200, closed: 250, error: -0.2 });
    expect([core.overall.count, political.overall.count]).toEqual([1, 1]);
  });
});

describe.skipIf(storeMissing)("who may see a track record", () => {
  test("of a market: who may see the market; of the nation: everybody", async () => {
    const { ask } = await withRevisions(SPRING, LATER);
    const codeOf = async (url: string) => (await ask(url)).json<{ code?: string }>().code;
    expect(await codeOf("/markets/tv-623/track-record")).toBe("market-not-entitled");
    expect(await codeOf("/markets/tv-623/track-record/file?format=pdf")).toBe("market-not-entitled");
    expect(await codeOf("/markets/tv-999/track-record")).toBe("market-not-entitled");
    expect(await codeOf("/markets/nation/track-record")).toBeUndefined();
  });

  test("of several markets: each of one's own and no other", async () => {
    const { ask } = await withRevisions(SPRING, LATER);
    const { items } = (await ask("/api/v1/track-records?kind=tv")).json<{
      items: (ScoreSummary & { market: string })[];
    }>();
    expect(items).toMatchObject([
      { market: "tv-501", count: 1, medianError: 0.066667 },
      { market: "tv-866", count: 1, medianError: 0 },
    ]);
    const csv = (await ask("/api/v1/track-records.csv?kind=tv")).body;
    expect(csv).toContain("tv-866,1,0,0,0,1,1");
    expect(csv).not.toContain("tv-623");
  });

  test("of one's verticals alone: two worlds that differ in another vertical, or in a market that is not one's own, answer the same", async () => {
    const answers = [];
    for (const hidden of [
      { spring: {}, later: {} },
      { spring: { hospitals: [500, 500, 900, 500] }, later: { hospitals: [500, 500, 5, 500] } },
      { spring: { dallas: [50, 50, 90, 50] }, later: { dallas: [50, 50, 20, 50] } },
    ]) {
      const { ask } = await withRevisions({ ...SPRING, ...hidden.spring }, { ...LATER, ...hidden.later });
      const urls = ["/markets/tv-501/track-record", "/markets/nation/track-record", "/markets/tv-501/track-record.csv"];
      const told = await Promise.all(urls.map(async (url) => (await ask(url, NARROW)).body));
      const list = (await ask("/api/v1/track-records", NARROW)).json<{ items: { market: string }[] }>();
      // Fresno is what is left of the nation, so that it stands for Dallas the other way around.
      answers.push(unnamed([...told, JSON.stringify(list.items.filter(({ market }) => market === "tv-501"))]));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.[0]).toContain('"error":0.1');
  });
});

/** When each revision was published is another moment in every world. */
function unnamed(bodies: readonly string[]): string[] {
  return bodies.map((body) => body.replace(/"publishedAt":"[^"]*"/g, ""));
}

describe.skipIf(storeMissing)("a track record to take along", () => {
  test("says in the reader's language what the screen says, with every score and how it was made", async () => {
    const { ask, printed } = await withRevisions(SPRING, LATER);
    const file = await ask("/markets/tv-501/track-record/file?format=xlsx&locale=de-DE");
    expect(file.statusCode).toBe(200);
    expect(file.headers["content-disposition"]).toContain("tv-501-track-record-core.xlsx");
    const [document] = printed;
    expect(document).toMatchObject({ title: "Prognosebilanz", locale: "de-DE", paper: "a4" });
    const parts = document?.sections.flatMap((section) => section.parts) ?? [];
    const figure = parts.find((part) => part.kind === "figure");
    expect(figure).toMatchObject({
      headline:
        "Prognosen für Ausgaben ohne politische Werbung lagen im Median 6,7\u00a0% daneben; „keine Veränderung“ hätte 0,0\u00a0% danebengelegen",
    });
    expect(parts.flatMap((part) => (part.kind === "figure" ? (part.table?.name ?? []) : []))).toEqual([
      "track-record",
      "track-record-years-ahead",
      "track-record-scores",
      "track-record-revisions",
    ]);
    expect(document?.about.method.join(" ")).toContain("Der Fehler ist Prognose minus eingetretener Wert");
  });

  test("comes as plain rows too, figures as they are", async () => {
    const { ask } = await withRevisions(SPRING, LATER);
    const [head, , row] = (await ask("/markets/tv-501/track-record.csv")).body.split("\r\n");
    expect(head?.slice(1).split(",").slice(0, 6)).toEqual([
      "year",
      "medium",
      "part",
      "revision",
      "years_ahead",
      "forecast",
    ]);
    expect(row).toBe("2026,tvOta,core,Spring 2025,1,1600,1440,1761,1500,estimate,Spring 2027,6.7,yes,0,0,yes");
  });
});
