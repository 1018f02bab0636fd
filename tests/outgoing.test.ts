import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

/** What opens a connection to somebody else, or asks where they are. */
const OPENS =
  /\bfetch\(|\.fetch\(|node:(?:http|https|http2|net|tls|dns|dgram)(?:\/promises)?"|from "(?:nodemailer|aws4fetch|pg|undici)"|createRemoteJWKSet|new (?:WebSocket|EventSource)\(/;

/** What has the name of such an interface and speaks to nobody elsewhere. */
const AT_HOME: Readonly<Record<string, string>> = {
  "src/platform/database/boundClient.ts": "the store",
  "src/platform/database/listener.ts": "the store",
  "src/platform/database/postgres.ts": "the store",
  "src/features/imports/server/bucketUploads.ts": "a method of our own of that name",
  "src/features/imports/server/describeUpload.ts": "a method of our own of that name",
  "src/features/imports/server/readTaskFor.ts": "a method of our own of that name",
  "src/features/imports/server/uploadFiles.ts": "a method of our own of that name",
  "src/revisions/connectors/keptParts.ts": "is given the function that fetches",
  "src/app/server/commands/controlSocket.ts": "a socket in the product's own folder",
  "src/app/server/commands/forwardCommand.ts": "a socket in the product's own folder",
  "src/app/server/plugins/metrics/openMetricsPort.ts": "listens, for Prometheus",
  "src/app/server/plugins/limits/networkOf.ts": "tells addresses apart",
  "src/app/server/starting/portFree.ts": "listens, to see whether it may",
  "src/app/server/trustedProxies.ts": "tells addresses apart",
  "src/platform/identity/onBehalf.ts": "tells connections from requests within the process",
};

/** A file without what it imports as types alone: those open nothing. */
const withoutTypes = (text: string) => text.replaceAll(/^import type [^;]+;$/gm, "");

function serverFiles(): string[] {
  return readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^(?:ui|app\/web)\/|^features\/[^/]+\/web\//.test(file))
    .map((file) => `src/${file}`)
    .toSorted();
}

test("every place from which the server speaks to others stands in docs/security.md, and nothing stands there that does not", () => {
  const told =
    readFileSync(join(ROOT, "docs/security.md"), "utf8")
      .split("## Where the product connects to")[1]
      ?.split("\n## ")[0] ?? "";
  const listed = new Set([...told.matchAll(/`(src\/[\w./-]+\.ts)`/g)].flatMap(([, file]) => file ?? []));
  const opening = serverFiles().filter((file) => OPENS.test(withoutTypes(readFileSync(join(ROOT, file), "utf8"))));
  expect(Object.keys(AT_HOME).filter((file) => !opening.includes(file))).toEqual([]);
  const outward = opening.filter((file) => !Object.hasOwn(AT_HOME, file));
  expect(outward.filter((file) => !listed.has(file))).toEqual([]);
  expect([...listed].filter((file) => !outward.includes(file))).toEqual([]);
});
