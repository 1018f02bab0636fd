/**
 * Which API keys end with the old password. `since`: those made since it was last set, which are in doubt where somebody else knew it.
 */
export const ENDED_KEYS = ["all", "since", "none"] as const;

export type EndedKeys = (typeof ENDED_KEYS)[number];
