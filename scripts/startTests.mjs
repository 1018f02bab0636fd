import { spawn } from "node:child_process";
import { existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { environment as usual, node24, root } from "./bootstrap.mjs";
import { browserSeconds } from "./browserParts.mjs";

/** Starts tests in a process of their own; what they say is seen at once or kept in `log`. `outcome` counts them once they have ended. */
export function startTests(options, { path, seen, environment }) {
  const results = `${path}.json`;
  const log = seen ? null : `${path}.log`;
  rmSync(results, { force: true });
  const said = log === null ? "inherit" : openSync(log, "w");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const child = spawn(node24, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...options], {
    cwd: root,
    env: { ...usual, ...environment },
    stdio: ["ignore", said, said],
  });
  return { child, log, outcome: () => counted(results, child.exitCode) };
}

const SLOWEST = 5;

/** The files that took longest, in lines to be shown. */
export function slowestOf(files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${file}\n`);
  return `\nSlowest:\n${lines.join("")}`;
}

function counted(results, code) {
  if (!existsSync(results)) {
    const failures = [`${relative(root, results)}: the tests ended with ${code} before any of them ran.`];
    return { status: 1, passed: 0, failed: 1, skipped: 0, failures, retried: [], seconds: {}, files: [] };
  }
  const { numPassedTests, numPendingTests, testResults } = JSON.parse(readFileSync(results, "utf8"));
  const failures = testResults.flatMap(failuresOf);
  const seconds = browserSeconds(testResults);
  return {
    status: code ?? 1,
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests,
    failures,
    retried: testResults.flatMap(retriedOf),
    seconds,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** What failed in a file, each as `file > test: what it met`. A file that cannot even be loaded has no tests to count, and is a failure all the same. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length > 0) return failed.map((test) => met(file, test));
  return status === "failed" ? [`${file}: ${excerpt(message)}`] : [];
}

/** What passed after it had failed, each with what it met at first. */
function retriedOf({ name, assertionResults }) {
  const retried = assertionResults.filter(
    ({ status, failureMessages }) => status === "passed" && failureMessages.length,
  );
  return retried.map((test) => met(relative(root, name), test));
}

function met(file, { fullName, failureMessages }) {
  return `${file} > ${fullName}: ${excerpt(failureMessages.join("\n"))}`;
}

function excerpt(message) {
  return message.slice(0, 1500);
}
