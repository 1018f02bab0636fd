import type { Page } from "playwright";
import { arrived } from "#tests/support/browser.ts";
import { isProtected } from "#app/web/guard.ts";
import { flatten } from "#app/web/resolveRoutes.ts";
import { RESOLVED_ROUTES } from "#app/web/routes/resolvedRoutes.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";

/** Every address that shows something; a new route is tried without being named here. */
export const SHOWN_ROUTES = flatten(RESOLVED_ROUTES).filter(
  ({ redirectTo, modal, isExternal, hideInRoute }) => !redirectTo && !modal && !isExternal && !hideInRoute,
);

/** A second page made of the same parts, as verticals are, has the same barriers. */
export const isNewForm = (route: ResolvedRoute): boolean =>
  SHOWN_ROUTES.find(({ component }) => component === route.component) === route;

/** One address of each form that screens for people who have signed in take. */
export const SCREENS: readonly string[] = SHOWN_ROUTES.filter((route) => isProtected(route) && isNewForm(route)).map(
  ({ path }) => path,
);

/** Goes on to a screen and waits until it is there as a whole. */
export async function visit(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await page.locator("body:not(.spinner) h1").first().waitFor({ state: "attached" });
  await arrived(page);
}

/** Goes on within the app, as its links do; loading it anew for each of its addresses takes longer than looking at them. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
