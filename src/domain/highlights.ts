import { type LocalMedium, SOLD_BY } from "./localMedium/localMedium.ts";

/** What a person's choices make her own: it stands out wherever it shows. */
export interface Highlights {
  /** Ids of the media that her stations sell. */
  readonly media: ReadonlySet<string>;
  /** Ids of the verticals she follows. */
  readonly verticals: ReadonlySet<string>;
  /** Ids of her stations' markets. */
  readonly markets: ReadonlySet<string>;
}

export const NO_HIGHLIGHTS: Highlights = { media: new Set(), verticals: new Set(), markets: new Set() };

interface Choices {
  readonly followed: readonly string[];
  readonly stations: readonly { readonly medium: LocalMedium; readonly market: string | null }[];
}

export function highlightsOf({ followed, stations }: Choices): Highlights {
  return {
    media: new Set(stations.flatMap(({ medium }) => Object.values(SOLD_BY[medium]))),
    verticals: new Set(followed),
    markets: new Set(stations.flatMap(({ market }) => market ?? [])),
  };
}
