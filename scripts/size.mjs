// Fails when a first load brings more script than a reader should wait for. Sizes are gzip, of the built browser app.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = process.argv[2] ?? join(import.meta.dirname, "..", "dist", "web");
const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8"));

const shared = ["index.html", "app.tsx", "i18n/messages/door.en-US.ts"];
const budgets = [
  { page: "Sign-in page", kilobytes: 180, parts: [...shared, "account/web/LoginScreen.tsx"] },
  {
    page: "Market summary",
    kilobytes: 600,
    parts: [...shared, "i18n/messages/inside.en-US.ts", "enter.ts", "shell/Shell.tsx", "ui/session/identityClient.ts"],
    // With the charts and maps that the screen loads once it stands.
    whole: "market-summary/web/MarketSummaryScreen.tsx",
  },
];

let allWithin = true;
for (const { page, kilobytes, parts, whole } of budgets) {
  const found = new Set();
  for (const part of parts) collect(keyOf(part), found);
  if (whole) collect(keyOf(whole), found, { withLater: true });

  const scripts = new Set([...found].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
  const size = [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000;
  const within = size <= kilobytes;
  allWithin &&= within;
  process.stdout.write(`${page}: ${size.toFixed(1)} kB of script, ${within ? "within" : "ABOVE"} ${kilobytes} kB\n`);
}
if (!allWithin) process.exit(1);

/** The one part of the build whose source ends like this. */
function keyOf(source) {
  const keys = Object.keys(manifest).filter((key) => key === source || key.endsWith(`/${source}`));
  if (keys.length !== 1) throw new Error(`${source} names ${keys.length} parts of the build instead of one`);
  return keys[0];
}

/** A part and everything it needs to run; with `withLater` also what it loads on demand. */
function collect(key, found, { withLater = false } = {}) {
  if (found.has(key)) return;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key];
  for (const next of withLater ? [...imports, ...dynamicImports] : imports) collect(next, found, { withLater });
}
