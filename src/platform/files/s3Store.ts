import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { checkPlace, type FileStore, isPlace, type ListedFile } from "./fileStore.ts";
import { triedAgain } from "./triedAgain.ts";

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

/** How long a service may say nothing: before it answers, and between the pieces of a file. However long a file takes, it is read to its end. */
const SILENCE_MS = 30_000;
const WRITE_MS = 300_000;

/**
 * Keeps files in a bucket. Addresses name the bucket in their path, which every service of this kind understands. Where a line breaks, what was
 * sent is sent again, and what was read goes on.
 */
export function s3Store({ endpoint, region, name, folder, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  // A service that sends elsewhere is not the one that was set: what it says is an answer, and nothing more is asked.
  const stay = { redirect: "manual" } as const;
  const bucket = `${endpoint.replace(/\/+$/, "")}/${name}`;
  const path = folder.split("/").filter((part) => part !== "");
  const base = [bucket, ...path].join("/");

  const ask = (method: string, place: string, init: RequestInit = {}) =>
    triedAgain(() => askOnce(method, place, init), isBrokenLine);

  async function askOnce(method: string, place: string, init: RequestInit): Promise<Response | null> {
    const signal = AbortSignal.timeout(method === "PUT" ? WRITE_MS : SILENCE_MS);
    const answer = await client.fetch(`${base}/${checkPlace(place)}`, { method, signal, ...stay, ...init });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new Error(`The bucket answered ${method} with ${answer.status}.`);
  }

  async function listPage(prefix: string, next: string | null): Promise<string> {
    const asked = new URLSearchParams({ "list-type": "2", prefix, ...(next && { "continuation-token": next }) });
    const url = `${bucket}?${asked.toString()}`;
    const answer = await triedAgain(
      () => client.fetch(url, { signal: AbortSignal.timeout(SILENCE_MS), ...stay }),
      isBrokenLine,
    );
    if (answer.ok) return answer.text();
    await answer.body?.cancel();
    throw new Error(`The bucket answered a listing with ${answer.status}.`);
  }

  return {
    async put(place, bytes, { type, sha256 }) {
      // The signature holds the sum of the bytes, so the service refuses what arrives otherwise.
      const headers = { "content-type": type, "x-amz-content-sha256": sha256 };
      if (!(await ask("PUT", place, { body: bytes, headers }))) throw new Error("There is no such bucket.");
    },
    async get(place) {
      const silence = silenceLimit(SILENCE_MS);
      const answer = await silence.within(() => ask("GET", place, { signal: silence.signal }));
      if (!answer?.body) return null;
      const etag = answer.headers.get("etag");
      return bucketStream(answer.body, silence, async (from) => {
        // Only of the same file: another one may lie there by now.
        const headers = { range: `bytes=${from}-`, "if-match": etag ?? "none" };
        const rest = await askOnce("GET", place, { signal: silence.signal, headers });
        if (rest?.status === 206 && rest.body) return rest.body;
        await rest?.body?.cancel();
        throw new Error("The bucket broke off in the middle of a file and does not go on.");
      });
    },
    exists: async (place) => (await ask("HEAD", place)) !== null,
    async delete(place) {
      const answer = await ask("DELETE", place);
      await answer?.body?.cancel();
    },
    async list(beginning) {
      const found: ListedFile[] = [];
      const prefix = [...path, beginning].join("/");
      for (let next: string | null = null, more = true; more; more = next !== null) {
        const page = await listPage(prefix, next);
        found.push(...listedIn(page, prefix.length - beginning.length));
        next = page.includes("<IsTruncated>true") ? partOf(page, "NextContinuationToken") : null;
      }
      return found;
    },
  };
}

/** @param skip length of the folder before a place */
function listedIn(page: string, skip: number): ListedFile[] {
  const contents = page.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  return contents
    .map((text) => ({
      place: (partOf(text, "Key") ?? "").slice(skip),
      bytes: Number(partOf(text, "Size")),
      keptAt: Date.parse(partOf(text, "LastModified") ?? ""),
    }))
    .filter(({ place }) => isPlace(place));
}

/** What an element holds, the five entities of XML written out; null where there is none. */
function partOf(text: string, element: string): string | null {
  const held = new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1];
  return held?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "") ?? null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

interface SilenceLimit {
  readonly signal: AbortSignal;
  /** Waits for the service so long; the time in which nobody asks it for more does not count. */
  readonly within: <T>(wait: () => Promise<T>) => Promise<T>;
}

function silenceLimit(milliseconds: number): SilenceLimit {
  const over = new AbortController();
  return {
    signal: over.signal,
    async within(wait) {
      const clock = setTimeout(() => {
        over.abort(new Error(`The bucket has said nothing for ${milliseconds / 1_000} s.`));
      }, milliseconds);
      try {
        return await wait();
      } finally {
        clearTimeout(clock);
      }
    },
  };
}

/** Whether a line to a service broke, before it answered or in the middle of what it sends. `fetch` says so by a TypeError with a cause. */
function isBrokenLine(reason: unknown): boolean {
  return reason instanceof TypeError && reason.cause !== undefined;
}

/**
 * A file as it comes. Where its line breaks, it goes on from there.
 *
 * @param goOn asks for the same file from a byte on; throws where that is not to be had
 */
function bucketStream(
  first: ReadableStream<Uint8Array>,
  silence: SilenceLimit,
  goOn: (from: number) => Promise<ReadableStream<Uint8Array>>,
): Readable {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = first.getReader();
  let got = 0;
  const next = async () => {
    const whole = reader ?? (await silence.within(() => goOn(got))).getReader();
    reader = null;
    const piece = await silence.within(() => whole.read());
    reader = whole;
    return piece;
  };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { done, value } = await triedAgain(next, isBrokenLine);
      if (done) return;
      got += value.byteLength;
      yield value;
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  // Whoever takes no more, or never began, leaves the connection to others.
  return stream.once("close", () => void reader?.cancel().catch(() => undefined));
}
