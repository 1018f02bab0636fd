import type { FastifyInstance } from "fastify";
import {
  changeView,
  chooseView,
  deleteView,
  makeShortLink,
  orderPinnedViews,
  restoreView,
  savedViews,
  saveView,
  shortLink,
} from "../contract.ts";
import { addView, alterView } from "./keepView.ts";
import { markView, orderViews } from "./markView.ts";
import { presentSavedView } from "./presentSavedView.ts";
import { bringBackView, removeView } from "./removeView.ts";
import { selectSavedViews } from "./savedViewRows.ts";
import { followLink, linkTo } from "./shortLinks.ts";

export function savedViewsRoutes(app: FastifyInstance): void {
  app.endpoint(savedViews, async (_, { caller: { person, rights }, database }) => ({
    items: (await selectSavedViews(database, person)).map((row) => presentSavedView(row, rights)),
  }));

  app.endpoint(saveView, async ({ body }, { caller: { person, rights }, database }) =>
    presentSavedView(await addView(database, person, body), rights),
  );

  app.endpoint(changeView, async ({ params, body }, { caller: { person, rights }, database }) =>
    presentSavedView(await alterView(database, person, Number(params.view), body), rights),
  );

  app.endpoint(chooseView, async ({ params, body }, { caller: { person, rights }, database }) =>
    presentSavedView(await markView(database, person, Number(params.view), body), rights),
  );

  app.endpoint(orderPinnedViews, async ({ body }, { caller: { person, rights }, database }) => ({
    items: (await orderViews(database, person, body.views.map(Number))).map((row) => presentSavedView(row, rights)),
  }));

  app.endpoint(deleteView, async ({ params }, { caller: { person }, database }) => {
    await removeView(database, person, Number(params.view));
    return {};
  });

  app.endpoint(restoreView, async ({ params }, { caller: { person, rights }, database }) =>
    presentSavedView(await bringBackView(database, person, Number(params.view)), rights),
  );

  app.endpoint(makeShortLink, async ({ body }, { caller: { person }, database }) => ({
    code: await linkTo(database, person, body.address),
  }));

  app.endpoint(shortLink, async ({ params }, { caller: { person }, database }) => ({
    address: await followLink(database, person.customerId, params.code),
  }));
}
