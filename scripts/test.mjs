// Everything that can be tested, in one run, closing with one line: N passed, N failed.
import { once } from "node:events";
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { install, root, runNode, start } from "./bootstrap.mjs";
import { browserParts } from "./browserParts.mjs";
import { slowestOf, startTests } from "./startTests.mjs";

install({ tests: true });
const { findBrowser, HOW_TO_GET_A_BROWSER } = await import("./browser.mjs");
const { buildWeb } = await import("./buildWeb.mjs");
buildWeb();
// Whoever only starts the product must not be kept from it by a few bytes too many.
runNode(["scripts/size.mjs"]);

const folder = join(root, "test-results");
mkdirSync(folder, { recursive: true });

/** A browser waits about as long as it works, so three parts run beside each other on two cores; what is asked for by name runs alone. */
const LANES = 3;

const asked = process.argv.slice(2);
const whole = asked.length === 0;
/** Each part of the browser tests has a product of its own, so that two of them never meet each other's changes. */
const parts = whole
  ? [
      ["--project=!browser", "--project=!outside*", "--project=!citus"],
      ["--project=outside"],
      ...browserParts().map((files) => ["--project=browser", ...files]),
    ]
  : [asked];
const waiting = [...parts.entries()];
/** Where the parts of the whole run find the sample set loaded, to copy it, and a store with nobody in it. */
const filled = whole ? mkdtempSync(join(tmpdir(), "spotmarket-filled-")) : null;
const folders = filled && { SAMPLE_FOLDER: join(filled, "sample"), EMPTY_FOLDER: join(filled, "empty") };
const environment = folders ? { STORE_TESTS: "divided", ...folders } : {};
/** Looked for once the tests that need none are on their way; null where none can be had. */
let browser;
/** Loaded while the parts without a browser run. */
const sampleLoaded =
  folders && once(start(["tests/support/sampleFolder.ts", folders.SAMPLE_FOLDER, folders.EMPTY_FOLDER]), "exit");

const outcomes = [];
/** What the parts said, one after another: lines of two never mix. */
let shown = Promise.resolve();
await Promise.all(Array.from({ length: LANES }, runWaiting));
await shown;
if (filled) rmSync(filled, { recursive: true, force: true });

// To be copied to tests/browserSeconds.json when that has become untrue.
if (whole) {
  const seconds = Object.assign({}, ...outcomes.map((outcome) => outcome.seconds));
  writeFileSync(join(folder, "browserSeconds.json"), `${JSON.stringify(seconds, Object.keys(seconds).sort(), 2)}\n`);
}

// Said again at the end, since whoever reads only the last lines of a long run wants these.
for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`\nFAILED ${failure}\n`);

// Passed, but first waited for what never came: as a rule half a minute.
for (const test of outcomes.flatMap(({ retried }) => retried)) process.stdout.write(`\nTRIED TWICE ${test}\n`);

if (whole) process.stdout.write(slowestOf(outcomes.flatMap(({ files }) => files)));

if (browser === null) process.stdout.write(`\n${HOW_TO_GET_A_BROWSER}`);
const sum = (count) => outcomes.reduce((all, outcome) => all + outcome[count], 0);
process.stdout.write(
  `\n${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}\n`,
);
process.exit(browser === null || outcomes.some(({ status }) => status !== 0) ? 1 : 0);

/** Runs one part after another until none is left. The first is seen while it runs, the others once their turn has come. */
async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [at, options] = next;
    if (at > 0) await sampleLoaded;
    if (mayNeedBrowser(options)) browser ??= findBrowser();
    if (browser === null && options.includes("--project=browser")) continue;
    const part = startTests(options, {
      path: join(folder, `part-${at}`),
      seen: at === 0,
      environment: { ...environment, ...(browser && { CHROMIUM: browser }) },
    });
    const ended = once(part.child, "exit");
    shown = shown.then(() => (part.log ? ended.then(() => show(part.log)) : ended));
    await ended;
    outcomes.push(part.outcome());
  }
}

/** Whoever asks for other projects by name gets by without one. */
function mayNeedBrowser(options) {
  const projects = options.join(" ").matchAll(/--project[= ](\S+)/g);
  const named = [...projects].map(([, name]) => name);
  return named.length === 0 || named.some((name) => /^(browser|outside)/.test(name));
}

function show(log) {
  return pipeline(createReadStream(log), process.stdout, { end: false });
}
