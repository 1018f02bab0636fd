import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cellCount, type WalletShape } from "#domain/wallet/wallet.ts";
import { PackedWalletDamaged, packWallet, unpackWallet } from "./packWallet.ts";

const shape: WalletShape = { years: [2025, 2026], media: ["tvOta", "mobile"], subVerticals: ["hospitals", "casinos"] };
const dollars = Float64Array.from({ length: cellCount(shape) }, (_, cell) => cell * 1_000_000_007);

test("a wallet comes back to the dollar, and no data stays no data", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(), fc.maxSafeNat(), fc.constant(Number.NaN)), { minLength: 8, maxLength: 8 }),
      (cells) => {
        const packed = packWallet(shape, Float64Array.from(cells));
        expect([...unpackWallet(packed, shape, "7", "tv-501").dollars]).toEqual(cells);
      },
    ),
  );
});

test("amounts that 32 bits hold take half the bytes of larger ones", () => {
  const small = Float64Array.of(0, 1, 4_294_967_294, Number.NaN, 5, 6, 7, 8);
  for (const [cells, bytes] of [
    [small, 32 + 8 * 4],
    [small.with(0, 4_294_967_295), 32 + 8 * 8],
    [small.with(0, 0.5), 32 + 8 * 8],
  ] as const) {
    const packed = packWallet(shape, cells);
    expect(packed).toHaveLength(bytes);
    expect(unpackWallet(packed, shape, "7", "tv-501").dollars).toEqual(cells);
  }
});

test("what is reported of a wallet comes back with it, and costs nothing where nothing is", () => {
  const reported = [{ subVerticals: ["hospitals"], media: { tvOta: [2025] }, partly: false }];
  const packed = packWallet(shape, dollars, reported);
  expect(unpackWallet(packed, shape, "7", "tv-501")).toMatchObject({ dollars, reported });
  expect(unpackWallet(packWallet(shape, dollars), shape, "7", "tv-501")).not.toHaveProperty("reported");
  expect(packWallet(shape, dollars, [])).toEqual(packWallet(shape, dollars));
  packed[packed.length - 3] = 1;
  expect(() => unpackWallet(packed, shape, "7", "tv-501")).toThrow(PackedWalletDamaged);
});

test("a wallet read from the middle of a larger buffer is the same", () => {
  const packed = packWallet(shape, dollars);
  const larger = new Uint8Array(packed.length + 3);
  larger.set(packed, 3);
  expect(unpackWallet(larger.subarray(3), shape, "7", "tv-501").dollars).toEqual(dollars);
});

test("any single altered byte is noticed", () => {
  fc.assert(
    fc.property(fc.nat({ max: packWallet(shape, dollars).length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const packed = packWallet(shape, dollars);
      packed[at] = (packed[at] ?? 0) ^ by;
      expect(() => unpackWallet(packed, shape, "7", "tv-501")).toThrow(PackedWalletDamaged);
    }),
  );
});

test.each([
  ["is cut off", packWallet(shape, dollars).subarray(0, 90), shape, "it has 90 bytes instead of 96"],
  [
    "has other axes",
    packWallet(shape, dollars),
    { ...shape, years: [2024, 2025] },
    "its first year is 2025 instead of 2024",
  ],
  [
    "has as many cells on other axes",
    packWallet(shape, dollars),
    { ...shape, media: ["tvOta"], years: [2025, 2026, 2027, 2028] },
    "its number of media is 2 instead of 1",
  ],
])("a wallet that %s is refused, and the fault named", (_, packed, expected, fault) => {
  expect(() => unpackWallet(packed, expected, "7", "tv-501")).toThrow(fault);
});
