import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { STORY_KINDS } from "#domain/storyKinds.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { loadMessages } from "#language/text.ts";
import type { Spending } from "#documents/spending.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { STORY_PARAMETER, withStory } from "#ui/address/storyAddress.ts";

// Screens of figures come without the texts of documents: both load with the first press.
const StoryDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./StoryDialog.tsx"), loadMessages("reports")]);
  return dialog;
});

interface StoryHostProps {
  readonly spending: Spending;
  /** What the screen is about. */
  readonly about: Scope;
}

/** Where a one-sheet or a meeting kit is made of what the screen is about: `?story=oneSheet` asks for it. */
export function StoryHost({ spending, about }: StoryHostProps) {
  const [search, setSearch] = useSearchParams();
  const asked = STORY_KINDS.find((kind) => kind === search.get(STORY_PARAMETER));
  if (!asked) return null;
  const close = () => setSearch(withStory(addressNow(), null), { replace: true, preventScrollReset: true });
  return (
    <Suspense>
      <StoryDialog key={asked} spending={spending} about={about} document={asked} onClose={close} />
    </Suspense>
  );
}
