import { expect, test } from "vitest";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { flatten } from "../resolveRoutes.ts";
import { RESOLVED_ROUTES, routeAt, trailTo } from "./resolvedRoutes.ts";

const routes = flatten(RESOLVED_ROUTES);
const paths = routes.map(({ path }) => path);

test("every address of the specification is there, once", () => {
  const specified = `
    / /login /register /forgot-password /reset-password /logout /unauthorized /invalid-access /page-not-found
    /home /dashboards/default /market-summary /subvertical /custom-reports /contact /media-rank-report
    /market-reports /market-reports/vertical-alerts /market-reports/market-report /market-reports/media-rank-report
    /tv /tv/market-profile /tv/station-overview /radio /radio/market-profile /radio/station-overview
    /vertical /vertical/subvertical ${VERTICALS.map(({ number }) => `/vertical/${number}`).join(" ")}
    /share-wallet /selling-aids /guides-insights /administration
    /administration/markets /administration/markets/tv-markets /administration/markets/radio-markets
    /administration/markets/custom-markets /administration/user /administration/customer
    /administration/forecast-analysis /administration/forecast-analysis/nielsen
    /administration/forecast-analysis/media /administration/forecast-analysis/spending`;
  expect(
    specified
      .trim()
      .split(/\s+/)
      .filter((path) => !paths.includes(path)),
  ).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("no route is lost on the way from the list to the tree", () => {
  expect(routes.filter(({ roles }) => roles?.length === 0)).toEqual([]);
  expect(paths.filter((path) => !path.startsWith("/"))).toEqual([]);
});

test("every address shows a screen, leads to another one or opens a dialog", () => {
  const dead = routes.filter(({ component, redirectTo, modal }) => !component && !redirectTo && !modal);
  expect(dead.map(({ path }) => path)).toEqual([]);
});

test.each(LOCALES)("the twelve vertical pages are called in the menu (%s) what the taxonomy calls them", (locale) => {
  const called = VERTICALS.map(({ number }) => {
    const label = routeAt(`/vertical/${number}`)?.label;
    return label && ALL_MESSAGES[locale].menu[label];
  });
  expect(called).toEqual(VERTICALS.map(({ names }) => names[locale]));
});

test("what can be found has a name and an icon", () => {
  expect(routes.filter(({ search, label, icon }) => search && !(label && icon)).map(({ path }) => path)).toEqual([]);
});

test("redirects lead to screens", () => {
  const astray = routes.filter(({ redirectTo }) => redirectTo && !routeAt(redirectTo)?.label).map(({ path }) => path);
  expect(astray).toEqual([]);
});

test("a screen knows the way down to it", () => {
  const names = (path: string) => trailTo(path).map(({ label }) => label);
  expect(names("/administration/markets/tv-markets")).toEqual(["siteAdministration", "markets", "tvMarkets"]);
  expect(names("/tv")).toEqual(["localTvData"]);
  expect(names("/nowhere")).toEqual([]);
});
