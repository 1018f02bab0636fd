import { beforeAll, describe, expect, test } from "vitest";
import type { Rights } from "#domain/access/access.ts";
import { recomputed } from "#domain/forecast/recomputed.ts";
import { NATION } from "#domain/markets/market.ts";
import { loadSample } from "#app/server/commands/sample.ts";
import { figureCourse } from "#features/revisions/contract.ts";
import { figureCourse as answer } from "#features/revisions/server/figureCourse.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import type { Words } from "#language/words/words.ts";
import type { EndpointInput, EndpointOutput } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import { drawnMarkets } from "#platform/database/queries/drawnMarkets.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { narrowLoadedRevision } from "#revisions/publishing/narrowLoadedRevision.ts";
import { openLoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import { pick, seededRandom } from "../edition/make/seededRandom.ts";
import { storeMissing, testDatabase } from "./support/testDatabase.ts";

/** Loading the sample set takes half a minute on a quiet machine, and a busy one has other work. */
const AT_MOST_MS = 600_000;

type Asked = EndpointInput<typeof figureCourse>["query"];
type Answer = EndpointOutput<typeof figureCourse>;

const ALL: Rights = { role: "Administrator", access: [], markets: "all", verticals: "all" };

let database: Database;
let revision: LoadedRevision;
let words: Words;

/** What a panel is sent: no more than has gone through the contract and over the wire. */
async function ask(market: string, asked: Asked, rights = ALL): Promise<Answer> {
  const loadedRevision = rights.verticals === "all" ? revision : narrowLoadedRevision(revision, rights.verticals);
  const found = await answer({ database, loadedRevision, rights, market, asked });
  return figureCourse.response.parse(JSON.parse(JSON.stringify(found)));
}

/** Follows dollars down to one figure, a part picked at each step, and notes what does not add up on the way. */
async function follow(random: () => number, from: { market: string; asked: Asked }, rights = ALL): Promise<string[]> {
  const faults: string[] = [];
  let { market, asked } = from;
  for (let steps = 0; steps < 8; steps++) {
    const found = await ask(market, asked, rights);
    const where = `${market} ${JSON.stringify(asked)}`;
    const { by, parts, dollars, course, rows } = found;
    if (by === null) return [...faults, ...faultsOf(found, where)];
    const sum = parts.reduce((all, part) => all + (part.dollars ?? 0), 0);
    if (sum !== dollars) faults.push(`${where}: parts come to ${sum}, not ${dollars}`);
    if (course || rows) faults.push(`${where}: a sum has a course`);
    const open = parts.filter(({ slices }) => by !== "tvMarket" || slices);
    const part = pick(random, open);
    if (by === "tvMarket") {
      for (const { id, slices, dollars: own } of parts) {
        const cut = slices?.stretches.reduce(
          (all, { from: start, to }) =>
            all + Math.floor(slices.of * to + slices.offset) - Math.floor(slices.of * start + slices.offset),
          0,
        );
        if (cut !== undefined && cut !== own) faults.push(`${where}: ${id} cuts to ${cut}, not ${own}`);
      }
      market = part.id;
    } else if (by === "part") asked = { ...asked, part: part.id === "political" ? "political" : "core" };
    else asked = { ...asked, [by]: part.id };
  }
  return [...faults, `${from.market}: never came to one figure`];
}

function faultsOf({ dollars, course, rows, year }: Answer, where: string): string[] {
  if (!course || !rows) return [`${where}: no course`];
  const made = recomputed(course);
  const total = rows.totals.find((row) => row.year === year);
  const people = rows.counties.reduce((sum, { population, share }) => sum + population * share, 0);
  const driver = course.market?.drivers.find((one) => one.driver === "population");
  return [
    ...(made.agrees ? [] : [`${where}: ${JSON.stringify(made.steps.filter(({ agrees }) => !agrees))}`]),
    ...(made.dollars === dollars ? [] : [`${where}: recomputed ${made.dollars}, not ${dollars}`]),
    ...(course.total?.way.how === "given" && total?.line === undefined ? [`${where}: no row of the total`] : []),
    ...(total && course.total && total.dollars !== course.total.stated
      ? [`${where}: the row says ${total.dollars}`]
      : []),
    // People of another year than the counties' stand in the file of years.
    ...(driver && rows.historyFile === null && Math.abs(people - driver.value) > 1e-6 * people
      ? [`${where}: counties have ${people}`]
      : []),
    ...(driver && Math.abs(people - driver.value) > 0.35 * people ? [`${where}: ${driver.value} of ${people}`] : []),
    ...(rows.counties.every(({ line, shareLine }) => line && shareLine) ? [] : [`${where}: a county without its line`]),
    ...courseSteps(course, rows, words).flatMap(({ name, value, lines }) =>
      /undefined|NaN|\{\{/.test([name, value, ...lines].join(" ")) ? [`${where}: ${name} ${value}`] : [],
    ),
  ];
}

describe.skipIf(storeMissing)("in the sample set", () => {
  beforeAll(async () => {
    database = await testDatabase();
    await loadSample({ database, log: () => undefined });
    const loadedRevisions = await openLoadedRevisions({ database });
    revision = loadedRevisions.current();
    words = await wordsFor(revision, "en-US");
    expect(await drawnMarkets(database)).toEqual([]);
    return () => loadedRevisions.close();
  }, AT_MOST_MS);

  test(
    "1,000 figures of the nation, TV and radio markets are made again from what their panels alone say, to the dollar",
    async () => {
      const random = seededRandom("figures to follow");
      const ids = [...revision.markets.keys()];
      const { years, media, subVerticals } = revision.revision;
      const faults: string[] = [];
      for (let at = 0; at < 1_000; at++) {
        const market = at % 20 === 0 ? NATION : pick(random, ids);
        const asked: Asked = {
          // Year by year, since the years of a revision are reckoned again one at a time.
          year: years[Math.floor((at * years.length) / 1_000)]!,
          ...(at % 3 === 0 && { medium: pick(random, media) }),
          ...(at % 4 === 0 && { subVertical: pick(random, subVerticals) }),
        };
        faults.push(...(await follow(random, { market, asked })));
      }
      expect(faults.slice(0, 20)).toEqual([]);
    },
    AT_MOST_MS,
  );

  test(
    "a reader of one vertical follows its figures from its own national money, and is told no total of others",
    async () => {
      const random = seededRandom("one vertical");
      const rights: Rights = { role: "Subscriber", access: ["tv"], markets: ["tv-501"], verticals: ["automotive"] };
      const { years, media } = revision.revision;
      for (let at = 0; at < 50; at++) {
        const asked: Asked = { year: pick(random, years), medium: pick(random, media) };
        expect(await follow(random, { market: "tv-501", asked }, rights)).toEqual([]);
      }
      const { course, rows } = await ask("tv-501", { year: 2026, medium: "tvOta", subVertical: "carMakers" }, rights);
      expect(course).toMatchObject({ total: null, market: { dollars: null }, subVertical: { weighed: null } });
      expect(course!.balancing).toMatchObject({ market: null, subVertical: null });
      expect(rows).toMatchObject({ totals: [], mix: null });
      await expect(ask("tv-501", { year: 2026, subVertical: "hospitals" }, rights)).rejects.toThrow(
        "no such sub-vertical",
      );
    },
    AT_MOST_MS,
  );

  test("of a radio market nothing is told of a TV market that the reader does not have, but what falls to the radio market", async () => {
    const radio = [...revision.markets.values()].find(({ kind }) => kind === "radio")!;
    const rights: Rights = { role: "Subscriber", access: ["radio"], markets: [radio.id], verticals: "all" };
    const asked: Asked = { year: 2026, medium: "radioOta", subVertical: "carMakers" };
    const { by, parts, dollars } = await ask(radio.id, asked, rights);
    expect(by).toBe("tvMarket");
    expect(parts.map(({ slices }) => slices)).toEqual(parts.map(() => null));
    expect(parts.reduce((sum, part) => sum + (part.dollars ?? 0), 0)).toBe(dollars);
  });
});
