import { expect, test } from "vitest";
import { JPEG, jpegOf, PIXEL, pngOf } from "#tests/support/pictures.ts";
import { readLogo } from "./readLogo.ts";

test("PNG and JPEG say their own size", () => {
  expect(readLogo(PIXEL)).toEqual({ type: "image/png", width: 1, height: 1 });
  expect(readLogo(pngOf(640, 200))).toEqual({ type: "image/png", width: 640, height: 200 });
  expect(readLogo(JPEG)).toEqual({ type: "image/jpeg", width: 1, height: 1 });
});

test.each([
  ["a text that calls itself a picture", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a PNG that lost its end", PIXEL.subarray(0, -12)],
  ["a PNG with a page behind its end", Buffer.concat([PIXEL, Buffer.from("<script>")])],
  ["a JPEG with an archive behind its end", Buffer.concat([JPEG, Buffer.from("PK\x03\x04")])],
  ["a JPEG that is cut off", JPEG.subarray(0, 40)],
  ["a PNG that says it is 30,000 pixels wide", pngOf(30_000, 10)],
  ["a PNG without any pixels", pngOf(0, 0)],
  ["a JPEG that says it is 60,000 pixels high", jpegOf(10, 60_000)],
  [
    "a PNG whose chunk claims to be larger than the file",
    Buffer.concat([PIXEL.subarray(0, 33), Buffer.alloc(40, 0xff)]),
  ],
  ["nothing at all", Buffer.alloc(0)],
])("%s is refused", (_what, bytes) => {
  expect(() => readLogo(bytes)).toThrow(/^\/body\/data: Must /);
});

test("more than 512 KiB are refused before anything is read", () => {
  expect(() => readLogo(Buffer.alloc(512 * 1024 + 1))).toThrow("512 KiB");
});
