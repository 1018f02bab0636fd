import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import manifest from "./facts/manifest.json" with { type: "json" };

const LICENCES = ["work of the US Government", "published figures", "our own", "CC BY-SA", "MIT", "Unlicense"];
/** Whose lists of homes, borders and ranks are not ours to ship. */
const EXCLUDED = /nielsen|dma|arbitron/i;

function contents(file: string): Buffer {
  const bytes = readFileSync(new URL(file, import.meta.url));
  return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

test("every file of facts is in the manifest, and the manifest names no other", () => {
  const folder = readdirSync(new URL("facts", import.meta.url)).map((name) => `facts/${name}`);
  const listed = manifest.files.map(({ file }) => file);
  expect(listed.filter((file) => file.startsWith("facts/")).toSorted()).toEqual(
    folder.filter((file) => file !== "facts/manifest.json").toSorted(),
  );
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(manifest.files)("$file names its publisher, years and licence, and is what the manifest says", (entry) => {
  for (const text of [entry.publisher, entry.source, entry.years, entry.dataset, entry.madeBy])
    expect(text).not.toBe("");
  for (const licence of entry.licence.split("; ")) expect(LICENCES).toContain(licence);
  expect(createHash("sha256").update(contents(entry.file)).digest("hex")).toBe(entry.sha256);
  for (const { sha256 } of entry.madeFrom ?? []) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

test.each(manifest.files.filter(({ madeFrom }) => madeFrom))("$file holds nothing of what may not ship", (entry) => {
  const [header = ""] = contents(entry.file).toString().split("\n");
  expect(header).not.toMatch(EXCLUDED);
  for (const { file } of entry.madeFrom ?? []) expect(file).not.toMatch(EXCLUDED);
});
