import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import { describe, expect, onTestFinished, test } from "vitest";
import type { FileStore } from "./fileStore.ts";
import { folderStore } from "./folderStore.ts";
import { s3Store } from "./s3Store.ts";

const KEYS = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "secret/with+signs" };
const REGION = "eu-central-1";

async function inFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folderStore(folder);
}

/** A small service that speaks as much of the protocol as is needed, and takes nothing that is not signed as it should be. */
async function inBucket(
  secretAccessKey = KEYS.secretAccessKey,
): Promise<FileStore & { readonly kept: Map<string, Buffer> }> {
  const kept = new Map<string, Buffer>();
  const server = createServer(async (request, answer) => {
    const { method = "", url = "" } = request;
    const body = await buffer(request);
    const sum = createHash("sha256").update(body).digest("hex");
    const isWhole = method !== "PUT" || request.headers["x-amz-content-sha256"] === sum;
    if (!(await isSigned(request)) || !isWhole) return answer.writeHead(403).end();
    if (method === "PUT") kept.set(url, body);
    if (method === "DELETE") kept.delete(url);
    const found = kept.get(url);
    if ((method === "GET" || method === "HEAD") && !found) return answer.writeHead(404).end();
    return answer.writeHead(200).end(method === "GET" ? found : undefined);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...s3Store({ ...KEYS, secretAccessKey, endpoint, region: REGION, name: "files", folder: "a/uploads" }),
    kept,
  };
}

/** Signs what came as its sender should have, and holds it against the signature that came with it. */
async function isSigned({ method = "", url = "", headers }: IncomingMessage): Promise<boolean> {
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const sent = Object.fromEntries(
    signed.filter((name) => name !== "host").map((name) => [name, String(headers[name])]),
  );
  const signer = new AwsV4Signer({
    ...KEYS,
    method,
    url: `http://${headers.host}${url}`,
    headers: sent,
    service: "s3",
    region: REGION,
    datetime: String(headers["x-amz-date"]),
    allHeaders: true,
  });
  return (await signer.authHeader()) === headers.authorization;
}

const PLACE = "abcdefgh-_12";
const textOf = async (stream: Readable | null) => stream && (await buffer(stream)).toString();

function facts(text: string) {
  return { type: "text/csv", sha256: createHash("sha256").update(text).digest("hex") };
}

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("files in %s", (_, open) => {
  test("are kept, read, found and deleted", async () => {
    const store = await open();
    expect([await store.exists(PLACE), await store.get(PLACE)]).toEqual([false, null]);
    await store.put(PLACE, new Blob(["a,b\n"]), facts("a,b\n"));
    expect([await store.exists(PLACE), await textOf(await store.get(PLACE))]).toEqual([true, "a,b\n"]);
    await store.put(PLACE, new Blob(["new"]), facts("new"));
    expect(await textOf(await store.get(PLACE))).toBe("new");
    await store.delete(PLACE);
    await store.delete(PLACE);
    expect(await store.exists(PLACE)).toBe(false);
  });

  test.each(["../secret", "a/b", "", "short", ".hidden.file"])("are not looked for at %j", async (place) => {
    const store = await open();
    await expect(async () => store.get(place)).rejects.toThrow("place");
    await expect(async () => store.put(place, new Blob(["x"]), facts("x"))).rejects.toThrow("place");
  });
});

test("a bucket is asked by its path, below its folder, and a request with another secret is refused", async () => {
  const store = await inBucket();
  await store.put(PLACE, new Blob(["x"]), facts("x"));
  expect([...store.kept.keys()]).toEqual([`/files/a/uploads/${PLACE}`]);
  const stranger = await inBucket("another");
  await expect(stranger.put(PLACE, new Blob(["x"]), facts("x"))).rejects.toThrow("403");
  await expect(store.put(PLACE, new Blob(["changed on its way"]), facts("x"))).rejects.toThrow("403");
});

test("a folder holds no part of a file that broke off", async () => {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const broken = new Blob(["x"]);
  broken.stream = () => new ReadableStream({ start: (controller) => controller.error(new Error("broken")) });
  await expect(folderStore(folder).put(PLACE, broken, facts("x"))).rejects.toThrow("broken");
  expect(await readdir(folder)).toEqual([]);
});
