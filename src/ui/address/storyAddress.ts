import type { StoryKind } from "#domain/storyKinds.ts";

/** Asks for a one-sheet or a meeting kit of what the screen is about. */
export const STORY_PARAMETER = "story";

/** The search of an address that asks for one; null asks for none. */
export function withStory(search: URLSearchParams, story: StoryKind | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (story === null) next.delete(STORY_PARAMETER);
  else next.set(STORY_PARAMETER, story);
  return next;
}
