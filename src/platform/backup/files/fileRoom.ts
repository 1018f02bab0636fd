import type { Readable } from "node:stream";

/** A place where the product keeps files, as far as a backup sees it. */
export interface FileRoom {
  readonly name: RoomName;
  /** Names of everything in it. */
  readonly places: () => AsyncIterable<string>;
  /** The bytes; null for what is gone meanwhile. */
  readonly open: (place: string) => Promise<Readable | null>;
  /** Keeps a file of this machine's under a name; whoever reads finds all of it or nothing. */
  readonly put: (place: string, path: string, sha256: string) => Promise<void>;
  readonly remove: (place: string) => Promise<void>;
}

/** What people uploaded to stay; files on their way through an import; what work in the background left. */
export const ROOM_NAMES = ["uploads", "imports", "jobs"] as const;
export type RoomName = (typeof ROOM_NAMES)[number];

const PLACE = /^[\w-][\w.-]{0,199}$/;

/** Whether a name is one that we give to files: it leads nowhere else. */
export function isPlace(name: string): boolean {
  return PLACE.test(name) && !name.endsWith(".part");
}
