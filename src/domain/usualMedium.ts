import type { AccessFlag } from "./access/access.ts";
import { mediumById } from "./taxonomy/mediumById.ts";

/** What is known of the reader before the address says anything. */
export interface Reader {
  /** Media that her stations sell. */
  readonly ownMedia: ReadonlySet<string>;
  readonly access: readonly AccessFlag[];
  /** The medium chosen last. */
  readonly lastMedium: string | null;
}

const TV = "tvOta";
const RADIO = "radioOta";

/** The medium that opens: the one chosen last, else that of the reader's stations, else that of the flags she has. */
export function usualMedium({ ownMedia, access, lastMedium }: Reader): string {
  if (lastMedium && mediumById(lastMedium)) return lastMedium;
  const sold = [TV, RADIO].find((medium) => ownMedia.has(medium));
  return sold ?? (access.includes("radio") && !access.includes("tv") ? RADIO : TV);
}
