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

/** A row of the second table: words of one language that stand in no text. */
const refusedTexts = [
  ...glossary
    .slice(glossary.indexOf("| not in texts |"))
    .matchAll(/^\| ([^|]+) \| ([^|]+) \| (English|Spanish|German) \|$/gm),
].map(([, words = "", but = "", language = ""]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\w])(?:${words.split(", ").join("|")})(?![\\p{L}\\w])`, "iu"),
  but,
  language,
}));

const LANGUAGES: Readonly<Record<string, string>> = { en: "English", es: "Spanish", de: "German" };

/** Files of messages and starter texts, each of one language: `en-US/errors.json`, `words.de.json`, `content/…/es-ES.md`. */
function texts(): { readonly file: string; readonly language: string; readonly text: string }[] {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src", "content"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return stdout.split("\n").flatMap((file) => {
    const [, short = ""] = /(?:^|[/.-])(en|es|de)(?:-[A-Z]{2})?(?=[/.])/.exec(file) ?? [];
    const language = LANGUAGES[short];
    if (language === undefined || !/\.(json|md)$/.test(file) || !existsSync(join(ROOT, file))) return [];
    const text = readFileSync(join(ROOT, file), "utf8");
    return saidIn(file.endsWith(".json") ? JSON.parse(text) : text).map((said) => ({ file, language, text: said }));
  });
}

/** Keys are ids, and may be those of the API. */
function saidIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(saidIn) : [];
}

const refusedInText = (text: string, language: string) =>
  refusedTexts.filter((one) => one.language === language && one.pattern.test(text)).map(({ but }) => but);

test("a text that says it in another word is found, and one with a longer word is not", () => {
  expect(refusedInText("A new edition is out", "English")).toEqual(["revision"]);
  expect(refusedInText("Las ediciones de datos", "Spanish")).toEqual(["revisión"]);
  expect(refusedInText("Mediciones y expediciones", "Spanish")).toEqual([]);
  expect(refusedInText("Die höchsten Ausgaben", "German")).toEqual([]);
});

test("no text says in another word what the glossary has one for", () => {
  const all = texts();
  for (const language of Object.values(LANGUAGES)) expect(all.some((one) => one.language === language)).toBe(true);
  const found = all.flatMap(({ file, language, text }) =>
    refusedInText(text, language).map((but) => `${file}: ${but}, not: ${text.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});
