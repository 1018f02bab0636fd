import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { node24, root } from "./bootstrap.mjs";

/** What whoever has no browser reads, in two lines. */
export const HOW_TO_GET_A_BROWSER =
  "There is no Chromium on this machine, and none could be fetched: the browser tests did not run.\n" +
  "Install one (Debian: apt-get install chromium) or name one with CHROMIUM=/path/to/chromium, then run the tests again.\n";

/** The Chromium that browser tests run in: this machine's, else Debian's by apt when root, else Playwright's own; null where none can be had. */
export function findBrowser() {
  return process.env.CHROMIUM ?? installed() ?? fromDebian() ?? fromPlaywright();
}

function installed() {
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
  }
  const own = playwrightsOwn();
  return existsSync(own) ? own : null;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return null;
  process.stdout.write("Installing Debian's Chromium for the browser tests (once) …\n");
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  return installed();
}

function fromPlaywright() {
  process.stdout.write("Fetching Playwright's Chromium for the browser tests (once) …\n");
  const { status } = spawnSync(
    node24,
    ["node_modules/playwright/cli.js", "install", "chromium-headless-shell", "chromium"],
    // Its own words are a stack; what to do instead is said at the end.
    { cwd: root, stdio: "ignore" },
  );
  return status === 0 ? playwrightsOwn() : null;
}

function playwrightsOwn() {
  return createRequire(import.meta.url)("playwright").chromium.executablePath();
}
