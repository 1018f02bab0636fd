import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeEdition } from "./makeEdition.ts";

const folder = resolve(import.meta.dirname, "..");
for (const [path, contents] of makeEdition()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
  console.log(`edition/${path}: ${contents.split("\n").length - 2} rows, ${Math.round(contents.length / 1000)} kB`);
}
