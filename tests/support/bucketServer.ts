import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import type { Bucket } from "#platform/files/s3Store.ts";

/** A service of the kind of Amazon S3 on this machine, with one bucket. */
export interface BucketServer {
  /** How the bucket is opened, its folder left to the caller. */
  readonly bucket: Omit<Bucket, "folder">;
  /** What it holds: bytes by path, such as `/files/uploads/abc`. */
  readonly kept: ReadonlyMap<string, Buffer>;
  /** Sends the half of what is asked for from now on, and then nothing. */
  readonly keepQuiet: () => void;
  /** Breaks the line in the middle of the next so many files that come or go. */
  readonly breakLines: (count: number) => void;
  readonly close: () => Promise<void>;
}

const KEYS = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "secret/with+signs" };
const REGION = "eu-central-1";
const NAME = "files";
/** Few, so that tests turn pages. */
const PAGE = 3;

/** Speaks as much of the protocol as the product needs, and takes nothing that is not signed as it should be. */
export async function startBucketServer(): Promise<BucketServer> {
  const kept = new Map<string, Buffer>();
  const putAt = new Map<string, string>();
  let quiet = false;
  let breaks = 0;
  const server = createServer(async (request, answer) => {
    const { method = "", url = "" } = request;
    if (method === "PUT" && breaks > 0) {
      breaks--;
      return request.once("data", () => request.destroy());
    }
    const body = await buffer(request);
    const sum = createHash("sha256").update(body).digest("hex");
    const isWhole = method !== "PUT" || request.headers["x-amz-content-sha256"] === sum;
    if (!(await isSigned(request)) || !isWhole) return answer.writeHead(403).end();
    const { pathname, searchParams } = new URL(url, "http://bucket");
    if (pathname === `/${NAME}`) return answer.writeHead(200).end(listing(kept, putAt, searchParams));
    if (method === "PUT") {
      kept.set(url, body);
      putAt.set(url, new Date().toISOString());
    }
    if (method === "DELETE") kept.delete(url);
    const found = kept.get(url);
    if ((method === "GET" || method === "HEAD") && !found) return answer.writeHead(404).end();
    if (quiet && found) {
      answer.writeHead(200, { "content-length": found.byteLength });
      return answer.write(found.subarray(0, found.byteLength >> 1));
    }
    if (method !== "GET" || !found) return answer.writeHead(200).end();
    const etag = `"${createHash("md5").update(found).digest("hex")}"`;
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    if ((request.headers["if-match"] ?? etag) !== etag) return answer.writeHead(412).end();
    const rest = found.subarray(from);
    answer.writeHead(from > 0 ? 206 : 200, { etag, "content-length": rest.byteLength });
    if (breaks === 0) return answer.end(rest);
    breaks--;
    return answer.write(rest.subarray(0, rest.byteLength >> 1), () => answer.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket: { ...KEYS, endpoint, region: REGION, name: NAME },
    kept,
    keepQuiet: () => {
      quiet = true;
    },
    breakLines: (count) => {
      breaks = count;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A page of a listing; the token of the next one is the last key of this. */
function listing(
  kept: ReadonlyMap<string, Buffer>,
  putAt: ReadonlyMap<string, string>,
  asked: URLSearchParams,
): string {
  const after = asked.get("continuation-token") ?? "";
  const wanted = [...kept.keys()]
    .map((path) => path.slice(NAME.length + 2))
    .filter((key) => key.startsWith(asked.get("prefix") ?? "") && key > after)
    .toSorted();
  const page = wanted.slice(0, PAGE);
  const contents = page.map((key) => {
    const path = `/${NAME}/${key}`;
    const facts = `<LastModified>${putAt.get(path)}</LastModified><Size>${kept.get(path)?.byteLength}</Size>`;
    return `<Contents><Key>${key}</Key>${facts}</Contents>`;
  });
  const more = wanted.length > PAGE;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
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
