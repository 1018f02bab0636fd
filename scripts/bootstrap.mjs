// Runs on any Node from 20.19 on with nothing installed: it installs what is missing and hands over to Node 24, the machine's own or, where
// that is older, the one of the npm package `node`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { adviceFor, nodeProblem, telling } from "./firstRun.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === "win32";
/** The package that brings a Node of its own; where the machine's is young enough nothing of it is fetched. */
const NODE_PACKAGE = join(root, "scripts", "node");
const isYoungEnough = Number.parseInt(process.versions.node, 10) >= 24;
export const node24 = isYoungEnough
  ? process.execPath
  : join(NODE_PACKAGE, "node_modules", "node", "bin", windows ? "node.exe" : "node");

/** The environment of everything we start: Node 24 and the installed programs come first. */
export const environment = {
  ...process.env,
  PATH: [dirname(node24), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};

/**
 * Installs the versions that package-lock.json names, unless that was done since it last changed; what only tests and linters need, where
 * `tests` asks for it. `npm ci` would refuse a lock file without the optional binaries of other systems, which some registries do not
 * carry; this leaves the lock file as it is, too.
 */
export function install({ tests = false } = {}) {
  const problem = nodeProblem();
  if (problem) giveUp(problem);
  if (!isYoungEnough && !isInstalled(NODE_PACKAGE))
    telling("Installing Node 24, because this machine has an older version", "once, half a minute by the line", () =>
      installIn(NODE_PACKAGE),
    );
  const hasTests = existsSync(join(root, "node_modules", "vitest"));
  if (isInstalled(root) && (hasTests || !tests)) return;
  const without = tests || hasTests ? ["--include=dev"] : ["--omit=dev"];
  telling(
    "Installing the packages in package-lock.json",
    "once: about a minute on two cores and a fast line, some minutes on a small machine",
    () => installIn(root, without),
  );
}

/** Installs what the package in `folder` asks for; where that fails, leaves with what to do about it. */
export function installIn(folder, options = []) {
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...options];
  runTelling(windows ? "npm.cmd" : "npm", args, { cwd: folder, shell: windows });
}

/** Leaves with what stands in the way, and no stack. */
export function giveUp(problem) {
  process.stderr.write(`\nSpotmarket cannot start.\n${problem}\n`);
  process.exit(1);
}

function isInstalled(folder) {
  const installed = join(folder, "node_modules", ".package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
}

/** Runs a program to its end and leaves with its exit code when it fails. */
export function run(program, args, options = {}) {
  const { status, signal, error } = spawnSync(program, args, {
    cwd: root,
    env: environment,
    stdio: "inherit",
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

/** Like `run`; when the program fails, what it said is followed by what to do. */
export function runTelling(program, args, options = {}) {
  const { status, signal, error, stderr } = spawnSync(program, args, {
    cwd: root,
    env: environment,
    stdio: ["inherit", "inherit", "pipe"],
    encoding: "utf8",
    ...options,
  });
  process.stderr.write(stderr ?? "");
  if (error?.code === "ENOENT")
    giveUp(`${program} is missing. It comes with Node.js: install Node.js from https://nodejs.org.`);
  if (error) giveUp(adviceFor(String(error)));
  if (status !== 0) giveUp(adviceFor(`${stderr} ${signal ?? ""}`));
}

/** Runs a script of ours, or of a package, on Node 24 to its end. */
export function runNode(args, options) {
  run(node24, args, options);
}

/** Becomes the given Node 24 process: passes signals on and ends with its exit code. */
export function become(args, env = {}) {
  const child = start(args, env);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Starts a Node 24 process that is stopped together with this one. */
export function start(args, env = {}) {
  const child = spawn(node24, args, { cwd: root, env: { ...environment, ...env }, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // Npm starts us in a shell, which ends without a word to us when npm is ended.
  if (process.env.npm_lifecycle_event) whenLeftAlone(() => child.kill());
  return child;
}

/** Calls `left` once whoever started this process is gone. */
function whenLeftAlone(left) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    left();
  }, 500).unref();
}
