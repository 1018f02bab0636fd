import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { appIcon } from "./appIcon.ts";

/** The colour of a pixel of a picture that `appIcon` has drawn. */
function pixel(icon: Buffer, size: number, x: number, y: number): number[] {
  const start = icon.indexOf("IDAT") + 4;
  const lines = inflateSync(icon.subarray(start, start + icon.readUInt32BE(start - 8)));
  const at = y * (size * 3 + 1) + 1 + x * 3;
  return [...lines.subarray(at, at + 3)];
}

test("the sign is a PNG of the size asked for, with dark columns, a blue point and paper around them", () => {
  const icon = appIcon(220, 1);
  expect(icon.subarray(1, 4).toString()).toBe("PNG");
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([220, 220]);
  expect(pixel(icon, 220, 40, 180)).toEqual([0x14, 0x18, 0x1f]);
  expect(pixel(icon, 220, 180, 50)).toEqual([0x18, 0x64, 0xb7]);
  expect(pixel(icon, 220, 80, 20)).toEqual([255, 255, 255]);
});

test("what systems cut off a maskable one, a fifth at each side, is paper", () => {
  const icon = appIcon(200, 0.54);
  for (let at = 0; at < 200; at++)
    for (const rim of [0, 39, 160, 199]) {
      expect(pixel(icon, 200, at, rim)).toEqual([255, 255, 255]);
      expect(pixel(icon, 200, rim, at)).toEqual([255, 255, 255]);
    }
});
