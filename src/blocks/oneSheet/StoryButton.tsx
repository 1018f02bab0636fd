import { IconPresentation } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadMessages } from "#i18n/text.ts";
import type { Spending } from "#reports/spending.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";

// Screens of figures come without the texts of documents: both load with the first press.
const StoryDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./StoryDialog.tsx"), loadMessages("reports")]);
  return dialog;
});

/** Makes a one-sheet or a meeting kit of what the screen is about. */
export function StoryButton({ spending }: { readonly spending: Spending }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <QuietButton aria-haspopup="dialog" onClick={() => setOpen(true)} data-testid="story-button">
        <IconPresentation size={16} stroke={1.6} aria-hidden="true" />
        {spending.words.text("spending.oneSheet")}
      </QuietButton>
      {open && (
        <Suspense>
          <StoryDialog spending={spending} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
