import type { AccessFlag } from "./access/access.ts";
import { type LocalMedium, SOLD_BY } from "./localMedium/localMedium.ts";
import { usualSide } from "./usualMedium.ts";

/** What a person's choices make her own: it stands out wherever it shows. */
export interface Highlights {
  /** Ids of the media that her stations sell. */
  readonly media: ReadonlySet<string>;
  /** Ids of the media that she sells: those of her stations, else of the one kind of station that she has the screens of; sentences argue for none against them. */
  readonly sells: ReadonlySet<string>;
  /** Ids of the verticals she follows. */
  readonly verticals: ReadonlySet<string>;
  /** Ids of her stations' markets. */
  readonly markets: ReadonlySet<string>;
}

export const NO_HIGHLIGHTS: Highlights = {
  media: new Set(),
  sells: new Set(),
  verticals: new Set(),
  markets: new Set(),
};

interface Choices {
  readonly followed: readonly string[];
  readonly stations: readonly { readonly medium: LocalMedium; readonly market: string | null }[];
  readonly access: readonly AccessFlag[];
}

export function highlightsOf({ followed, stations, access }: Choices): Highlights {
  const media = new Set(stations.flatMap(({ medium }) => Object.values(SOLD_BY[medium])));
  return {
    media,
    sells: media.size > 0 ? media : new Set(usualSide(access)),
    verticals: new Set(followed),
    markets: new Set(stations.flatMap(({ market }) => market ?? [])),
  };
}
