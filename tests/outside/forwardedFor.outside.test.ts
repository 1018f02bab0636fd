import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { emptyFolder } from "../support/emptyFolder.ts";
import { freePort, type OwnProduct, startProduct } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";

/** The product behind a real nginx that adds to X-Forwarded-For, as nginx's own examples do. */

const SIGN_INS_PER_MINUTE = 60;
const folders: string[] = [];
const products: OwnProduct[] = [];
const proxies: ChildProcess[] = [];
afterAll(async () => {
  for (const proxy of proxies) await ended(proxy);
  for (const product of products) await product.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const nginx = programAt("/usr/sbin/nginx");

async function product(settings: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = emptyFolder();
  folders.push(dataDir);
  const port = await freePort();
  products.push(
    await startProduct({
      dataDir,
      port,
      ready: "/healthz",
      settings: { PUBLIC_URL: "https://market.example.com", SAMPLE: "never", ...settings },
    }),
  );
  return `http://127.0.0.1:${port}`;
}

/** An nginx before it, whose callers are on this machine. */
async function behindNginx(product: string): Promise<string> {
  const [place, port] = [folder(), await freePort()];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${place};`);
  writeFileSync(
    join(place, "nginx.conf"),
    `daemon off; pid ${place}/pid; error_log ${place}/error.log; worker_processes 1;
     events { worker_connections 256; }
     http {
       access_log off; ${temporary.join(" ")}
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass ${product};
           proxy_set_header Host market.example.com;
           proxy_set_header X-Forwarded-Proto https;
           proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
         }
       }
     }`,
  );
  proxies.push(spawn(nginx ?? "", ["-c", join(place, "nginx.conf"), "-p", place], { stdio: "ignore" }));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await ask(`${url}/healthz`).then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      return url;
    await after(100);
  }
  throw new Error("nginx does not answer.");
}

/** How many of so many attempts to sign in are refused as too many, each from an address that its sender made up. */
async function refusedOf(url: string, attempts: number, madeUp = (at: number) => `198.51.100.${at}`): Promise<number> {
  let refused = 0;
  for (let at = 0; at < attempts; at++) {
    const { status } = await ask(`${url}/idp/interaction/nothing`, {
      method: "POST",
      headers: { "x-forwarded-for": madeUp(at) },
      body: new URLSearchParams({ email: "a@example.com", password: "wrong" }),
    });
    if (status === 429) refused++;
  }
  return refused;
}

describe.skipIf(!nginx)("behind an nginx that adds to X-Forwarded-For", () => {
  test.each([
    ["with nothing set", {}],
    ["with the number of proxies", { TRUSTED_PROXIES: "1" }],
  ])("%s nobody writes her own address: attempts to sign in are counted", async (_, settings) => {
    const url = await behindNginx(await product(settings));
    expect(await refusedOf(url, SIGN_INS_PER_MINUTE + 10)).toBe(10);
  });

  test("with a proxy elsewhere named, nobody else is believed, and callers share what their proxy has", async () => {
    const direct = await product({ TRUSTED_PROXIES: "192.0.2.7" });
    expect(await refusedOf(direct, SIGN_INS_PER_MINUTE + 5)).toBe(5);
    expect(products.at(-1)?.output()).toContain("name it in TRUSTED_PROXIES");
  });

  test("callers whom a named proxy tells apart have limits of their own", async () => {
    const direct = await product({ TRUSTED_PROXIES: "127.0.0.1" });
    expect(await refusedOf(direct, SIGN_INS_PER_MINUTE + 10)).toBe(0);
    expect(await refusedOf(direct, SIGN_INS_PER_MINUTE + 10, (at) => `198.51.100.${at}, 10.1.2.3`)).toBe(10);
  });
});

test("a request that names two hosts is refused", async () => {
  const { port } = new URL(sharedProduct().url);
  const answer = async (hosts: readonly string[]) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `GET /healthz HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join("")}Connection: close\r\n\r\n`,
    );
    let heard = "";
    socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
    await once(socket, "close");
    return heard.slice(0, 12);
  };
  expect(await answer(["market.example.com"])).toBe("HTTP/1.1 200");
  expect(await answer(["market.example.com", "elsewhere.example"])).toBe("HTTP/1.1 400");
  expect(await answer(["market.example.com", "market.example.com"])).toBe("HTTP/1.1 400");
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "spotmarket-outside-"));
  folders.push(made);
  return made;
}

async function ended(proxy: ChildProcess): Promise<void> {
  if (proxy.exitCode !== null) return;
  const gone = once(proxy, "exit");
  proxy.kill("SIGTERM");
  await gone;
}

function programAt(path: string): string | null {
  try {
    execFileSync(path, ["-v"], { stdio: "ignore" });
    return path;
  } catch {
    process.stdout.write("nginx is missing (Debian: apt-get install nginx), so nothing is tried behind it.\n");
    return null;
  }
}
