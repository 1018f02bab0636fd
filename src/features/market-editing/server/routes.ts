import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import { countyAtlasShapes } from "#forecast/geography/countyAtlasShapes.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import { countyRows } from "#platform/database/queries/countyRows.ts";
import type { ListedMarket } from "#platform/database/queries/listedMarkets.ts";
import { marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import type { Person } from "#platform/identity/caller.ts";
import { type DraftState, draftState } from "#revisions/marketEditing/draftState.ts";
import { editCounties } from "#revisions/marketEditing/editCounties.ts";
import { editMarket } from "#revisions/marketEditing/editMarket.ts";
import { basisOf, type EditableKind, listedNow, type MarketNow } from "#revisions/marketEditing/listedNow.ts";
import { countyShapes } from "#revisions/markets/countyShapes.ts";
import { answerBody } from "#revisions/publishing/answerBody.ts";
import { changeMarket, changeMarketCounties, countryShapes, editedMarkets, marketGround } from "../contract.ts";
import { editedMarketsTable } from "../contract/editedMarketsTable.ts";
import type { EditedMarket, GroundCounty } from "../contract/editingSchemas.ts";

export function marketEditingRoutes(app: FastifyInstance): void {
  app.endpoint(
    editedMarkets,
    async ({ query: { kind } }, { database }) => {
      const state = await draftState(database);
      return {
        source: sourceOf(state),
        basis: String(basisOf(state, kind)),
        items: presentMarkets(await listedNow(database, state, kind)),
      };
    },
    { table: editedMarketsTable },
  );

  app.endpoint(marketGround, async ({ params: { edited } }, { database }) => {
    const state = await draftState(database);
    await marketInDraft(database, state, edited);
    return {
      source: sourceOf(state),
      basis: String(basisOf(state, "counties")),
      counties: await groundOf(database, state),
    };
  });

  app.storedEndpoint(countryShapes, (_, { loadedRevisions }, encoding) =>
    answerBody(loadedRevisions.current(), "country-shapes", encoding, () => countyAtlasShapes(countyShapes())),
  );

  changeRoutes(app);
}

function changeRoutes(app: FastifyInstance): void {
  app.endpoint(changeMarket, async ({ params: { edited }, body }, { caller, database }) => {
    const { basis, embeddedIn, ...edit } = body;
    if (embeddedIn) checkAround(edited, embeddedIn);
    const revision = await editMarket(database, {
      market: edited,
      madeFrom: Number(basis),
      by: caller.person.email,
      edit: { ...edit, embeddedIn: embeddedIn && embeddedIn.slice(embeddedIn.indexOf("-") + 1) },
      tell: (store, before, after) => auditMarketChange(store, caller.person, before, after),
    });
    return { revision: String(revision) };
  });

  app.endpoint(changeMarketCounties, async ({ params: { edited }, body }, { caller, database }) => {
    const state = await draftState(database);
    await marketInDraft(database, state, edited);
    const listed = new Map((await listedNow(database, state, kindOf(edited))).map((one) => [one.id, one.name]));
    const revision = await editCounties(database, {
      market: edited,
      counties: body.counties,
      taken: body.taken,
      madeFrom: Number(body.basis),
      by: caller.person.email,
      tell: async (store, changes) => {
        for (const { market: id, ...parts } of changes)
          await auditCountyChange(store, caller.person, { id, name: listed.get(id) ?? id }, parts);
      },
    });
    return { revision: String(revision) };
  });
}

const kindOf = (market: string): EditableKind => (market.startsWith("tv-") ? "tv" : "radio");

/** @throws Failure `market-unknown` */
async function marketInDraft(store: Queryable, state: DraftState, id: string): Promise<MarketNow> {
  const market = (await listedNow(store, state, kindOf(id))).find((one) => one.id === id);
  if (!market) throw new Failure("market-unknown", `The draft has no market ${id}.`);
  return market;
}

/** @throws Failure `invalid-input` */
function checkAround(market: string, around: string): void {
  if (kindOf(market) === "radio" && kindOf(around) === "radio" && market !== around) return;
  throw new Failure("invalid-input", "A radio market can only lie within another radio market.", [
    { pointer: "/body/embeddedIn", message: "Must be another radio market." },
  ]);
}

function sourceOf({ revision, label, isDraft }: DraftState) {
  return { revision: String(revision), label, isDraft };
}

interface Part {
  readonly fips: string;
  readonly share: number;
}

/** Notes in the audit log what became of a market in the draft. */
async function auditMarketChange(
  store: Queryable,
  by: Person,
  before: ListedMarket,
  after: ListedMarket,
): Promise<void> {
  const difference = differenceOf(toldOf(before), toldOf(after));
  if (difference) await recordChange(store, { ...subject(by, after), action: "market.changed", ...difference });
}

/** Notes which counties came and went; of long lists nothing else is worth reading. */
async function auditCountyChange(
  store: Queryable,
  by: Person,
  market: Pick<ListedMarket, "id" | "name">,
  { before, after }: { readonly before: readonly Part[]; readonly after: readonly Part[] },
): Promise<void> {
  const [was, is] = [before.map(partWords), after.map(partWords)];
  const [gone, come] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))];
  if (gone.length + come.length === 0) return;
  await recordChange(store, {
    ...subject(by, market),
    action: "market.countiesChanged",
    before: { counties: gone },
    after: { counties: come },
  });
}

