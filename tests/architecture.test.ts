import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/**
 * Who may import whom: `figures: ["language", "domain"]` reads "files in src/figures may import src/language and src/domain". What is not
 * listed is refused. Whoever may import a folder may import the rooms within it that have a row of their own.
 */
const mayImport: Record<string, string[]> = {
  domain: [],
  language: ["domain"],
  forecast: ["domain"],
  figures: ["language", "domain"],
  documents: ["figures", "language", "domain"],
  "platform/api": ["domain"],
  platform: ["language", "domain"],
  revisions: ["documents", "forecast", "platform", "language", "domain"],
  "features/contract": ["platform/api", "domain"],
  ui: ["features/contract", "documents", "figures", "platform/api", "language", "domain"],
  "features/server": [
    "features/contract",
    "revisions",
    "documents",
    "figures",
    "forecast",
    "platform",
    "language",
    "domain",
  ],
  "features/web": ["features/contract", "ui", "documents", "figures", "forecast", "platform/api", "language", "domain"],
  "app/server": [
    "features/server",
    "features/contract",
    "revisions",
    "documents",
    "forecast",
    "platform",
    "language",
    "domain",
  ],
  "app/web": ["features/web", "features/contract", "ui", "platform/api", "language", "domain"],
};

const SOURCE = resolve(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .sort();
const imports = new Map(files.map((file) => [file, importsOf(file)]));

test("the check reads the whole source", () => {
  expect(files.length).toBeGreaterThan(100);
  expect([...imports.values()].flat().length).toBeGreaterThan(300);
});

test("every import goes where the table allows it", () => {
  const refused = [...imports].flatMap(([file, targets]) =>
    targets.filter((target) => !allowed(file, target)).map((target) => `${file} imports ${target}`),
  );
  expect(refused).toEqual([]);
});

test("a feature never imports another feature, except what it says on the wire", () => {
  const crossing = [...imports].flatMap(([file, targets]) =>
    targets
      .filter(
        (target) =>
          feature(file) && feature(target) && feature(file) !== feature(target) && room(target) !== "features/contract",
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(crossing).toEqual([]);
});

test("no imports run in a circle, types included", () => {
  expect(findCircle()).toEqual([]);
});

test("no folder or file is a drawer", () => {
  const drawers = /(^|\/)(utils?|helpers?|common|misc|types|constants?|index|managers?|services?)(\.tsx?|\/)/i;
  expect(files.filter((file) => drawers.test(file))).toEqual([]);
});

test("no source file is longer than two things", () => {
  const long = files.filter((file) => readFileSync(join(SOURCE, file), "utf8").split("\n").length > 400);
  expect(long).toEqual([]);
});

test("tests from outside know nothing of the source, nor does anything they import", () => {
  const tests = resolve(import.meta.dirname);
  const from = (file: string): string[] =>
    wantedBy(join(tests, file)).map((name) =>
      name.startsWith("#tests/")
        ? name.slice("#tests/".length)
        : relative(tests, resolve(dirname(join(tests, file)), name)),
    );
  const begun = readdirSync(join(tests, "outside"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => join("outside", path));
  expect(begun.length).toBeGreaterThan(3);
  const seen = new Set(begun);
  // Whatever is found on the way is looked at in its turn.
  for (const file of seen) for (const target of from(file)) if (!isOutsideTests(target)) seen.add(target);
  const strangers = [...seen].flatMap((file) =>
    from(file)
      .filter(isOutsideTests)
      .map((target) => `tests/${file} imports ${target}`),
  );
  expect(strangers).toEqual([]);
});

/** `../src/…`, or a name of package.json's imports that leads there. */
function isOutsideTests(target: string): boolean {
  return target.startsWith("..") || target.includes("#");
}

/** The room a file stands in: its folder under src, or a part of it that has a row of its own. */
function room(file: string): string {
  const [top = "", name = "", part = ""] = file.split("/");
  if (top === "features") return `features/${part.replace(/\.tsx?$/, "")}`;
  return `${top}/${name}` in mayImport ? `${top}/${name}` : top;
}

function feature(file: string): string | null {
  const [top, name] = file.split("/");
  return top === "features" ? (name ?? null) : null;
}

function allowed(file: string, target: string): boolean {
  const [from, to] = [room(file), room(target)];
  const [folder = ""] = to.split("/");
  return from === to || [to, folder].some((one) => one === from || (mayImport[from] ?? []).includes(one));
}

/** The files of ours that a file imports, re-exports, loads on demand or starts as a worker, as paths under src. */
function importsOf(file: string): string[] {
  return wantedBy(join(SOURCE, file)).map((name) =>
    name.startsWith("#") ? name.slice(1) : relative(SOURCE, resolve(dirname(join(SOURCE, file)), name)),
  );
}

/** The names of files of ours that a file imports, as they stand in it. */
function wantedBy(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const named = [
    ...staticImports.map((found) => found.moduleRequest.value),
    ...staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map((found) =>
      text.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    ),
  ];
  return named.filter((name) => /^[#.]/.test(name));
}

function findCircle(): string[] {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] => {
    const at = trail.indexOf(file);
    if (at >= 0) return [...trail.slice(at), file];
    if (done.has(file)) return [];
    done.add(file);
    for (const target of imports.get(file) ?? []) {
      const circle = walk(target, [...trail, file]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const file of files) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
