import * as fc from "fast-check";
import { expect, test } from "vitest";
import { walletBar } from "./walletBar.ts";

const part = (id: string, dollars: number | null) => ({ id, dollars });

test("the own part begins at zero, the others follow by size, the small ones together at the end", () => {
  const parts = [
    part("radioOta", 50),
    part("mobile", 300),
    part("directMail", 400),
    part("email", 20),
    part("ooh", 10),
    part("cable", 20),
    part("tvOta", 200),
  ];
  const { pieces, gap } = walletBar(parts, 1, 0.08);
  expect(pieces.map(({ id, start, parts }) => [id, start, parts.length])).toEqual([
    ["radioOta", 0, 1],
    ["directMail", 0.05, 1],
    ["mobile", 0.45, 1],
    ["tvOta", 0.75, 1],
    ["rest", 0.95, 3],
  ]);
  expect(gap).toEqual([0.05, 0.08]);
});

test("two small media are shown rather than hidden behind a number", () => {
  const { pieces } = walletBar([part("tvOta", 90), part("email", 1), part("ooh", 2)], 1, null);
  expect(pieces.map(({ id }) => id)).toEqual(["tvOta", "ooh", "email"]);
});

test("a wallet of nothing has no bar, and an own part of nothing no piece but still a gap", () => {
  expect(walletBar([part("tvOta", null), part("email", 0)], 1, 0.1)).toEqual({ pieces: [], gap: null });
  expect(walletBar([part("tvOta", null), part("email", 5)], 1, 0.1)).toMatchObject({ gap: [0, 0.1] });
});

test("the pieces fill the bar without a hole, and stand for every medium that has money", () => {
  const parts = fc.array(fc.option(fc.integer({ min: 0, max: 1_000_000 })), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(parts, (amounts) => {
      const list = amounts.map((dollars, at) => part(`m${at}`, dollars));
      const { pieces } = walletBar(list, 1, null);
      for (const [at, { start }] of pieces.entries()) expect(start).toBe(pieces[at - 1]?.end ?? 0);
      if (pieces.length > 0) expect(pieces.at(-1)?.end).toBeCloseTo(1, 9);
      const shown = new Set(pieces.flatMap(({ parts }) => parts));
      expect(list.filter(({ id, dollars }) => dollars && !shown.has(id))).toEqual([]);
    }),
  );
});
