import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { adviceFor, folderProblem, nodeProblem, telling } from "./firstRun.mjs";

test("a Node that is too old is told apart from one that will do", () => {
  expect(nodeProblem("18.20.4")).toContain("This is Node.js 18.20.4; 20.19 or later is needed");
  expect(nodeProblem("20.18.3")).toContain("https://nodejs.org");
  for (const version of ["20.19.0", "22.0.0", "24.21.0"]) expect(nodeProblem(version)).toBeNull();
});

test.each([
  [
    "npm error code ENOTFOUND\nnpm error network request to https://registry.example/zod failed",
    "registry cannot be reached",
  ],
  ["npm error code EAI_AGAIN", "registry cannot be reached"],
  ["npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write", "disk is full"],
  ["Error: EACCES: permission denied, mkdir '/opt/spotmarket/node_modules'", "may not write"],
  ["Error: EROFS: read-only file system, open '/app/dist/web/.stamp'", "npm run build"],
  ["FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory", "Memory ran out"],
  ["something else", "lines above say why"],
])("%j is answered with what to do", (output, advice) => {
  expect(adviceFor(output)).toContain(advice);
});

test("a folder that cannot be written to is named", () => {
  expect(folderProblem("EROFS", "/app")).toMatch(/^\/app cannot be written to \(EROFS\)\. This account may not write/);
  expect(folderProblem(null, "/app")).toBeNull();
});

test("long work says what it is and about how long it takes, and then how long it took", () => {
  const lines: string[] = [];
  const made = telling(
    "Installing",
    "once, a minute or two",
    () => 7,
    (line: string) => lines.push(line),
  );
  expect(made).toBe(7);
  expect(lines).toEqual(["Installing (once, a minute or two) …\n", expect.stringMatching(/^ {2}done in \d+ s\.\n$/)]);
});

test("a registry that nobody answers at is named as the reason, not a stack", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: { zod: "4.6.7" } }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", INSTALL, folder], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("The package registry cannot be reached.");
  expect(stdout + stderr).not.toMatch(/^ {4}at /m);
});

/** A registry on a port where nobody listens; npm would try for minutes, so it is told to try once. */
const INSTALL = `
  import { installIn } from "./bootstrap.mjs";
  const [folder] = process.argv.slice(1);
  installIn(folder, ["--registry=http://127.0.0.1:9", "--fetch-retries=0", "--cache=" + folder + "/cache"]);
`;
