import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { BackupFault } from "../backupFault.ts";

/**
 * A sealed backup: `SPOTSEAL1`, a byte with the cost of the key (the binary logarithm of scrypt's N), sixteen bytes of salt, then chunks, each its length (four bytes), its bytes under AES-256-GCM and their tag
 * (sixteen bytes). The key is scrypt's of the passphrase and the salt, so no two files share one, and a chunk's number is its nonce. The last
 * chunk is marked in its nonce: chunks that were taken away, doubled or swapped, and an end that is missing, do not open.
 */
export const SEAL = Buffer.from("SPOTSEAL1");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
/** 128 MB of memory and about half a second for each guess. */
export const USUAL_COST = 17;
/** Whoever hands us a file must not choose what opening it takes. */
const HIGHEST_COST = 20;

function keyOf(passphrase: string, cost: number, salt: Uint8Array): Promise<Buffer> {
  if (cost < 1 || cost > HIGHEST_COST) throw altered();
  const work = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize("NFC"), salt, 32, work, (fault, key) => (fault ? reject(fault) : resolve(key)));
  });
}

function nonce(position: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(position, 4, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Seals bytes with a passphrase. */
export async function* seal(
  stream: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost: number,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, cost, salt);
  yield Buffer.concat([SEAL, Buffer.from([cost]), salt]);
  let position = 0;
  const sealed = (plain: Uint8Array, isLast: boolean): Buffer => {
    const cipher = createCipheriv("aes-256-gcm", key, nonce(position++, isLast));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.byteLength);
    return Buffer.concat([length, body, cipher.getAuthTag()]);
  };
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    held = Buffer.concat([held, chunk]);
    let from = 0;
    for (; held.byteLength - from > CHUNK_BYTES; from += CHUNK_BYTES)
      yield sealed(held.subarray(from, from + CHUNK_BYTES), false);
    held = held.subarray(from);
  }
  yield sealed(held, true);
}

/** Opens what `seal` made; the stream begins behind the letters of `SEAL`. @throws BackupFault */
export async function* unseal(stream: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.alloc(0);
  let key: Buffer | null = null;
  let position = 0;
  let isEnded = false;
  for await (const chunk of stream) {
    held = Buffer.concat([held, chunk]);
    if (key === null) {
      if (held.byteLength < 1 + SALT_BYTES) continue;
      key = await keyOf(passphrase, held.readUInt8(0), held.subarray(1, 1 + SALT_BYTES));
      held = held.subarray(1 + SALT_BYTES);
    }
    for (let size = sizeOf(held); held.byteLength >= size; size = sizeOf(held)) {
      if (isEnded) throw altered();
      const { plain, isLast } = open(key, position++, held.subarray(4, size));
      isEnded = isLast;
      held = held.subarray(size);
      yield plain;
    }
  }
  if (!isEnded || held.byteLength > 0)
    throw new BackupFault("cut-off", "The backup ends too early: a part of the file is missing.");
}

/** Of the chunk at the front, its length and tag counted in; infinite while that is not known. */
function sizeOf(held: Buffer): number {
  if (held.byteLength < 4) return Infinity;
  const size = held.readUInt32BE(0);
  if (size > CHUNK_BYTES) throw altered();
  return 4 + size + TAG_BYTES;
}

function open(key: Buffer, position: number, body: Buffer): { readonly plain: Buffer; readonly isLast: boolean } {
  const end = body.byteLength - TAG_BYTES;
  for (const isLast of [false, true]) {
    const cipher = createDecipheriv("aes-256-gcm", key, nonce(position, isLast));
    cipher.setAuthTag(body.subarray(end));
    try {
      return { plain: Buffer.concat([cipher.update(body.subarray(0, end)), cipher.final()]), isLast };
    } catch {
      // Not this one, then.
    }
  }
  if (position > 0) throw altered();
  throw new BackupFault("passphrase-wrong", "The passphrase does not open this backup, or its beginning was altered.");
}

function altered(): BackupFault {
  return new BackupFault("damaged", "The backup was altered or damaged: a part of it does not open with its key.");
}
