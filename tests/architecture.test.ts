import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/** Who may import whom: `database: ["domain"]` reads "files in src/database may import src/domain". What is not listed is refused. */
const mayImport: Record<string, string[]> = {
  domain: [],
  i18n: ["domain"],
  api: ["domain"],
  database: ["domain"],
  forecast: ["domain"],
  geography: ["domain"],
  contours: ["domain"],
  connectors: ["domain"],
  charts: ["i18n", "domain"],
  insights: ["i18n", "domain"],
  words: ["i18n", "domain"],
  reports: ["insights", "charts", "words", "i18n", "domain"],
  ui: ["feature/contract", "charts", "api", "i18n", "domain"],
  blocks: ["reports", "insights", "words", "feature/contract", "charts", "ui", "api", "i18n", "domain"],
  ingest: ["database", "domain"],
  audit: ["database", "domain"],
  files: ["database", "domain"],
  doctor: ["backup", "ingest", "database", "domain"],
  backup: ["files", "audit", "notifications", "database", "domain"],
  content: ["audit", "mail", "notifications", "database", "domain"],
  notifications: ["database", "domain"],
  jobs: ["notifications", "files", "database", "api", "domain"],
  mail: ["database", "i18n", "domain"],
  revisions: ["forecast", "geography", "ingest", "audit", "notifications", "jobs", "database", "domain"],
  identity: ["audit", "mail", "notifications", "database", "i18n", "domain"],
  documents: ["reports", "revisions", "words", "database", "i18n", "domain"],
  "feature/contract": ["api", "domain"],
  "feature/server": [
    "feature/contract",
    "content",
    "files",
    "documents",
    "contours",
    "connectors",
    "reports",
    "jobs",
    "insights",
    "words",
    "revisions",
    "identity",
    "audit",
    "mail",
    "notifications",
    "geography",
    "ingest",
    "forecast",
    "database",
    "api",
    "i18n",
    "domain",
  ],
  "feature/web": [
    "feature/contract",
    "forecast",
    "blocks",
    "reports",
    "insights",
    "words",
    "charts",
    "ui",
    "api",
    "i18n",
    "domain",
  ],
  server: [
    "backup",
    "doctor",
    "feature/server",
    "feature/contract",
    "connectors",
    "content",
    "files",
    "identity",
    "audit",
    "mail",
    "notifications",
    "reports",
    "jobs",
    "revisions",
    "ingest",
    "geography",
    "database",
    "api",
    "i18n",
    "domain",
  ],
  web: ["feature/web", "feature/contract", "ui", "api", "i18n", "domain"],
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
          feature(file) && feature(target) && feature(file) !== feature(target) && room(target) !== "feature/contract",
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

/** The room a file stands in: its folder under src, or `feature/<part>` inside a feature. */
function room(file: string): string {
  const [top = "", , part = ""] = file.split("/");
  return top === "features" ? `feature/${part.replace(/\.tsx?$/, "")}` : top;
}

function feature(file: string): string | null {
  const [top, name] = file.split("/");
  return top === "features" ? (name ?? null) : null;
}

function allowed(file: string, target: string): boolean {
  return room(file) === room(target) || (mayImport[room(file)] ?? []).includes(room(target));
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
