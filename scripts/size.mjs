// Fails when a first load brings more script than a reader should wait for. Sizes are gzip, of the built browser app.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = process.argv[2] ?? join(import.meta.dirname, "..", "dist", "web");
const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8"));

const shared = ["index.html", "door", "virtual:messages/door.en-US.js"];
const shell = [...shared, "virtual:messages/inside.en-US.js", "shell"];
const budgets = [
  { page: "Sign-in page", kilobytes: 180, parts: shared },
  {
    page: "Report behind a link",
    kilobytes: 220,
    parts: [...shared, "virtual:messages/registration.en-US.js", "report"],
  },
  { page: "Shell, before any screen", kilobytes: 265, parts: shell },
  {
    page: "Market summary",
    kilobytes: 550,
    parts: shell,
    // With the charts and maps that the screen loads once it stands, without the dialogs that a press opens.
    opened: ["oneSheet/StoryDialog.tsx", "ahead"],
    whole: "market-summary/web/MarketSummaryScreen.tsx",
  },
];

/** The largest script that anything loads on demand. */
const LARGEST_PART_KILOBYTES = 320;

let allWithin = true;
for (const { page, kilobytes, parts, whole, opened = [] } of budgets) {
  const found = new Set();
  for (const part of parts) collect(keyOf(part), found);
  if (whole) collect(keyOf(whole), found, { withLater: true, without: opened.map(keyOf) });

  const scripts = new Set([...found].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
  report(
    page,
    [...scripts].reduce((sum, file) => sum + sizeOf(file), 0),
    kilobytes,
  );
}

const parts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith(".js"));
const largest = parts.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
report(`Largest part, ${largest.split("/").at(-1)}`, sizeOf(largest), LARGEST_PART_KILOBYTES);

if (!allWithin) process.exit(1);

function report(what, size, kilobytes) {
  const within = size <= kilobytes;
  allWithin &&= within;
  process.stdout.write(`${what}: ${size.toFixed(1)} kB of script, ${within ? "within" : "ABOVE"} ${kilobytes} kB\n`);
}

/** Kilobytes of a file as it is sent. */
function sizeOf(file) {
  return gzipSync(readFileSync(join(folder, file))).length / 1000;
}

/** The one part of the build whose source ends like this, or that vite.config.ts names so. */
function keyOf(source) {
  const isNamed = (key) => key.endsWith(".js") && manifest[key].name === source;
  const keys = Object.keys(manifest).filter((key) => key === source || key.endsWith(`/${source}`) || isNamed(key));
  if (keys.length !== 1) throw new Error(`${source} names ${keys.length} parts of the build instead of one`);
  return keys[0];
}

/** A part and everything it needs to run; with `withLater` also what it loads on demand, but for the parts `without`. */
function collect(key, found, { withLater = false, without = [] } = {}) {
  if (found.has(key) || without.includes(key)) return;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key];
  for (const next of withLater ? [...imports, ...dynamicImports] : imports)
    collect(next, found, { withLater, without });
}
