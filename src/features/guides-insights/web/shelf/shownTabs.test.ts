import { expect, test } from "vitest";
import { shownTabs } from "./shownTabs.ts";

const WITHOUT = ["publications", "guides", "method", "glossary"];

test("reports and webinars have a tab once somebody has published one", () => {
  expect(shownTabs([{ kind: "guide" }, { kind: "aid" }], "publications")).toEqual(WITHOUT);
  expect(shownTabs([{ kind: "report" }], "guides")).toEqual(["publications", "reports", ...WITHOUT.slice(1)]);
  expect(shownTabs([{ kind: "report" }, { kind: "webinar" }], "guides")).toEqual([
    "publications",
    "reports",
    "webinars",
    ...WITHOUT.slice(1),
  ]);
});

test("an address that asks for an empty tab still finds it", () => {
  expect(shownTabs([], "webinars")).toEqual(["publications", "webinars", ...WITHOUT.slice(1)]);
});
