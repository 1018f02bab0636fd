import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ErasedNote } from "#platform/identity/erasure/erasedPeople.ts";
import { Misuse } from "../command.ts";

/**
 * Reads the list that `user erased` writes.
 *
 * @throws Misuse where it cannot be read or is another file
 */
export async function readErased(file: string, folder: string): Promise<ErasedNote[]> {
  const text = await readFile(resolve(folder, file), "utf8").catch((reason: unknown) => {
    throw new Misuse(`${file} cannot be read: ${reason instanceof Error ? reason.message : String(reason)}`);
  });
  const [head, ...lines] = text.split(/\r?\n/).filter((line) => line !== "");
  if (!head?.startsWith("number,hash,"))
    throw new Misuse(`${file} is no list of \`user erased\`: its first line names no number and hash.`);
  return lines.map((line, at) => {
    const [, number, hash] = /^(\d{1,9}),([0-9a-f]{64}),/.exec(line) ?? [];
    if (number === undefined || hash === undefined)
      throw new Misuse(
        `Line ${at + 2} of ${file} is not a number and a hash. Create the list again with \`user erased\`.`,
      );
    return { number: Number(number), hash };
  });
}
