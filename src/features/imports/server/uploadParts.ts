import { hash } from "node:crypto";
import type { FileStore, ListedFile } from "#platform/files/fileStore.ts";

/** A part of a file as it came: bytes `from` up to `from + bytes`. */
interface Part {
  readonly place: string;
  readonly from: number;
  readonly bytes: number;
}

/** What of a part goes on where the part before it ends. */
export interface PartInRow extends Part {
  /** Bytes that the part before it held already. */
  readonly skip: number;
}

/** Offsets in names of parts, so that they sort; a file has 2 GB at most. */
const DIGITS = 10;
const REFUSED_END = "-refused";

export async function keepPart(store: FileStore, name: string, bytes: Uint8Array, type: string): Promise<void> {
  await store.put(name, new Blob([new Uint8Array(bytes)]), { type, sha256: hash("sha256", bytes) });
}

export const partName = (place: string, from: number, bytes: number) =>
  `${place}-${String(from).padStart(DIGITS, "0")}-${bytes}`;
export const refusedName = (place: string) => `${place}${REFUSED_END}`;

/** Whether a name is that of a part, or of refused rows. */
export const isPartName = (name: string) => uploadOf(name) !== name;
export const isRefusedName = (name: string) => name.endsWith(REFUSED_END);

/** The upload that a part or its refused rows belong to. */
export const uploadOf = (name: string) => name.replace(/-(\d{10}-\d+|refused)(-part-.*)?$/, "");

/** The parts that make up a file from its first byte on, as far as nothing is missing between them. Pieces that came twice overlap. */
export function partsInRow(place: string, listed: readonly ListedFile[]): PartInRow[] {
  const parts = listed.flatMap(({ place: name }): Part[] => {
    const [, from, bytes] = /^-(\d{10})-(\d+)$/.exec(name.slice(place.length)) ?? [];
    return from && bytes ? [{ place: name, from: Number(from), bytes: Number(bytes) }] : [];
  });
  const row: PartInRow[] = [];
  for (let at = 0; ; ) {
    const next = parts.find(({ from, bytes }) => from <= at && at < from + bytes);
    if (!next) return row;
    row.push({ ...next, skip: at - next.from });
    at = next.from + next.bytes;
  }
}

/** Where the last of the parts in a row ends. */
export function endOf(row: readonly PartInRow[]): number {
  const last = row.at(-1);
  return last ? last.from + last.bytes : 0;
}
