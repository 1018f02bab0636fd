import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "./support/ask.ts";
import { ADMIN } from "./support/operators.ts";
import { DEMO_PASSWORD, filledFolder, startProduct } from "./support/product.ts";
import { signIn } from "./support/signIn.ts";

/** A chat, which takes a message and then fetches the picture in it, knowing nothing but its address. */
async function chat() {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      messages.push(body);
      response.end("ok");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { messages, url: `http://127.0.0.1:${port}/services/T0/B0/x` };
}

test("a chat is told in words and a chart, fetches the chart without a sign-in, and no more once the webhook is deleted", {
  timeout: 300_000,
}, async () => {
  const { dataDir, remove } = filledFolder();
  onTestFinished(remove);
  const product = await startProduct({ dataDir, settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
  onTestFinished(() => product.stop());
  const { access_token: token } = await signIn(product.url, ADMIN, DEMO_PASSWORD);
  const { messages, url } = await chat();
  const api = (method: string, path: string, body?: object) =>
    ask(`${product.url}/api/v1/webhooks${path}`, { method, token, ...(body && { body }) });
  const body = { url, kind: "slack", events: ["alert.raised"], pictures: true };
  const { item } = (await api("POST", "", body)).json() as { item: { id: string } };
  await api("POST", `/${item.id}/test`);
  for (let waited = 0; messages.length === 0 && waited < 60_000; waited += 200) await after(200);

  const { blocks } = JSON.parse(messages[0] ?? "{}") as { blocks: { image_url?: string }[] };
  const address = blocks[1]?.image_url ?? "";
  expect(address.startsWith(`${product.url}/api/v1/chart-pictures/`)).toBe(true);
  // As Slack and Teams ask for it.
  for (const accept of ["*/*", "image/*", "image/avif,image/webp,image/apng,image/*,*/*;q=0.8"]) {
    const picture = await ask(address, { headers: { accept } });
    expect([picture.status, picture.headers["content-type"], picture.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "no-store",
    ]);
    expect(picture.cookies).toEqual([]);
    expect(picture.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    // A whole PNG, from its first to its last piece.
    expect(picture.bytes.subarray(0, 8)).toEqual(Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"));
    expect(picture.bytes.subarray(-8, -4).toString()).toBe("IEND");
  }
  const secret = address.split("/").at(-1) ?? "";
  expect(product.output()).not.toContain(secret);
  expect((await ask(address.replace(secret, `a${secret}`))).status).toBe(404);

  await api("DELETE", `/${item.id}`);
  const gone = await ask(address);
  expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "no-store"]);
});
