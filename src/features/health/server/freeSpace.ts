import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { DiskFacts } from "#domain/health/healthFacts.ts";

/** Room on the disk that holds a folder; where the folder is not there yet, on the one that will hold it. */
export async function freeSpace(use: DiskFacts["use"], folder: string): Promise<DiskFacts> {
  let place = folder;
  for (;;) {
    try {
      const { bavail, blocks, bsize } = await statfs(place);
      return { use, folder, free: bavail * bsize, size: blocks * bsize };
    } catch (reason) {
      const missing = reason instanceof Error && "code" in reason && reason.code === "ENOENT";
      if (!missing || dirname(place) === place) throw reason;
      place = dirname(place);
    }
  }
}
