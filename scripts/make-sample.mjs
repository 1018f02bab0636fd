import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeSample } from "../sample/make/makeSample.ts";

const folder = fileURLToPath(new URL("../sample/", import.meta.url));
for (const [path, contents] of makeSample()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
  console.log(`sample/${path}: ${contents.split("\n").length - 2} rows, ${Math.round(contents.length / 1000)} kB`);
}
