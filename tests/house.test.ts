import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** The rules that a program can check: types, lint, format, links, and words that do not belong here. */

const ROOT = resolve(import.meta.dirname, "..");
/** A program that reads the whole house needs half a minute, and several where the machine has other work. */
const LIMIT_MS = 300_000;

/** As `npm run check` does. */
const CHANGED_ALONE = process.env["CHECK"] === "changed";

function run(program: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(join(ROOT, "node_modules/.bin", program), args, {
    cwd: ROOT,
    encoding: "utf8",
    // Checkers in Go collect garbage only once memory runs short: half the processor time, for memory that is there.
    env: { ...process.env, GOGC: "off", GOMEMLIMIT: "3GiB" },
  });
  return status === 0 ? "" : `${stdout}${stderr}`.trim() || `${program} ended with ${status}`;
}

/** Files that differ from the last commit. */
function changed(...patterns: string[]): string[] {
  const list = (...args: string[]) =>
    spawnSync("git", [...args, "--", ...patterns], { cwd: ROOT, encoding: "utf8" }).stdout.split("\n");
  const files = [...list("diff", "--name-only", "HEAD"), ...list("ls-files", "--others", "--exclude-standard")];
  return files.filter((file) => file !== "" && existsSync(join(ROOT, file)));
}

/** Files under version control or about to be; where there is no repository, a copy of one has nothing to check. */
function tracked(...patterns: string[]): string[] {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((file) => file !== "" && existsSync(join(ROOT, file)));
}

test.each(["pure", "server", "web", "browser"])(
  "the %s code compiles",
  (project) => {
    // What has not changed since is not read again. Several checkers each read what they share, which two cores with other work do not repay.
    const kept = ["--incremental", "--tsBuildInfoFile", `node_modules/.cache/tsc/${project}.tsbuildinfo`];
    expect(run("tsc", "-p", `tsconfig.${project}.json`, "--checkers", "1", ...kept)).toBe("");
  },
  LIMIT_MS,
);

test(
  "the linter finds nothing",
  () => {
    const rules = ["--type-aware", "--deny-warnings"];
    if (!CHANGED_ALONE) return expect(run("oxlint", ...rules)).toBe("");
    // Rules about types take most of the time: between two landings they look at what is being changed.
    const files = changed("*.ts", "*.tsx", "*.mjs");
    expect(run("oxlint", "--deny-warnings")).toBe("");
    return expect(files.length > 0 ? run("oxlint", ...rules, ...files) : "").toBe("");
  },
  LIMIT_MS,
);

test("every file is formatted", () => {
  expect(run("biome", "format", ".")).toBe("");
});

test("links between documents lead somewhere", () => {
  // Starter content links to screens of the app; a test of its own looks after those.
  const documents = tracked("*.md").filter((file) => !file.startsWith("content/"));
  const dead = documents.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8").replace(/```[\s\S]*?```/g, "");
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((found) => found[1] ?? "");
    return targets
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(resolve(ROOT, dirname(file), target)))
      .map((target) => `${file} → ${target}`);
  });
  expect(dead).toEqual([]);
});

test("no unfinished work and no switched-off check stands in the source", () => {
  const marks = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|\.(only|todo)\(/;
  const found = tracked("src/*.ts", "src/*.tsx", "edition/*.ts", "bench/*.ts").filter((file) =>
    marks.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(found).toEqual([]);
});

test("every setting the server reads is explained, and no other", () => {
  const documented = new Set(
    readFileSync(join(ROOT, "docs/configuration.md"), "utf8").match(/(?<=^\| `)[A-Z_]+(?=`)/gm),
  );
  const read = new Set(
    readFileSync(join(ROOT, "src/app/server/config.ts"), "utf8").match(
      /\b(?:[A-Z]+_)*[A-Z]+(?=: (?:z\.|optional|text|port|address|office))/g,
    ),
  );
  expect([...read].filter((name) => !documented.has(name))).toEqual([]);
});
