import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { countyAtlasShapes } from "#forecast/geography/countyAtlasShapes.ts";
import { answerBody } from "#revisions/publishing/answerBody.ts";
import { countyShapes } from "#revisions/markets/countyShapes.ts";
import { type DraftState, draftState } from "#revisions/marketEditing/draftState.ts";
import { editCounties } from "#revisions/marketEditing/editCounties.ts";
import { editMarket } from "#revisions/marketEditing/editMarket.ts";
import { basisOf, type EditableKind, listedNow, type MarketNow } from "#revisions/marketEditing/listedNow.ts";
import type { Queryable } from "#platform/database/database.ts";
import { changeMarket, changeMarketCounties, countryShapes, editedMarkets, marketGround } from "../contract.ts";
import { editedMarketsTable } from "../contract/editedMarketsTable.ts";
import { groundOf } from "./groundOf.ts";
import { presentMarkets } from "./presentMarkets.ts";
import { auditCountyChange, auditMarketChange } from "./auditMarketChange.ts";

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
  throw new Failure("invalid-input", "A radio market lies in another radio market.", [
    { pointer: "/body/embeddedIn", message: "Must be another radio market." },
  ]);
}

function sourceOf({ revision, label, isDraft }: DraftState) {
  return { revision: String(revision), label, isDraft };
}
