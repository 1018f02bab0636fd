/** What a person's choices make her own: it stands out wherever it shows. */
export interface Own {
  /** Ids of the media that her stations sell. */
  readonly media: ReadonlySet<string>;
  /** Ids of the verticals she follows. */
  readonly verticals: ReadonlySet<string>;
  /** Ids of her stations' markets. */
  readonly markets: ReadonlySet<string>;
}

export const NOTHING_OWN: Own = { media: new Set(), verticals: new Set(), markets: new Set() };

/** What a station sells: its airtime, and what it has online. */
const SOLD = { tv: ["tvOta", "tvDigital"], radio: ["radioOta", "radioDigital"] } as const;

interface Choices {
  readonly followed: readonly string[];
  readonly stations: readonly { readonly medium: "tv" | "radio"; readonly market: string | null }[];
}

export function ownOf({ followed, stations }: Choices): Own {
  return {
    media: new Set(stations.flatMap(({ medium }) => SOLD[medium])),
    verticals: new Set(followed),
    markets: new Set(stations.flatMap(({ market }) => market ?? [])),
  };
}
