import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Wallet } from "#domain/wallet.ts";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A wallet's answer on the wire, ready to be sent as it is. */
export interface StoredBody {
  readonly bytes: Buffer;
  /** Weak, since every encoding has it: all carry the same figures. */
  readonly etag: string;
}

/** Digits hardly compress further at higher levels; these take some 4 ms a body, once for as long as the revision is published. */
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;

/** The wallet as the API sends it; null is "no data". */
export function walletJson({ revision, market, years, media, subVerticals, dollars }: Wallet): Buffer {
  return Buffer.from(JSON.stringify({ revision, market, years, media, subVerticals, dollars: Array.from(dollars) }));
}

const ENCODE: Readonly<Record<Encoding, (json: Buffer) => Buffer>> = {
  identity: (json) => json,
  gzip: (json) => gzipSync(json, { level: GZIP_LEVEL }),
  br: (json) =>
    brotliCompressSync(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }),
};

export function encodeBody(json: Buffer, encoding: Encoding): Buffer {
  return ENCODE[encoding](json);
}

/** Revision, market and figures: another store behind the same address has revisions of the same number. */
export function etagOf(revision: string, market: string, json: Buffer): string {
  const checksum = createHash("sha256").update(json).digest("base64url").slice(0, 12);
  return `W/"${revision}-${market}-${checksum}"`;
}
