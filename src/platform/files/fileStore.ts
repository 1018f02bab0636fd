import type { Readable } from "node:stream";

/** What a store needs to know of the bytes that it takes. */
export interface StoredBytes {
  readonly type: string;
  /** Of the bytes, as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A file that is kept. */
export interface ListedFile {
  readonly place: string;
  readonly bytes: number;
  /** When it was put there, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** Where files are kept: a folder or a bucket. Places are names of ours, never of people's. */
export interface FileStore {
  /** Keeps bytes at a place; whoever reads finds all of them or none. */
  readonly put: (place: string, bytes: Blob, facts: StoredBytes) => Promise<void>;
  /** The bytes as they come; null where there are none. */
  readonly get: (place: string) => Promise<Readable | null>;
  readonly exists: (place: string) => Promise<boolean>;
  /** Nothing happens where there is nothing. */
  readonly delete: (place: string) => Promise<void>;
  /** The files whose places begin so, what broke off while it was put included; the empty beginning is that of all. */
  readonly list: (beginning: string) => Promise<readonly ListedFile[]>;
}

const PLACE = /^[\w-]{8,80}$/;

/** @throws Error for what is no place: a name of ours never has a slash or a dot in it */
export function checkPlace(place: string): string {
  if (!isPlace(place)) throw new Error("That is not the place of a file.");
  return place;
}

export function isPlace(name: string): boolean {
  return PLACE.test(name);
}
