import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserWindow, type Engine, HEIGHT, keyActions, mouseActions, WIDTH } from "./engine.ts";

/** Debian's Firefox, by WebDriver BiDi, which it speaks by itself: https://w3c.github.io/webdriver-bidi/ */

const path = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** English, no first-run pages, nothing asked of other servers, files kept without a question. */
const PREFERENCES = {
  "intl.accept_languages": "en-US",
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.download.folderList": 2,
  "browser.download.useDownloadDir": true,
  "browser.download.always_ask_before_handling_new_types": false,
};

export const firefox: Engine = {
  name: "Firefox",
  missing: path === undefined ? "firefox-esr is not installed (Debian: apt install firefox-esr)" : null,
  open,
};

async function open(): Promise<BrowserWindow> {
  const profile = mkdtempSync(join(tmpdir(), "spotmarket-firefox-"));
  const downloads = join(profile, "arrived");
  mkdirSync(downloads);
  const lines = Object.entries({ ...PREFERENCES, "browser.download.dir": downloads }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(
    path ?? "",
    [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      "--remote-debugging-port",
      "0",
      "--width",
      String(WIDTH),
      "--height",
      String(HEIGHT),
    ],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
  );
  const ended = once(browser, "exit");
  const kill = () => void browser.kill("SIGKILL");
  process.once("exit", kill);
  const session = await connected(await listening(browser.stderr));
  await session.call("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const { contexts } = await session.call("browsingContext.getTree", { maxDepth: 0 });
  const context = (contexts as { context: string }[])[0]?.context ?? "";
  const resize = async (width: number, height: number) =>
    void (await session.call("browsingContext.setViewport", { context, viewport: { width, height } }));
  await resize(WIDTH, HEIGHT);
  await session.call("session.subscribe", { events: ["log.entryAdded"] });
  const evaluate = async (expression: string) => {
    const answer = await session.call("script.evaluate", { target: { context }, awaitPromise: true, expression });
    if (answer["type"] !== "success") throw new Error(JSON.stringify(answer["exceptionDetails"]).slice(0, 500));
    return answer["result"] as { value?: string; sharedId?: string };
  };
  return {
    downloads,
    goto: async (url) => void (await session.call("browsingContext.navigate", { context, url, wait: "complete" })),
    url: async () => (await evaluate("location.href")).value ?? "",
    run: async (expression) => {
      const { value } = await evaluate(`Promise.resolve(${expression}).then((it) => JSON.stringify(it))`);
      return value === undefined ? undefined : JSON.parse(value);
    },
    press: async (x, y) => void (await session.call("input.performActions", { context, actions: mouseActions(x, y) })),
    type: async (keys) => void (await session.call("input.performActions", { context, actions: keyActions(keys) })),
    attach: async (selector, file) => {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await session.call("input.setFiles", { context, element: { sharedId }, files: [file] });
    },
    picture: async () => {
      const { data } = await session.call("browsingContext.captureScreenshot", { context });
      return Buffer.from(String(data), "base64");
    },
    resize,
    complaints: async () => session.complaints,
    close: async () => {
      session.close();
      browser.kill();
      const late = setTimeout(kill, 5_000);
      await ended;
      clearTimeout(late);
      process.off("exit", kill);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function listening(said: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const part of said) {
    text += String(part);
    const [, address] = LISTENS.exec(text) ?? [];
    if (address === undefined) continue;
    return `${address}/session`;
  }
  throw new Error(`Firefox ended at once: ${text}`);
}

type Result = Readonly<Record<string, unknown>>;

async function connected(address: string) {
  const socket = new WebSocket(address);
  const complaints: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  await new Promise((done, failed) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", failed);
  });
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, message, params } = JSON.parse(String(data)) as {
      id?: number;
      type: string;
      result: Result;
      message?: string;
      params?: { level?: string; text?: string };
    };
    if (type === "event") {
      if (params?.level === "error") complaints.push(String(params.text));
      return;
    }
    const asked = waiting.get(id ?? -1);
    if (type === "success") asked?.resolve(result);
    else asked?.reject(new Error(message));
    waiting.delete(id ?? -1);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has gone."));
  });
  let last = 0;
  return {
    call: (method: string, params: object): Promise<Result> => {
      last += 1;
      const asked = Promise.withResolvers<Result>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise;
    },
    complaints: complaints as readonly string[],
    close: () => socket.close(),
  };
}
