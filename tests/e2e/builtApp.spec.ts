import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { someone } from "#tests/support/browser.ts";
import { PUBLIC_KEYS } from "#domain/publicSources.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const BUILT = join(ROOT, "dist/web");

/** What goes to every visitor; `.vite` is for the build's own programs, and pressed copies hold the same. */
const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((file) => !file.startsWith(".vite"));
const texts = files
  .filter((file) => /\.(js|css|html|svg|json)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(BUILT, file), "utf8") }));

/** Settings of the server; those that begin with VITE are written into the app on purpose. */
const SETTINGS = [
  ...readFileSync(join(ROOT, "src/app/server/config.ts"), "utf8").matchAll(/^ {2}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+): /gm),
].flatMap(([, name = ""]) => (name.startsWith("VITE_") ? [] : [name]));

/** What administrators are told to ask for, by its name. */
const TOLD: readonly string[] = PUBLIC_KEYS;

const where = (shape: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(shape)].map(([found]) => `${file}: ${found}`));

describe("what every visitor is sent", () => {
  test("is there, and holds no map back to the sources and no file of the tests", () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(files.filter((file) => /\.(map|ts|tsx|env|pem|key)$|test|spec/.test(file))).toEqual([]);
    expect(where(/sourceMappingURL=\S*/g)).toEqual([]);
  });

  test("names no setting of the server and reads no environment", () => {
    expect(SETTINGS.length).toBeGreaterThan(20);
    const unsaid = SETTINGS.filter((name) => !TOLD.includes(name));
    expect(where(new RegExp(`\\b(?:${unsaid.join("|")})\\b`, "g"))).toEqual([]);
    expect(where(/process\.env\.(?!NODE_ENV)\w+|import\.meta\.env\b/g)).toEqual([]);
    // Nor the value of one, where whoever builds has it set.
    const set = SETTINGS.map((name) => process.env[name] ?? "").filter((value) => value.length >= 8);
    expect(texts.filter(({ text }) => set.some((value) => text.includes(value)))).toEqual([]);
  });

  test("holds no key, no password of the demonstration and nobody's address", () => {
    expect(
      where(/-----BEGIN [A-Z ]+-----|\b(?:AKIA|AIza|ghp_|xox[bp]-)[\w-]{12,}|\beyJ[\w-]{20,}\.[\w-]{20,}/g),
    ).toEqual([]);
    expect(where(/demo-password|browser-tests-only|correct horse/gi)).toEqual([]);
    const addresses = where(/[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\b/gi);
    // Only names that RFC 2606 keeps for examples, as in a field's hint.
    expect(addresses.filter((found) => !/@(?:[\w-]+\.)*example(?:\.\w+)?$/.test(found))).toEqual([]);
  });

  test("does not tell on which machine it was built", () => {
    for (const folder of [ROOT, process.cwd(), homedir(), process.env["HOSTNAME"] ?? ROOT].filter(
      (one) => one.length > 3,
    ))
      expect(
        texts.filter(({ text }) => text.includes(folder)).map(({ file }) => file),
        folder,
      ).toEqual([]);
    expect(
      where(/["'`](?:file:\/\/)?\/(?:home|Users|root|tmp|work|build|workspace|builds)\/[^"'`\s]*|[A-Z]:\\\\Users\\\\/g),
    ).toEqual([]);
    expect(where(/node_modules\/[^"'`\s]*/g)).toEqual([]);
  });
});

interface Part {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
}

describe("the parts of the app", () => {
  test("can each be loaded by itself, whichever screen is the first", async () => {
    const manifest: Record<string, Part> = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8"));
    const parts = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
    expect(parts.length).toBeGreaterThan(80);
    const context = await someone();
    const broken: string[] = [];
    for (const { file } of parts) {
      const page = await context.newPage();
      await page.goto("/robots.txt");
      const why = await page.evaluate<string | null>(`import("/${file}").then(() => null, String)`);
      if (why !== null) broken.push(`${file}: ${why}`);
      await page.close();
    }
    expect(broken).toEqual([]);
    await context.close();
  });
});
