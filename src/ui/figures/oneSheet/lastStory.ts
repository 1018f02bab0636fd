import { z } from "zod";
import { DECK_LOOKS } from "#domain/deckTemplates/deckLook.ts";
import { AUDIENCES } from "#domain/storyKinds.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { PAPERS, STORY_FORMATS } from "#features/one-sheets/contract.ts";
import { CLIENT_NUMBERS } from "./clientNumbers.ts";
import { keepOwn, recallOwn } from "#ui/state/ownMemory.ts";

const story = z.object({
  market: z.string(),
  /** As addresses write it. */
  focus: z.string(),
  client: z.string(),
  audience: z.enum(AUDIENCES),
  numbers: z.partialRecord(z.enum(CLIENT_NUMBERS), z.number().optional()),
  appendix: z.boolean(),
  language: z.enum(LOCALES),
  paper: z.enum(PAPERS),
  look: z.enum(DECK_LOOKS).default("ours"),
  formats: z.array(z.enum(STORY_FORMATS)),
});

/** What was downloaded last: for whom, about what, and how. */
export type LastStory = z.infer<typeof story>;

/** Null where nothing was downloaded yet, or the browser keeps nothing. */
export function lastStory(): LastStory | null {
  const { data } = story.safeParse(recallOwn("last-story"));
  return data ?? null;
}

export function rememberStory(last: LastStory): void {
  keepOwn("last-story", last);
}
