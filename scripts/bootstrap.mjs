// Runs on any Node from 20.19 on with nothing installed: it installs what is missing and hands over to the Node 24 of the npm package `node`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === "win32";
export const node24 = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");

/** The environment of everything we start: Node 24 and the installed programs come first. */
export const environment = {
  ...process.env,
  PATH: [dirname(node24), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};

/**
 * Installs the versions that package-lock.json names, unless that was done since it last changed. `npm ci` would refuse a lock file
 * without the optional binaries of other systems, which some registries do not carry; this leaves the lock file as it is, too.
 */
export function install() {
  if (isInstalled()) return;
  process.stdout.write("Installing what package-lock.json names (once, a minute or so) …\n");
  run(
    windows ? "npm.cmd" : "npm",
    ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      shell: windows,
    },
  );
}

function isInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(node24)) return false;
  return statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
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
  return child;
}
