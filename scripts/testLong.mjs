// What takes longer than `npm test`: every random case, the product as it is built and started, from outside, and every store test on Citus.
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, root, start } from "./bootstrap.mjs";
import { slowestOf, startTests } from "./startTests.mjs";

install({ tests: true });
const { findBrowser } = await import("./browser.mjs");
const { buildWeb } = await import("./buildWeb.mjs");
buildWeb();

const folder = join(root, "test-results");
mkdirSync(folder, { recursive: true });
const sample = mkdtempSync(join(tmpdir(), "spotmarket-sample-"));
const SAMPLE_FOLDER = process.env.SAMPLE_FOLDER ?? sample;
const browser = findBrowser();
const environment = { ...(browser && { CHROMIUM: browser }), SAMPLE_FOLDER };
if (SAMPLE_FOLDER === sample) await once(start(["tests/support/sampleFolder.ts", sample]), "exit");

const asked = process.argv.slice(2);
const outcomes = [];
try {
  for (const project of ["unit", "slow", "outside", "outside-long", "citus"]) {
    const options = [`--project=${project}`, "--passWithNoTests", ...asked];
    const part = startTests(options, {
      path: join(folder, project),
      seen: true,
      environment: { ...environment, EVERY_CASE: "1" },
    });
    await once(part.child, "exit");
    outcomes.push(part.outcome());
  }
} finally {
  rmSync(sample, { recursive: true, force: true });
}

const all = (what) => outcomes.flatMap((outcome) => outcome[what]);
for (const failure of all("failures")) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(slowestOf(all("files")));
const sum = (what) => all(what).reduce((total, count) => total + count, 0);
process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped\n`);
process.exit(outcomes.some(({ status }) => status !== 0) ? 1 : 0);
