import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as after } from "node:timers/promises";
import { freePort } from "../product.ts";
import { type BrowserWindow, type Engine, HEIGHT, keyActions, mouseActions, WIDTH } from "./engine.ts";

/** Debian's WebKitGTK, by classic WebDriver, on a display of its own: https://w3c.github.io/webdriver/ */

const driver = ["/usr/bin/WebKitWebDriver"].find(existsSync);
const browser = globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser").toSorted().at(-1);
const display = ["/usr/bin/Xvfb"].find(existsSync);
/** Now and then the driver answers no more to what it was asked while a page changed; asked anew, it does. */
const SCRIPT_MS = 10_000;
const LONGEST_MS = 90_000;
/**
 * Its driver tells nothing of the console: kept in the page, from the moment when it has loaded. That an observer is told of a size
 * in the next frame is no fault, and the other two browsers' consoles do not mention it.
 */
const LISTENS = `(() => {
  const complaints = (globalThis.complaints = []);
  const LATER = /^ResizeObserver loop/;
  const { error } = console;
  console.error = (...said) => (complaints.push(said.join(" ")), error(...said));
  addEventListener("error", ({ message }) => LATER.test(message) || complaints.push(String(message)));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ": " + blockedURI));
})()`;
/** By which WebDriver names an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export const webkit: Engine = {
  name: "WebKitGTK",
  missing: missing(),
  open,
};

function missing(): string | null {
  if (!driver || !browser) return "WebKitGTK is not installed (Debian: apt install webkit2gtk-driver)";
  return display ? null : "WebKitGTK needs a display (Debian: apt install xvfb)";
}

async function open(): Promise<BrowserWindow> {
  const home = mkdtempSync(join(tmpdir(), "spotmarket-webkit-"));
  const downloads = join(home, "arrived");
  mkdirSync(downloads);
  // By which GLib, and with it the browser, knows where files go.
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config", "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // The bar above the page would keep the window wider than a phone.
  mkdirSync(join(home, ".config", "gtk-3.0"));
  writeFileSync(
    join(home, ".config", "gtk-3.0", "gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }",
  );
  const screen = spawn(display ?? "", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = String((await once(screen.stdio[3] as Readable, "data"))[0]).trim();
  const port = await freePort();
  const server = spawn(driver ?? "", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: `:${number}`,
      LANG: "C.UTF-8",
      LANGUAGE: "en_US",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  const stop = () => {
    // With everything that it has started.
    if (server.pid) killGroup(server.pid);
    screen.kill();
  };
  process.once("exit", stop);
  const call = (method: string, path: string, body?: object, limit?: number) => ask(port, method, path, body, limit);
  const { sessionId } = (await begun(call, server)) as { sessionId: string };
  const at = `/session/${sessionId}`;
  const resize = async (width: number, height: number) =>
    void (await call("POST", `${at}/window/rect`, { width, height }));
  await resize(WIDTH, HEIGHT);
  const run = async (expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then((it) => done(JSON.stringify({ it })), (reason) => done("!" + reason));`;
    const answer = String(await call("POST", `${at}/execute/async`, { script, args: [] }, SCRIPT_MS));
    if (answer.startsWith("!")) throw new Error(answer.slice(1));
    return (JSON.parse(answer) as { it: unknown }).it;
  };
  const steadily = (expression: string) => run(expression).catch(() => run(expression));
  /** Of the pages before this one. */
  let complained: readonly string[] = [];
  const complaints = async () => [...complained, ...((await steadily("globalThis.complaints ?? []")) as string[])];
  return {
    downloads,
    goto: async (url) => {
      complained = await complaints();
      await call("POST", `${at}/url`, { url });
      await steadily(LISTENS);
    },
    url: async () => String(await call("GET", `${at}/url`)),
    run,
    press: async (x, y) => void (await call("POST", `${at}/actions`, { actions: mouseActions(x, y) })),
    type: async (keys) => void (await call("POST", `${at}/actions`, { actions: keyActions(keys) })),
    attach: async (selector, file) => {
      const found = await call("POST", `${at}/element`, { using: "css selector", value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await call("POST", `${at}/element/${id}/value`, { text: file });
    },
    picture: async () => Buffer.from(String(await call("GET", `${at}/screenshot`)), "base64"),
    resize,
    complaints,
    close: async () => {
      // It may say goodbye, but is not waited for.
      await Promise.race([call("DELETE", at).catch(() => null), after(2_000)]);
      process.off("exit", stop);
      stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function begun(call: (method: string, path: string, body?: object) => Promise<unknown>, server: ChildProcess) {
  const capabilities = {
    alwaysMatch: {
      acceptInsecureCerts: true,
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    },
  };
  for (let attempt = 0; ; attempt++) {
    try {
      return await call("POST", "/session", { capabilities });
    } catch (reason) {
      // The driver does not listen yet.
      if (attempt > 60 || server.exitCode !== null || !(reason instanceof TypeError)) throw reason;
      await after(250);
    }
  }
}

async function ask(
  port: number,
  method: string,
  path: string,
  body?: object,
  limit: number = LONGEST_MS,
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
