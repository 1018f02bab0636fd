import type { AccessFlag } from "./access/access.ts";
import { SOLD_BY } from "./localMedium/localMedium.ts";
import type { MediumId } from "./taxonomy/media.ts";
import { isMedium } from "./taxonomy/mediumById.ts";

/** What is known of the reader before the address says anything. */
export interface Reader {
  /** Media that her stations sell. */
  readonly ownMedia: ReadonlySet<string>;
  readonly access: readonly AccessFlag[];
  /** The medium chosen last. */
  readonly lastMedium: string | null;
}

/** What somebody without stations sells as far as the flags tell: the media of the one kind of station that there are screens of; none where there are both. */
export function usualSide(access: readonly AccessFlag[]): readonly MediumId[] {
  const [tv, radio] = [access.includes("tv"), access.includes("radio")];
  return tv === radio ? [] : Object.values(SOLD_BY[radio ? "radio" : "tv"]);
}

/** The medium that opens: the one chosen last, else that of the reader's stations, else that of the flags she has. */
export function usualMedium({ ownMedia, access, lastMedium }: Reader): MediumId {
  if (lastMedium !== null && isMedium(lastMedium)) return lastMedium;
  // Not at the top: the browser may run this module before the one that it imports.
  const [tv, radio] = [SOLD_BY.tv.ota, SOLD_BY.radio.ota];
  const sold = [tv, radio].find((medium) => ownMedia.has(medium));
  return sold ?? (access.includes("radio") && !access.includes("tv") ? radio : tv);
}
