import { expect, test } from "vitest";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#i18n/messages/all.ts";
import { flatten } from "../resolveRoutes.ts";
import { BEING_BUILT } from "./beingBuiltPaths.ts";
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

test("a screen without contents is on the list of those being built, and none that has them", () => {
  const without = routes
    .filter((route) => !route.component && !route.redirectTo && !route.modal)
    .map(({ path }) => path);
  expect(without.toSorted()).toEqual(BEING_BUILT.toSorted());
});

test("every screen without contents says what it will hold, and none that has them", () => {
  const labels = new Set(BEING_BUILT.flatMap((path) => routeAt(path)?.label ?? []));
  expect(Object.keys(ALL_MESSAGES["en-US"].landing.holds).toSorted()).toEqual([...labels].toSorted());
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
