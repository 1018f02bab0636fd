/** What slides look like: the organization's own template where it has one in use, or the product. */
export const DECK_LOOKS = ["ours", "product"] as const;
export type DeckLook = (typeof DECK_LOOKS)[number];
