// Everything that can be tested, in one run, closing with one line: N passed, N failed.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environment, install, node24, root } from "./bootstrap.mjs";

install();
const { findBrowser } = await import("./browser.mjs");
const { buildWeb } = await import("./buildWeb.mjs");
buildWeb();

const results = join(root, "test-results", "results.json");
mkdirSync(join(root, "test-results"), { recursive: true });
rmSync(results, { force: true });
const { status } = spawnSync(
  node24,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, env: { ...environment, CHROMIUM: findBrowser() }, stdio: "inherit" },
);

const {
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  testResults,
} = JSON.parse(readFileSync(results, "utf8"));
// A file that cannot even be loaded has no tests to count, and is a failure all the same.
const broken = testResults.filter(
  (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
).length;
process.stdout.write(`\n${passed} passed, ${failed + broken} failed${skipped ? `, ${skipped} skipped` : ""}\n`);
process.exit(status ?? 1);
