import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** Uploads as curl, scripts and proxies without keep-alive send them: each over a connection that was just made. */

const ADMINISTRATOR = "admin@spotmarket.example";
const PIECES = 100;

test("a hundred of a hundred pieces of a file, each over a fresh connection, are taken by a server with nothing else to do", async () => {
  const { url } = sharedProduct();
  const { access_token: token } = await signIn(url, ADMINISTRATOR, DEMO_PASSWORD);
  const piece = Buffer.from("market_id,year\n");
  const begun = await ask(`${url}/api/v1/imports`, {
    token,
    body: { fileName: "fresh.csv", bytes: piece.length * PIECES },
  });
  const place = `${url}/api/v1/imports/${(begun.json() as { id: string }).id}`;
  const answers: Record<string, number> = {};
  for (let at = 0; at < PIECES; at++) {
    const { status } = await ask(`${place}/bytes?offset=${at * piece.length}`, {
      token,
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: piece,
    });
    answers[status] = (answers[status] ?? 0) + 1;
  }
  const left = await ask(`${place}/discarding`, { token, method: "POST" });
  expect([answers, left.status], begun.text).toEqual([{ 200: PIECES }, 200]);
});
