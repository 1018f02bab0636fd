import { once } from "node:events";
import { connect } from "node:net";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyFolder } from "../support/emptyFolder.ts";
import { type Answer, ask } from "./support/ask.ts";
import { type OwnProduct, startProduct } from "./support/product.ts";

/** What a person reads in a tab whatever goes wrong: a page, in her language, never a line of JSON. */

/** As browsers ask for what they will show. */
const TAB = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language": "de-DE,de;q=0.9,en;q=0.5",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};

const dataDir = emptyFolder();
let busy: OwnProduct;
beforeAll(async () => {
  // More memory than it may have, from the first request on: whatever costs anything is refused.
  const settings = { SAMPLE: "never", MOST_MEMORY_MB: "1", MOST_CONNECTIONS: "20" };
  busy = await startProduct({ dataDir, ready: "/healthz", settings });
});
afterAll(async () => {
  await busy.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isPage = ({ headers, text }: Answer) =>
  (headers["content-type"] ?? "").startsWith("text/html") && /<h1>[^<{]+<\/h1>/.test(text) && !text.includes("urn:");

test("while the server refuses work the app's page, its scripts, styles and settings are served", async () => {
  const page = await ask(`${busy.url}/market-summary`, { headers: TAB });
  expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  const parts = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(parts.length).toBeGreaterThan(0);
  for (const path of [...parts, "/config.json", "/robots.txt", "/idp/sign-in.css", "/healthz"])
    expect([path, (await ask(busy.url + path)).status]).toEqual([path, 200]);
});

test("what is refused for being too much is a page that asks again for a person, and a problem for a program", async () => {
  const place = `${busy.url}/api/v1/markets`;
  await expect.poll(async () => (await ask(place)).status, { timeout: 30_000 }).toBe(503);
  const program = await ask(place);
  expect(program.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect((program.json() as { code: string }).code).toBe("overloaded");
  const person = await ask(place, { headers: TAB });
  expect([person.status, person.headers["retry-after"], isPage(person)]).toEqual([503, "2", true]);
  expect(person.text).toContain('<html lang="de-DE">');
  expect(person.text).toContain('http-equiv="refresh"');
});

test.each([
  ["/api/v1/nothing", 404],
  ["/assets/nothing.js", 404],
  ["/nothing.png", 404],
  ["/%zz", 400],
])("%s opened in a tab is a page with %i", async (path, status) => {
  await expect
    .poll(async () => {
      const answer = await ask(busy.url + path, { headers: TAB });
      // Below the API everything is refused as long as there is too much.
      return [[status, 503].includes(answer.status), isPage(answer)];
    })
    .toEqual([true, true]);
});

test("an address that is too long for a server is answered with a page, too", async () => {
  const { port } = new URL(busy.url);
  const answer = await raw(
    Number(port),
    `GET /home HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain("text/html");
});

test("a connection beyond those that are kept is refused with a page", async () => {
  const { port } = new URL(busy.url);
  const kept = Array.from({ length: 40 }, () => connect(Number(port), "127.0.0.1").on("error", () => undefined));
  await Promise.all(kept.map((socket) => once(socket, "connect")));
  for (const socket of kept) socket.write("GET /healthz HTTP/1.1\r\n");
  const asked = "GET /home HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Language: es\r\n\r\n";
  try {
    const answer = await raw(Number(port), asked);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('<html lang="es-ES">');
  } finally {
    for (const socket of kept) socket.destroy();
  }
});

/** What comes back for these bytes until the connection is closed. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(bytes);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
  await once(socket, "close");
  return heard;
}
