import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { withoutSchemas } from "./withoutSchemas.ts";

const SRC = join(import.meta.dirname, "../src");

/** The script that the browser gets of one module of ours. */
async function built(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [withoutSchemas()],
    resolve: { alias: { "#": `${SRC}/` } },
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  const [one] = Array.isArray(output) ? output : [output];
  if (!one || !("output" in one)) throw new Error("Nothing was built");
  return one.output[0].code;
}

test("a browser knows how an endpoint is called, and nothing of what the server checks", async () => {
  const code = await built(join(SRC, "features/access-requests/contract.ts"));
  expect(code).toContain('url: "/access-requests/confirm"');
  expect(code).not.toMatch(/summary:|response:|perMinute:/);
});

test("a schema that a form imports is whole", async () => {
  const code = await built(join(SRC, "features/access-requests/contract.ts"));
  expect(code).toMatch(/accessRequestBody = .*organization/s);
});

test("a schema that a form imports says nothing about itself", async () => {
  const code = await built(join(SRC, "features/access-requests/contract.ts"));
  expect(code).not.toContain("The person's email address");
  expect(code).not.toContain("description:");
});

test("screens check their fields with schemas of their own name, since endpoints have none there", () => {
  const read = /\.(body|query|params|response)\.(safeParse|parse|shape|extend|pick|omit)\b/;
  const web = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(ui|app\/web|features\/[^/]+\/web)\/.*\.tsx?$/.test(file))
    .filter((file) => read.test(readFileSync(join(SRC, file), "utf8")));
  expect(web).toEqual([]);
});
