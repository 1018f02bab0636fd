import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Wallet } from "#domain/wallet/wallet.ts";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A wallet's answer on the wire, ready to be sent as it is. */
export interface StoredBody {
  readonly bytes: Buffer;
  /** Weak, since every encoding has it: all carry the same figures. */
  readonly etag: string;
}

/**
 * How hard bodies are packed, once for as long as the revision is published. Digits become no shorter by trying harder (Brotli makes 73 kB of
 * a wallet at its first level in one millisecond, 76 kB at its fifth in seven); texts and shapes do.
 */
const LEVELS = { figures: { br: 1, gzip: 1 }, texts: { br: 4, gzip: 6 } } as const;
export type BodyKind = keyof typeof LEVELS;

/** The wallet as the API sends it; null is "no data". */
export function walletJson(wallet: Wallet): Buffer {
  const { revision, market, years, media, subVerticals, breaks, dollars, reported = [] } = wallet;
  return Buffer.from(
    JSON.stringify({
      revision,
      market,
      years,
      media,
      subVerticals,
      ...(breaks && { breaks }),
      dollars: Array.from(dollars),
      ...(reported.length > 0 && { reported }),
    }),
  );
}

const ENCODE: Readonly<Record<Encoding, (json: Buffer, kind: BodyKind) => Buffer>> = {
  identity: (json) => json,
  gzip: (json, kind) => gzipSync(json, { level: LEVELS[kind].gzip }),
  br: (json, kind) =>
    brotliCompressSync(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: LEVELS[kind].br,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }),
};

export function encodeBody(json: Buffer, encoding: Encoding, kind: BodyKind): Buffer {
  return ENCODE[encoding](json, kind);
}

/** Revision, market and figures: another store behind the same address has revisions of the same number. */
export function etagOf(revision: string, market: string, json: Buffer): string {
  const checksum = createHash("sha256").update(json).digest("base64url").slice(0, 12);
  return `W/"${revision}-${market}-${checksum}"`;
}
