/** What stations can be taken together by: who sells their time, and their network or format. */
export type Grouping = "owners" | "programmes";

/** What a list of stations holds: single stations, or what several have in common. */
export type StationView = "stations" | Grouping;

export const STATION_VIEWS = ["stations", "owners", "programmes"] as const satisfies readonly StationView[];

/** By what the largest competitors are counted: each station, or all that an owner has in the market. */
export type CompetitorView = "station" | "owner";

export const COMPETITOR_VIEWS = ["station", "owner"] as const satisfies readonly CompetitorView[];
