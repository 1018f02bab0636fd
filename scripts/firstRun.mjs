// What a first start says of what it does and of what stands in its way. Runs on any Node that can read it, with nothing installed.
import { spawn } from "node:child_process";

const OLDEST_NODE = [20, 19];

/** Why this Node cannot begin, in a sentence with what to do; null where it can. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `This is Node.js ${version}; ${OLDEST_NODE.join(".")} or later is needed to begin. Get a current one from https://nodejs.org, then start again.`;
}

const REASONS = [
  {
    signs: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|socket hang up/i,
    advice:
      "The package registry cannot be reached. Check the network, or a proxy (`npm config get proxy`) and the registry (`npm config get registry`), then start again: what was fetched already is kept.",
  },
  {
    signs: /ENOSPC|no space left/i,
    advice:
      "The disk is full. About 1.5 GB are needed for the libraries, the built app and the sample set. Free some space, then start again.",
  },
  {
    signs: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    advice:
      "This account may not write into the product's folder. Start as its owner, or have its owner run `npm run build` once: after that nothing is written there.",
  },
  {
    signs: /\bKilled\b|heap out of memory|ENOMEM|SIGKILL/i,
    advice:
      "Memory ran out. Installing and building take about 1 GB; close other programs or build on a larger machine and copy the folder.",
  },
];

/** What to do about a step that failed, by what it said. */
export function adviceFor(output) {
  const known = REASONS.find(({ signs }) => signs.test(output));
  return known ? known.advice : "The lines above say why. Mend that, then start again; what is done already is kept.";
}

/** Why a step cannot write where it must, in a sentence; null where it can. */
export function folderProblem(code, folder) {
  if (code === null) return null;
  return `${folder} cannot be written to (${code}). ${adviceFor(code)}`;
}

const seconds = (milliseconds) => `${Math.round(milliseconds / 1000)} s`;

/**
 * Says, on standard error since the other is for logs and answers, what is done and about how long it takes, then now and then that it goes on, and at last how long it took. A process of its own
 * tells the time, since the work holds this one.
 */
export function telling(what, estimate, work, write = (line) => process.stderr.write(line)) {
  write(`${what} (${estimate}) …\n`);
  const begun = Date.now();
  const clock = spawn(process.execPath, ["-e", TICK], { stdio: ["pipe", "ignore", "inherit"] });
  clock.on("error", () => undefined);
  clock.unref();
  clock.stdin.unref?.();
  try {
    return work();
  } finally {
    clock.kill();
    write(`  done in ${seconds(Date.now() - begun)}.\n`);
  }
}

/** Ends by itself when whoever started it is gone. */
const TICK = `
  const begun = Date.now();
  setInterval(() => process.stderr.write("  … still at it, " + Math.round((Date.now() - begun) / 1000) + " s\\n"), 20000);
  process.stdin.on("end", () => process.exit()).resume();
`;
