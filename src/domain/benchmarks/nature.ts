/** What files are: counted or filed by somebody, made by a published method, supposed with a reason, some of each, or an organisation's own. */
export const NATURES = ["fact", "mixed", "modelled", "assumed", "own"] as const;
export type Nature = (typeof NATURES)[number];
