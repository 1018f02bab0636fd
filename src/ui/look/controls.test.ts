import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../..");
const LIBRARY = join(SOURCE, "../node_modules/@mantine/core/esm/components");

/** Every page has them, whatever stands on it. */
const ALWAYS = ["baseline", "default-css-variables", "global"];

test("the styles that are loaded are those of the controls in use, and theirs within", () => {
  const css = readFileSync(join(import.meta.dirname, "controls.css"), "utf8");
  const loaded = [...css.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map((found) => found[1] ?? "");
  const used = usedControls();
  expect(used.length).toBeGreaterThan(10);
  expect(loaded.toSorted()).toEqual([...ALWAYS, ...stylesOf(used)].toSorted());
});

/** What the source imports from the library that is a component of it. */
function usedControls(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const names = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)].flatMap(
      ([, list = ""]) => list.split(",").map((name) => name.trim()),
    ),
  );
  const components = new Set(readdirSync(LIBRARY));
  return [...new Set(names)].filter((name) => components.has(name) && !name.includes("Provider"));
}

/** Which parts' own styles a component's modules bring along, its own parts' too. */
function stylesOf(components: readonly string[]): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const open = components.map((name) => join(LIBRARY, name, `${name}.mjs`));
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (file.endsWith(".module.mjs")) styles.add(basename(file, ".module.mjs"));
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g))
      open.push(resolve(dirname(file), path));
  }
  return [...styles];
}
