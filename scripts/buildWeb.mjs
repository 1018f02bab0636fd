import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveUp, node24, root, runTelling } from "./bootstrap.mjs";
import { folderProblem, telling } from "./firstRun.mjs";

/** What the build is made from: the parts of its configuration are written in TypeScript, as its sources are. */
const PLUGINS = readdirSync(join(root, "scripts"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .sort();
const SOURCES = ["package-lock.json", "vite.config.ts", ...PLUGINS.map((name) => `scripts/${name}`), "src"];
const STAMP = join(root, "dist", "web", ".stamp");

/** Builds the browser app into dist/web, unless that was done from the same sources and settings. */
export function buildWeb({ always = false } = {}) {
  const stamp = stampOf(SOURCES);
  if (!always && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  const problem = folderProblem(whyNotWritable(root), root);
  if (problem) giveUp(problem);
  telling(
    "Building the browser app",
    "once for each version; 20 s on two cores, a minute or two on a small machine",
    () => runTelling(node24, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]),
  );
  writeFileSync(STAMP, stamp);
}

/** The system's code for why a folder cannot be written to; null where it can. */
function whyNotWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch ({ code }) {
    return code;
  }
}

function stampOf(paths) {
  const hash = createHash("sha256");
  const settings = Object.keys(process.env).filter((name) => name.startsWith("VITE_"));
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}\n`);
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, join(path, name));
  } else if (!path.includes(".test.")) {
    hash.update(path).update(readFileSync(full));
  }
}
