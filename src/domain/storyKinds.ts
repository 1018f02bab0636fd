/** What can be made of a market's vertical or sub-vertical: one page, or slides to talk along. */
export const STORY_KINDS = ["oneSheet", "meetingKit"] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/**
 * Who sits across the table: an advertiser, who wants to know when its customers buy and what a plan must bring; its agency, which also asks how all
 * media stand; or the seller's own manager, who asks what there is to win.
 */
export const AUDIENCES = ["client", "agency", "manager"] as const;
export type Audience = (typeof AUDIENCES)[number];
