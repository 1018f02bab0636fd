import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** That names of files and exports are the words which the glossary keeps. */

const ROOT = resolve(import.meta.dirname, "..");
const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
const refused = [
  ...glossary.slice(glossary.indexOf("| not in names | but |")).matchAll(/^\| ([a-z ]+) \| ([a-z ]+) \|$/gm),
].map(([, not = "", but = ""]) => ({ not, but }));

/** A name in words: `openKeptAnswers` is "open kept answers", and so is `open-kept-answers`. */
const inWords = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])|[-_.]/g, (_all, before = "", next = "") => `${before} ${next}`)
    .toLowerCase()
    .trim();

function refusedIn(name: string): string[] {
  const words = ` ${inWords(name)} `;
  return refused.filter(({ not }) => words.includes(` ${not} `)).map(({ not, but }) => `${name}: ${but}, not ${not}`);
}

function files(): string[] {
  const { stdout } = spawnSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "src", "tests", "bench"],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  );
  return stdout.split("\n").filter((file) => /\.tsx?$/.test(file) && existsSync(join(ROOT, file)));
}

test("the table is read, and a word of it is found in a name", () => {
  expect(refused.length).toBeGreaterThan(5);
  expect(refusedIn("openKeptAnswers")).toEqual(["openKeptAnswers: response cache, not kept answers"]);
  expect(refusedIn("sumWallet")).toEqual([]);
  expect(refusedIn("compressed")).toEqual([]);
});

test("no file and no export is named by a word that the glossary has another for", () => {
  const found = files().flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    const exported = [
      ...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm),
    ].map(([, name = ""]) => name);
    return [basename(file), ...exported].flatMap(refusedIn).map((fault) => `${file}: ${fault}`);
  });
  expect(found).toEqual([]);
});
