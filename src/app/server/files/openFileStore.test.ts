import { mkdtemp, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { s3Store } from "#platform/files/s3Store.ts";
import { startBucketServer } from "#tests/support/bucketServer.ts";
import { readConfig } from "../config.ts";
import { openFileStore } from "./openFileStore.ts";
import { openJobFiles } from "./openJobFiles.ts";
import { openUploadFiles } from "./openUploadFiles.ts";

const PLACE = "0b8f6c1e-3f43-4d0e-9c55-9d3c0e6a7f11";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-files-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("forgotten imports are swept without a glance at what people uploaded", async () => {
  const dataDir = await temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir });
  await openFileStore(config, "uploads").put(PLACE, new Blob(["a picture"]), { type: "image/png", sha256: "" });
  const kept = join(dataDir, "files", "uploads", PLACE);
  await utimes(kept, new Date(0), new Date(0));
  await openUploadFiles(config).sweep(new Set());
  expect((await stat(kept)).size).toBe(9);
});

test("what jobs leave lies in the bucket, where another process finds it", async () => {
  const { bucket, kept, close } = await startBucketServer();
  onTestFinished(close);
  const settings = {
    FILES_URL: `s3://${bucket.name}/spotmarket`,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
  const one = openJobFiles(readConfig({ ...settings, DATA_DIR: await temporaryFolder() }));
  const two = openJobFiles(readConfig({ ...settings, DATA_DIR: await temporaryFolder() }));
  const { place } = await one.keep("17", PLACE, { name: "a.csv", type: "text/csv", bytes: Buffer.from("a,b\n") });
  expect([...kept.keys()]).toEqual([`/files/spotmarket/jobs/17-${PLACE}`]);
  expect(Buffer.from((await two.read(place)) ?? []).toString()).toBe("a,b\n");
  expect(await two.read("18-unknown-file")).toBeNull();
  await two.sweep(new Set());
  const stream = await s3Store({ ...bucket, folder: "spotmarket/jobs" }).get(place);
  expect(stream && (await buffer(stream)).toString()).toBe("a,b\n");
});
