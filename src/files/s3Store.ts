import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { checkPlace, type FileStore } from "./fileStore.ts";

/** A bucket that speaks the protocol of Amazon S3, there or elsewhere. */
export interface Bucket {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  /** Folder inside the bucket, without slashes at its ends; empty is the bucket itself. */
  readonly folder: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const READ_MS = 30_000;
const WRITE_MS = 300_000;

/** Keeps files in a bucket. Addresses name the bucket in their path, which every service of this kind understands. */
export function s3Store({ endpoint, region, name, folder, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const base = [endpoint.replace(/\/+$/, ""), name, ...folder.split("/").filter((part) => part !== "")].join("/");

  async function ask(method: string, place: string, init: RequestInit = {}): Promise<Response | null> {
    const limit = method === "PUT" ? WRITE_MS : READ_MS;
    const answer = await client.fetch(`${base}/${checkPlace(place)}`, {
      method,
      signal: AbortSignal.timeout(limit),
      ...init,
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new Error(`The bucket answered ${method} with ${answer.status}.`);
  }

  return {
    async put(place, bytes, { type, sha256 }) {
      // The signature holds the sum of the bytes, so the service refuses what arrives otherwise.
      const headers = { "content-type": type, "x-amz-content-sha256": sha256 };
      if (!(await ask("PUT", place, { body: bytes, headers }))) throw new Error("There is no such bucket.");
    },
    async get(place) {
      const answer = await ask("GET", place);
      return answer?.body ? Readable.fromWeb(answer.body) : null;
    },
    exists: async (place) => (await ask("HEAD", place)) !== null,
    async delete(place) {
      const answer = await ask("DELETE", place);
      await answer?.body?.cancel();
    },
  };
}
