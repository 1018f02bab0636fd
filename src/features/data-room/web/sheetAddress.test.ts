import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { sheetAddress } from "./sheetAddress.ts";

test("an address names the beginning of the key and the market, signed with the key's hash", async () => {
  const key = `sm_${"Zq-_9".repeat(8)}abc`;
  const address = new URL(await sheetAddress("https://market.example", key, "radio-35620"));
  const [what = "", signature] = (address.pathname.split("/").at(-1) ?? "").split(".");
  expect(JSON.parse(Buffer.from(what, "base64url").toString())).toEqual(["sm_Zq-_9", "radio-35620"]);
  const hash = createHash("sha256").update(key).digest("hex");
  expect(signature).toBe(createHmac("sha256", hash).update(`spotmarket sheet ${what}`).digest("base64url"));
  expect(address.href).not.toContain(key.slice(3));
});
