import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { PLAIN_REPORT, reportSourceOf } from "#tests/support/exampleReport.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { mediumGroup } from "../taxonomy/mediumById.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { DIMENSIONS, type Dimension } from "./reportDefinition.ts";
import { runDefinition } from "./runDefinition.ts";

/** The same sum, cell by cell from the wallets, without anything of the engine. */
function bruteForce(
  wallets: readonly Wallet[],
  political: boolean,
  years: readonly number[],
  where: ReadonlyMap<Dimension, string>,
) {
  let sum: number | null = null;
  for (const wallet of wallets) {
    for (const [s, subVertical] of wallet.subVerticals.entries()) {
      for (const [m, medium] of wallet.media.entries()) {
        for (const [y, year] of wallet.years.entries()) {
          const is = {
            market: wallet.market,
            group: mediumGroup(medium),
            medium,
            vertical: verticalOf(subVertical),
            subVertical,
            platform: "",
            year: String(year),
          };
          if (!years.includes(year) || (!political && isPolitical(subVertical))) continue;
          if ([...where].some(([dimension, id]) => is[dimension] !== id)) continue;
          const dollars = wallet.dollars[cellIndex(wallet, s, m, y)] ?? Number.NaN;
          if (!Number.isNaN(dollars)) sum = (sum ?? 0) + dollars;
        }
      }
    }
  }
  return sum;
}

const cuts = fc
  .shuffledSubarray(
    DIMENSIONS.filter((dimension) => dimension !== "platform"),
    { minLength: 1, maxLength: 4 },
  )
  .chain((dimensions) =>
    fc
      .integer({ min: 1, max: dimensions.length })
      .map((at) => ({ rows: dimensions.slice(0, at), columns: dimensions.slice(at) })),
  );

const reports = fc.record({
  wallets: arbitraryWallets("tv-1", "tv-2", "tv-3"),
  cut: cuts,
  political: fc.constantFrom("with" as const, "without" as const),
  layout: fc.constantFrom("pivot" as const, "table" as const),
  sort: fc.constantFrom("order" as const, "name" as const, "value" as const),
});

describe("a custom report", () => {
  test("says in every cell what a plain reading of the wallets says, however it is cut, laid out and ordered", () => {
    fc.assert(
      fc.property(reports, ({ wallets, cut, political, layout, sort }) => {
        const result = runDefinition({ ...PLAIN_REPORT, ...cut, political, layout, sort }, reportSourceOf(wallets));
        const years = result.scope.years;
        for (const { cells } of result.rows) {
          const named = new Map<Dimension, string>();
          for (const [at, { dimension }] of result.fields.entries())
            if (dimension) named.set(dimension, String(cells[at]));
          for (const [at, field] of result.fields.entries()) {
            if (!field.measure) continue;
            const where = new Map([...named, ...field.across.map(({ dimension, id }) => [dimension, id] as const)]);
            expect(cells[at]).toBe(bruteForce(wallets, political === "with", years, where));
          }
        }
        expect(result.warnings).toEqual(
          // Years that the wallets do not hold are named.
          result.warnings.filter(({ kind }) => kind === "yearsLeftOut"),
        );
      }),
    );
  });

  test("adds up: the total row is what all wallets hold, with and without a cut to the top rows", () => {
    fc.assert(
      fc.property(reports, fc.option(fc.integer({ min: 1, max: 4 })), ({ wallets, cut, political, sort }, top) => {
        const rows = cut.rows.filter((dimension) => dimension !== "year");
        if (rows.length === 0) return;
        const result = runDefinition({ ...PLAIN_REPORT, ...cut, rows, political, sort, top }, reportSourceOf(wallets));
        for (const [at, field] of result.fields.entries()) {
          if (field.measure !== "dollars") continue;
          const sum = result.rows.reduce<number | null>(
            (total, { cells }) => (typeof cells[at] === "number" ? (total ?? 0) + cells[at] : total),
            null,
          );
          if (result.total) expect(result.total[at]).toBe(sum);
          const where = new Map(field.across.map(({ dimension, id }) => [dimension, id] as const));
          expect(sum).toBe(bruteForce(wallets, political === "with", result.scope.years, where));
        }
      }),
    );
  });

  test("its shares of a column, and of a row, are rounded each by itself, so that they add up to 100.0 but for that", () => {
    fc.assert(
      fc.property(reports, fc.constantFrom("row" as const, "column" as const), ({ wallets, cut }, shareOf) => {
        const result = runDefinition(
          { ...PLAIN_REPORT, ...cut, measures: ["share"], shareOf },
          reportSourceOf(wallets),
        );
        if (
          cut.rows.includes("year") ||
          cut.columns.includes("year") ||
          (shareOf === "row" && cut.columns.length === 0)
        )
          return;
        const figures = result.fields.flatMap((field, at) => (field.measure && !field.isTotal ? [at] : []));
        const lists =
          shareOf === "row"
            ? result.rows.map(({ cells }) => figures.map((at) => cells[at]))
            : figures.map((at) => result.rows.map(({ cells }) => cells[at]));
        for (const list of lists) {
          const known = list.filter((cell) => typeof cell === "number");
          const tenths = known.reduce((sum, cell) => sum + Math.round(cell * 10), 0);
          if (known.length > 0) expect(Math.abs(tenths - 1000)).toBeLessThanOrEqual(known.length / 2);
        }
      }),
    );
  });

  test("platforms cut the digital money without losing a dollar", () => {
    fc.assert(
      fc.property(arbitraryWallets("tv-1", "tv-2"), (wallets) => {
        const source = reportSourceOf(wallets);
        const cut = runDefinition({ ...PLAIN_REPORT, rows: ["platform", "vertical"], columns: ["year"] }, source);
        for (const [at, field] of cut.fields.entries()) {
          const [year] = field.across;
          if (!field.measure || !year) continue;
          const sum = cut.rows.reduce((total, { cells }) => total + Number(cells[at] ?? 0), 0);
          const digital = new Map<Dimension, string>([
            ["group", "digital"],
            ["year", year.id],
          ]);
          expect(sum).toBe(bruteForce(wallets, true, cut.scope.years, digital) ?? 0);
        }
        expect(cut.warnings).toContainEqual({ kind: "digitalOnly" });
      }),
    );
  });
});
