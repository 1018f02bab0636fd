/** What a scenario is about, as readers see it by its picture. */
export const SCENARIO_KINDS = ["recession", "political", "auto", "other"] as const;

export type ScenarioKind = (typeof SCENARIO_KINDS)[number];
