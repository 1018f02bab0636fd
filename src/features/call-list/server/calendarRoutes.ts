import type { FastifyInstance } from "fastify";
import { type CalendarDay, calendarText } from "#domain/calls/calendarText.ts";
import { Failure, FAILURES } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { API_BASE } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import type { TenantStores } from "#platform/database/tenantStores.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { storeOf } from "#platform/identity/storeOf.ts";
import type { CallEntry } from "../contract.ts";
import { calendarFeed, calendarFile, endCalendarFeed, makeCalendarFeed } from "../contract/calendarFeed.ts";
import {
  changesOfCalls,
  deleteFeed,
  type FeedHolder,
  holderOfFeed,
  noCalendar,
  putFeed,
  selectFeed,
} from "./calendarFeeds.ts";
import { selectCalls } from "./callEntries.ts";
import { withMarketName } from "./routes.ts";

export interface CalendarParts {
  readonly rights: Pick<RightsDirectory, "callerOf">;
  readonly tenants: TenantStores;
  readonly site: Site;
}

export function calendarRoutes(app: FastifyInstance, { rights, tenants, site }: CalendarParts): void {
  app.endpoint(calendarFeed, async (_input, { caller, database }) => ({
    feed: await selectFeed(database, caller.person),
  }));

  app.endpoint(makeCalendarFeed, async (_input, { caller, database }) => {
    const secret = await putFeed(database, caller.person);
    const feed = await selectFeed(database, caller.person);
    if (!feed) throw new Error("The calendar feed was not made.");
    return { address: `${site.publicUrl}${API_BASE}/calendar/${secret}.ics`, feed };
  });

  app.endpoint(endCalendarFeed, async (_input, { caller, database }) => {
    await deleteFeed(database, caller.person);
    return { feed: null };
  });

  app.fileEndpoint(calendarFile, async ({ params }, { database, loadedRevisions }) => {
    const owner = await ownerNow(await holderOfFeed(database, params.feed), rights);
    const own = storeOf(tenants, owner);
    const calls = (await selectCalls(own, owner.person)).map((call) => withMarketName(call, loadedRevisions));
    const locale = LOCALES.find((known) => known === owner.person.language) ?? "en-US";
    const text = await textIn(locale);
    const days = await daysOf(calls, own, locale, site);
    const written = calendarText(site.product, `${site.product}: ${text("menu.callList")}`, days);
    return { name: "calls.ics", type: "text/calendar; charset=utf-8", bytes: new TextEncoder().encode(written) };
  });
}

/**
 * The owner of a feed with the rights of this moment.
 *
 * @throws Failure `not-found` where she may not use the product now, or works for somebody else
 */
async function ownerNow({ personId, customerId }: FeedHolder, rights: CalendarParts["rights"]): Promise<Caller> {
  const owner = await rights.callerOf(personId).catch((reason: unknown) => {
    if (reason instanceof JobFault || (reason instanceof Failure && FAILURES[reason.code] < 500)) throw noCalendar();
    throw reason;
  });
  if (owner.person.customerId !== customerId) throw noCalendar();
  return owner;
}

/** What is still to be done on a day, the first day first. */
async function daysOf(
  calls: readonly CallEntry[],
  store: Database,
  locale: Locale,
  site: Site,
): Promise<readonly CalendarDay[]> {
  const open = calls.filter(({ status }) => status !== "won" && status !== "lost");
  const changes = await changesOfCalls(
    store,
    open.map(({ id }) => id),
  );
  const { hostname } = new URL(site.publicUrl);
  return open
    .flatMap((call) => {
      const { id, dueOn, nextStep, addedAt } = call;
      if (dueOn === null) return [];
      const name = call.name ?? subVerticalName(call.subVertical, locale);
      return {
        uid: `call-${id}@${hostname}`,
        changedAt: changes.get(id)?.toISOString() ?? addedAt,
        day: dueOn,
        title: nextStep === null ? name : `${name}: ${nextStep}`,
        text: factsOf(call, locale),
        link: pageLink(site, "call-list", { open: id }),
      };
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** What is good to know on the day, line by line. */
function factsOf({ contact, subVertical, marketName, dollars, note }: CallEntry, locale: Locale): string {
  const where = `${subVerticalName(subVertical, locale)} · ${marketName}`;
  const amount = dollars === null ? null : formatsFor(locale).dollars(dollars);
  return [contact, where, amount, note].filter(Boolean).join("\n");
}
