import { expect, test } from "vitest";
import { linksOf } from "./totalsLinks.ts";

const shown = (link: string) => Object.fromEntries(new URL(link, "http://x").searchParams);

test("figures lead to the team's list as it is narrowed, without the view they stand in", () => {
  const address = new URLSearchParams("whose=team&view=totals&by=category&market=tv-501&open=7");
  const { open, overdue, won } = linksOf(address, "category", "hotels");
  const narrowed = { whose: "team", market: "tv-501", category: "hotels" };
  expect(shown(open)).toEqual({ ...narrowed, status: "open,called,meeting,proposal" });
  expect(shown(overdue)).toEqual({ ...narrowed, status: "open,called,meeting,proposal", when: "overdue" });
  expect(shown(won ?? "")).toEqual({ ...narrowed, status: "won" });
});

test("an open call is looked for by the day it is due, a won one by the day it was won", () => {
  const { open, won } = linksOf(new URLSearchParams(), "month", "2028-02");
  expect(shown(open)).toMatchObject({ due: "2028-02-01..2028-02-29" });
  expect(shown(won ?? "")).toMatchObject({ closed: "2028-02-01..2028-02-29" });
  expect(shown(linksOf(new URLSearchParams(), "month", null).open)).toMatchObject({ when: "none" });
  expect(linksOf(new URLSearchParams(), "month", null).won).toBeNull();
});
