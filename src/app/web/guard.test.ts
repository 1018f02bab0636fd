import { expect, test } from "vitest";
import type { AccessFlag } from "#domain/access/access.ts";
import { guard, missingRight, type Visitor } from "./guard.ts";
import { menuFor } from "./menuFor.ts";
import { resolveRoutes } from "./resolveRoutes.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";

const admin = { role: "Administrator", access: [] } as const satisfies Visitor;
const seller = { role: "Subscriber", access: ["radio"] } as const satisfies Visitor;

const resolve = (...items: RouteItem[]) => resolveRoutes(items, () => {});

test.each([
  ["an open page", {}, "enter", "enter", "enter"],
  ["a page for signed-in people", { roles: ["Administrator", "Subscriber"] }, "login", "enter", "enter"],
  ["a page for administrators", { roles: ["Administrator"] }, "login", "unauthorized", "enter"],
  ["a page with the flag radio or tv", { access: ["tv", "radio"] }, "login", "enter", "enter"],
  ["a page with the flag tv", { access: ["tv"] }, "login", "unauthorized", "enter"],
  ["a page whose list of flags is empty", { access: [] }, "login", "unauthorized", "enter"],
  ["a page for subscribers with radio", { roles: ["Subscriber"], access: ["radio"] }, "login", "enter", "unauthorized"],
  ["the sign-in page", { publicOnly: true }, "enter", "invalid-access", "invalid-access"],
] as const)("%s", (_, item, nobody, subscriber, administrator) => {
  const [route] = resolve({ path: "/page", ...item });
  expect(route && [null, seller, admin].map((visitor) => guard(route, visitor))).toEqual([
    nobody,
    subscriber,
    administrator,
  ]);
});

test("children get their parent's path and roles; one that no role may see is dropped and named", () => {
  const warnings: string[] = [];
  const [radio] = resolveRoutes(
    [
      {
        path: "/radio",
        roles: ["Subscriber"],
        access: ["radio"],
        subs: [
          { path: "profile" },
          { path: "secret", roles: ["Administrator"], subs: [{ path: "deeper" }] },
          { path: "open", roles: ["Administrator", "Subscriber"] },
        ],
      },
    ],
    (text) => warnings.push(text),
  );
  expect(radio?.subs).toEqual([
    { path: "/radio/profile", roles: ["Subscriber"], access: [["radio"]], subs: [] },
    { path: "/radio/open", roles: ["Subscriber"], access: [["radio"]], subs: [] },
  ]);
  expect(warnings).toEqual([expect.stringContaining("/radio/secret")]);
});

test("a child's flags are asked for beside its parent's, so who lacks the parent's does not get in by the child's", () => {
  const [tv] = resolve({ path: "/tv", access: ["tv"], subs: [{ path: "radio-too", access: ["radio"] }] });
  const verdicts = (["radio", "tv", "both"] as const).map((flags) => {
    const access: AccessFlag[] = flags === "both" ? ["tv", "radio"] : [flags];
    return tv?.subs[0] && guard(tv.subs[0], { role: "Subscriber", access });
  });
  expect(verdicts).toEqual(["unauthorized", "unauthorized", "enter"]);
});

test("a refusal names the role first, then the outermost flags that are missing", () => {
  const [aids] = resolve({
    path: "/aids",
    roles: ["Subscriber", "Administrator"],
    access: ["tv", "shareOfWallet"],
    subs: [{ path: "team", access: ["sellingAides"], subs: [{ path: "rules", roles: ["Administrator"] }] }],
  });
  const team = aids?.subs[0];
  const rules = team?.subs[0];
  const person = (...access: AccessFlag[]) => ({ role: "Subscriber", access }) as const;
  expect(team && missingRight(team, person())).toEqual({ access: ["tv", "shareOfWallet"] });
  expect(team && missingRight(team, person("tv"))).toEqual({ access: ["sellingAides"] });
  expect(team && missingRight(team, person("tv", "sellingAides"))).toBeNull();
  expect(rules && missingRight(rules, person("tv"))).toEqual({ role: "Administrator" });
  expect(rules && missingRight(rules, admin)).toBeNull();
});

test("the menu shows what may be entered, and below it what may be entered there", () => {
  const routes = resolve(
    {
      path: "/reports",
      label: "marketReports",
      roles: ["Subscriber"],
      subs: [
        { path: "open", label: "customReports" },
        { path: "tv", label: "localTvData", access: ["tv"] },
        { path: "quiet", label: "about", hideInMenu: true },
        { path: "nameless" },
      ],
    },
    { path: "/hidden", label: "marketSummary", hideInMenu: true, subs: [{ path: "below", label: "about" }] },
  );
  const menu = menuFor(routes, seller);
  expect(menu.map(({ path }) => path)).toEqual(["/reports"]);
  expect(menu[0]?.subs.map(({ path }) => path)).toEqual(["/reports/open"]);
  expect(menuFor(routes, null)).toEqual([]);
});
