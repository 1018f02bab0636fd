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
  "@fontsource-variable/inter": { licence: "OFL-1.1", why: "a font, under the licence of fonts" },
  "@maplibre/mlt": { licence: "(MIT OR Apache-2.0)", why: "taken under MIT" },
  "type-fest": { licence: "(MIT OR CC0-1.0)", why: "taken under MIT" },
  jszip: { licence: "(MIT OR GPL-3.0-or-later)", why: "taken under MIT" },
  pako: { licence: "(MIT AND Zlib)", why: "Zlib asks for no more than MIT" },
  "@expo-google-fonts/inter": { licence: "MIT AND OFL-1.1", why: "a font, under the licence of fonts" },
};

const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

const locked = z.object({
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
});

const packagesOf = (path: string) =>
  Object.entries(locked.parse(read(path)).packages)
    .filter(([path]) => path !== "")
    .map(([path, facts]) => ({ name: path.replace(/^.*node_modules\//, ""), ...facts }));
/** What the server and the browser app are made of, and the Node that machines with an older one are given. */
const packages = [...packagesOf("../package-lock.json"), ...packagesOf("../scripts/node/package-lock.json")];
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
  const allowed = ["../package.json", "../scripts/node/package.json"].flatMap((path) => {
    const { allowScripts } = manifest.parse(read(path));
    return Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
  });
  expect(allowed).toEqual(["node"]);
  const refused = manifest.parse(read("../package.json")).allowScripts;
  const running = shipped.filter(({ name, hasInstallScript }) => hasInstallScript && refused[name] !== false);
  expect(running.map(({ name }) => name)).toEqual(["node"]);
});

test("every package is held to the bytes that were looked at", () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-")).map(({ name }) => name)).toEqual([]);
});
