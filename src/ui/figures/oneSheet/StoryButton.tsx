import { IconPresentation } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { STORY_KINDS } from "#domain/storyKinds.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { loadMessages } from "#language/text.ts";
import type { Spending } from "#documents/spending.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";

// Screens of figures come without the texts of documents: both load with the first press.
const StoryDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./StoryDialog.tsx"), loadMessages("reports")]);
  return dialog;
});

interface StoryButtonProps {
  readonly spending: Spending;
  /** What the screen is about. */
  readonly about: Scope;
}

/** Makes a one-sheet or a meeting kit of what the screen is about; `?story=oneSheet` opens it at once. */
export function StoryButton({ spending, about }: StoryButtonProps) {
  const [search, setSearch] = useSearchParams();
  const asked = STORY_KINDS.find((kind) => kind === search.get("story"));
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (!asked) return;
    const next = addressNow();
    next.delete("story");
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <QuietButton aria-haspopup="dialog" onClick={() => setOpen(true)} data-testid="story-button">
        <IconPresentation size={16} stroke={1.6} aria-hidden="true" />
        {spending.words.text("spending.oneSheet")}
      </QuietButton>
      {(open || asked) && (
        <Suspense>
          <StoryDialog key={asked} spending={spending} about={about} document={asked ?? "oneSheet"} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
