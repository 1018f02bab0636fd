import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { guard, type Visitor } from "./guard.ts";
import { menuFor } from "./menuFor.ts";
import { flatten, resolveRoutes } from "./resolveRoutes.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";

/*
 * The guard against a second opinion. The product resolves the tree downwards and judges each route by what it inherited; the
 * oracle knows no resolved tree: for every leaf and branch it walks up to the root and asks each level by itself.
 */

type Walk = readonly RouteItem[];

/** Whether some role is let through by every level that names roles. */
const someRolePasses = (walk: Walk) => ROLES.some((role) => walk.every(({ roles }) => roles?.includes(role) ?? true));

/** Dropped: at this level or at one above it, no role is left. */
const isDropped = (walk: Walk) => walk.some((_, depth) => !someRolePasses(walk.slice(0, depth + 1)));

/** The level that is to blame, and is warned about: all above it still had a role. */
const isToBlame = (walk: Walk) => !someRolePasses(walk) && !isDropped(walk.slice(0, -1));

function oracle(walk: Walk, visitor: Visitor): string {
  if (visitor !== null && walk.at(-1)?.publicOnly) return "invalid-access";
  const asks = walk.some(({ roles, access }) => roles ?? access);
  if (!asks) return "enter";
  if (visitor === null) return "login";
  for (const { roles } of walk) if (roles && roles.indexOf(visitor.role) < 0) return "unauthorized";
  if (visitor.role === "Administrator") return "enter";
  for (const { access } of walk) {
    if (access && new Set([...access, ...visitor.access]).size === access.length + visitor.access.length) {
      return "unauthorized";
    }
  }
  return "enter";
}

const isInMenu = (walk: Walk, visitor: Visitor) =>
  walk.every(
    (item, depth) =>
      !item.hideInMenu && item.label !== undefined && oracle(walk.slice(0, depth + 1), visitor) === "enter",
  );

/** Every way from the root down to an item, in the order of the tree. */
const walks = (items: Walk, above: Walk = []): Walk[] =>
  items.flatMap((item) => [[...above, item], ...walks(item.subs ?? [], [...above, item])]);

const pathOf = (walk: Walk) => walk.map(({ path }) => path).join("/");

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const rights = {
  roles: maybe(fc.subarray([...ROLES])),
  access: maybe(fc.subarray([...ACCESS_FLAGS])),
};
const level = (depth: number): fc.Arbitrary<RouteItem[]> =>
  fc
    .array(
      fc.record({
        ...rights,
        publicOnly: fc.boolean(),
        hideInMenu: fc.boolean(),
        label: maybe(fc.constant("home" as const)),
        subs: depth > 0 ? level(depth - 1) : fc.constant<RouteItem[]>([]),
      }),
      { maxLength: 3 },
    )
    .map((items) =>
      items.map(({ roles, access, label, ...item }, at) => ({
        ...item,
        path: depth === 3 ? `/${at}` : String(at),
        ...(roles && { roles }),
        ...(access && { access }),
        ...(label && { label }),
      })),
    );

const visitor: fc.Arbitrary<Visitor> = fc.oneof(
  { arbitrary: fc.constant(null), weight: 1 },
  {
    arbitrary: fc.record({ role: fc.constantFrom(...ROLES), access: fc.subarray([...ACCESS_FLAGS]) }),
    weight: 5,
  },
);

test("ten thousand trees of routes: what is dropped, warned about, entered and shown in the menu is the oracle's opinion", () => {
  let routes = 0;
  let dropped = 0;
  fc.assert(
    fc.property(level(3), fc.array(visitor, { minLength: 3, maxLength: 6 }), (tree, visitors) => {
      const warnings: string[] = [];
      const resolved = resolveRoutes(tree, (text) => warnings.push(text.split(" ")[0] ?? ""));
      const all = walks(tree);
      const kept = all.filter((walk) => !isDropped(walk));
      routes += all.length;
      dropped += all.length - kept.length;

      expect(flatten(resolved).map(({ path }) => path)).toEqual(kept.map(pathOf));
      expect(warnings).toEqual(all.filter(isToBlame).map(pathOf));
      for (const each of visitors) {
        expect(flatten(resolved).map((route) => guard(route, each))).toEqual(kept.map((walk) => oracle(walk, each)));
        expect(flatten(menuFor(resolved, each)).map(({ path }) => path)).toEqual(
          kept.filter((walk) => isInMenu(walk, each)).map(pathOf),
        );
      }
    }),
    { numRuns: 10_000 },
  );
  expect(routes).toBeGreaterThan(50_000);
  expect(dropped).toBeGreaterThan(5_000);
}, 120_000);
