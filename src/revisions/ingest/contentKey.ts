import { createHash } from "node:crypto";
import { plainName } from "./cells/plainName.ts";

const HEX_DIGITS = 13;

/**
 * A number for a name, the same in every file and store, so that nobody has to hand out numbers: 52 bits of its fingerprint, whole and
 * exact in JavaScript. Spelling does not matter. Two of ten thousand names get the same one once in a hundred million stores.
 */
export function contentKey(...names: readonly string[]): number {
  const plain = names.map(plainName).join("\n");
  return Number.parseInt(createHash("sha256").update(plain).digest("hex").slice(0, HEX_DIGITS), 16);
}