function toldOf({ name, rank, states, tvHomes, details }: ListedMarket): Record<string, unknown> {
  return {
    name,
    rank,
    states: states.split("|"),
    tvHomes,
    politicalIndex: details["political_index"] ?? null,
    method: details["method"] ?? null,
    embeddedIn: details["embedded_in_code"] ?? null,
    active: details["active"] !== "no",
  };
}

function partWords({ fips, share }: Part): string {
  return share === 1 ? fips : `${fips} × ${share}`;
}

function subject(by: Person, { id, name }: Pick<ListedMarket, "id" | "name">) {
  return { actor: { id: by.id, name: by.email }, subjectKind: "market", subjectId: id, subject: name } as const;
}

/** All counties with the markets that have a part of them in a draft, by state and name. */
async function groundOf(store: Queryable, state: DraftState): Promise<GroundCounty[]> {
  const [counties, members] = [state.latest("counties"), state.latest("market-counties")];
  const lists = [...state.all("markets-tv").slice(-1), ...state.all("markets-radio").slice(-1)];
  const names = new Map((await marketRows(store, lists)).map(({ id, name }) => [id, name]));
  const rows = members === null ? [] : await marketCountyRows(store, members);
  const byCounty = Map.groupBy(rows, ({ fips }) => fips);
  const known = counties === null ? [] : await countyRows(store, counties);
  return known
    .map(({ fips, name, state: code, population, households }) => ({
      fips,
      name,
      state: code,
      population,
      households,
      markets: (byCounty.get(fips) ?? []).map(({ market, share }) => ({
        id: market,
        name: names.get(market) ?? market,
        share,
      })),
    }))
    .toSorted((a, b) => (`${a.state} ${a.name}` < `${b.state} ${b.name}` ? -1 : 1));
}

/** Markets as they leave the server, each with its part of all TV homes. */
function presentMarkets(markets: readonly MarketNow[]): EditedMarket[] {
  const homes = markets.reduce((sum, { tvHomes }) => sum + (tvHomes ?? 0), 0);
  return markets.map((market) => ({
    id: market.id,
    kind: market.kind === "radio" ? "radio" : "tv",
    code: market.code,
    name: market.name,
    rank: market.rank,
    states: market.states.split("|").filter((state) => state !== ""),
    countyCount: market.countyCount,
    population: market.population,
    households: market.households,
    tvHomes: market.tvHomes,
    homesShare: market.tvHomes === null || homes === 0 ? null : market.tvHomes / homes,
    persons12plus: market.persons12plus,
    stations: market.stations,
    lastYear: market.lastYear,
    politicalIndex: market.politicalIndex,
    method: market.method,
    embeddedIn: market.embeddedIn,
    active: market.active,
    changed: market.changed,
  }));
}
