/** A place of the product that a tour points at. */
export interface TourStep {
  /** The screen it is on; which market it opens with is the screen's to say. */
  readonly path: string;
  /** Selects what is pointed at: an id, a hook of tests, or a `data-tour` that is there for this alone. */
  readonly target: string;
}

/** Every step there is. The words are `tour.step.<name>`. */
export const TOUR_STEPS = {
  market: { path: "/home", target: "[data-tour=homeFigures]" },
  sellersSee: { path: "/home", target: "[data-tour=homeFigures]" },
  source: { path: "/home", target: "[data-testid=talking-points]" },
  media: { path: "/market-summary", target: "#mediaAdSpending" },
  outlook: { path: "/market-summary", target: "#forecastByMedia" },
  spenders: { path: "/market-summary", target: "#topSubVerticals" },
  share: { path: "/share-wallet", target: "[data-testid=figure-share]" },
  gap: { path: "/share-wallet", target: "#subVerticalGaps" },
  rank: { path: "/market-reports/media-rank-report", target: "#mediaRanks" },
  tvStations: { path: "/tv/station-overview", target: "#stations" },
  radioStations: { path: "/radio/station-overview", target: "#stations" },
  alerts: { path: "/market-reports/vertical-alerts", target: "[data-list=alerts], [data-tour=starterRules]" },
  meeting: { path: "/market-reports/market-report", target: "[data-tour=downloads]" },
  users: { path: "/administration/user", target: "[data-list=users]" },
  rights: { path: "/administration/customer", target: "[data-list=customers]" },
  imports: { path: "/administration/imports", target: "[data-tour=importDrop]" },
  revisions: { path: "/administration/revisions", target: "[data-list=revisions]" },
  audit: { path: "/administration/audit", target: "[data-tour=auditProof]" },
  health: { path: "/administration/health", target: "[data-tour=health]" },
} satisfies Record<string, TourStep>;

export type TourStepName = keyof typeof TOUR_STEPS;

/** What each kind of reader is shown, in order. Steps on screens that are not open to her fall out. */
export const TOURS = {
  administrator: ["sellersSee", "users", "rights", "imports", "revisions", "audit", "health"],
  television: ["market", "source", "media", "spenders", "share", "gap", "tvStations", "meeting"],
  radio: ["market", "source", "media", "spenders", "share", "gap", "rank", "radioStations", "alerts", "meeting"],
  /** Who sells neither: a paper, an agency, an analyst. */
  reader: ["market", "source", "media", "spenders", "outlook", "rank", "alerts", "meeting"],
} satisfies Record<string, readonly TourStepName[]>;

export type TourName = keyof typeof TOURS;
