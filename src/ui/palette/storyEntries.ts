import type { TFunction } from "i18next";
import { STORY_KINDS, type StoryKind } from "#domain/storyKinds.ts";
import { type Asking, askEntries, isClosed } from "../ask/askEntries.ts";
import type { PaletteEntry } from "./paletteEntry.ts";
import { plainWords } from "./plainWords.ts";
import { type PaletteIndex, searchPalette } from "./searchPalette.ts";

/** What people call the two documents, in plain letters; longer names first. */
const STORY_WORDS = {
  oneSheet: ["one sheet", "onesheet", "one pager", "kurzblatt", "hoja resumen"],
  meetingKit: ["meeting kit", "meetingkit", "gesprachsmappe", "dosier de reunion", "dosier"],
} as const satisfies Record<StoryKind, readonly string[]>;

/** Small words between the document and what it is about. */
const BETWEEN = /^(for|of|about|on|fur|zu|uber|para|de|sobre) /;
/** Documents that a text may mean. */
const MOST = 4;

/**
 * `one-sheet auto dealers` opens the dialog for that document on the page of what it is about; alone, on the market's.
 * Questions are asked for more than a line of business: `meeting kit auto dealers in Boston`.
 */
export function storyEntries(
  typed: string,
  index: PaletteIndex,
  asking: Asking | null,
  text: TFunction,
): PaletteEntry[] {
  const asked = storyOf(plainWords(typed));
  if (!asked) return [];
  const { story, about } = asked;
  const entry = (id: string, name: string, go: string): PaletteEntry => ({
    id: `story:${story}:${id}`,
    group: "actions",
    label: name === "" ? text(`palette.story.${story}`) : `${text(`palette.story.${story}`)}: ${name}`,
    also: [],
    nicknames: [],
    go: withStory(go, story),
  });
  if (about === "") return [entry("market", "", "/market-summary")];
  const [question] = asking ? askEntries(about, asking).filter(leadsToSpending) : [];
  const named = searchPalette(index, about).flatMap(({ entry: found }) =>
    (found.group === "verticals" || found.group === "markets") && leadsToSpending(found) ? [found] : [],
  );
  // Nothing is made of what is not open; the question itself says how to get at it.
  return [...(question && !isClosed(question) ? [question] : []), ...named.slice(0, MOST)].map((found) =>
    entry(found.id, found.label, String(found.go)),
  );
}

function storyOf(plain: string): { story: StoryKind; about: string } | null {
  for (const story of STORY_KINDS) {
    for (const word of STORY_WORDS[story]) {
      if (plain === word) return { story, about: "" };
      if (plain.startsWith(`${word} `)) return { story, about: plain.slice(word.length + 1).replace(BETWEEN, "") };
      if (plain.endsWith(` ${word}`)) return { story, about: plain.slice(0, -word.length - 1) };
    }
  }
  return null;
}

/** Screens whose head makes documents. */
function leadsToSpending({ go }: PaletteEntry): boolean {
  return typeof go === "string" && /^\/(vertical\/|market-summary|share-wallet)/.test(go);
}

function withStory(path: string, story: StoryKind): string {
  const url = new URL(path, "https://spotmarket.example");
  url.searchParams.set("story", story);
  return `${url.pathname}?${String(url.searchParams)}`;
}
