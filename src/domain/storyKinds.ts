/** What can be made of a market's vertical or sub-vertical: one page, or five slides to talk along. */
export const STORY_KINDS = ["oneSheet", "meetingKit"] as const;
export type StoryKind = (typeof STORY_KINDS)[number];
