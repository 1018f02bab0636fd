import { expect, test } from "vitest";
import { guard, type Visitor } from "./guard.ts";
import { menuFor } from "./menuFor.ts";
import { resolveRoutes } from "./resolveRoutes.ts";

const admin: Visitor = { role: "Administrator", access: [] };
const seller: Visitor = { role: "Subscriber", access: ["radio"] };

test.each([
  ["an open page", {}, "enter", "enter", "enter"],
  ["a page for signed-in people", { roles: ["Administrator", "Subscriber"] }, "login", "enter", "enter"],
  ["a page for administrators", { roles: ["Administrator"] }, "login", "unauthorized", "enter"],
  ["a page with the flag radio or tv", { access: ["tv", "radio"] }, "login", "enter", "enter"],
  ["a page with the flag tv", { access: ["tv"] }, "login", "unauthorized", "enter"],
  ["a page for subscribers with radio", { roles: ["Subscriber"], access: ["radio"] }, "login", "enter", "unauthorized"],
  ["the sign-in page", { publicOnly: true }, "enter", "invalid-access", "invalid-access"],
] as const)("%s", (_, item, nobody, subscriber, administrator) => {
  expect([null, seller, admin].map((visitor) => guard(item, visitor))).toEqual([nobody, subscriber, administrator]);
});

test("children get their parent's path, roles and flags; one that no role may see is dropped and named", () => {
  const warnings: string[] = [];
  const [radio] = resolveRoutes(
    [
      {
        path: "/radio",
        roles: ["Subscriber"],
        access: ["radio"],
        subs: [
          { path: "profile" },
          { path: "secret", roles: ["Administrator"] },
          { path: "open", roles: ["Administrator", "Subscriber"] },
        ],
      },
    ],
    (text) => warnings.push(text),
  );
  expect(radio?.subs).toEqual([
    { path: "/radio/profile", roles: ["Subscriber"], access: ["radio"] },
    { path: "/radio/open", roles: ["Subscriber"], access: ["radio"] },
  ]);
  expect(warnings).toEqual([expect.stringContaining("/radio/secret")]);
});

test("the menu shows what may be entered", () => {
  const items = [
    { path: "/market-summary", label: "marketSummary", roles: ["Subscriber"] },
    { path: "/hidden", label: "marketSummary", hideInMenu: true },
  ] as const;
  expect(menuFor(items, seller).map(({ path }) => path)).toEqual(["/market-summary"]);
  expect(menuFor(items, null)).toEqual([]);
});
