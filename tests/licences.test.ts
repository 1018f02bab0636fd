import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** What everything that the product runs on may be under; texts of more than one licence are named as they are. */
const ALLOWED = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "MPL-2.0",
  "BlueOak-1.0.0",
  "0BSD",
]);

const EXCEPTIONS: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  jszip: { licence: "(MIT OR GPL-3.0-or-later)", why: "taken under MIT" },
  pako: { licence: "(MIT AND Zlib)", why: "Zlib asks for no more than MIT" },
  "@expo-google-fonts/inter": { licence: "MIT AND OFL-1.1", why: "a font, under the licence of fonts" },
};

/** The one package that brings a program with it: Node itself. */
const MAY_RUN_AT_INSTALLATION = ["node"];

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        dev: z.boolean().default(false),
        devOptional: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
        integrity: z.string().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")));

const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, facts]) => ({ name: path.replace(/^.*node_modules\//, ""), ...facts }));
const shipped = packages.filter(({ dev, devOptional }) => !dev && !devOptional);

test("everything that the product runs on is under a licence that lets anybody run and sell it", () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped
    .filter(({ name, license = "none" }) => !ALLOWED.has(license) && EXCEPTIONS[name]?.licence !== license)
    .map(({ name, license }) => `${name}: ${license ?? "none"}`);
  expect(others).toEqual([]);
});

test("exceptions are only for what is there", () => {
  const names = new Set(shipped.map(({ name }) => name));
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
});

test("no package runs anything while it is installed, but Node's own", () => {
  const running = shipped.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(running).toEqual(MAY_RUN_AT_INSTALLATION);
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
  expect(allowed).toEqual(MAY_RUN_AT_INSTALLATION);
});

test("every package is held to the bytes that were looked at", () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-")).map(({ name }) => name)).toEqual([]);
});
