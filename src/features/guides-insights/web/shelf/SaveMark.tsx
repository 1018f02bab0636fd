import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import type { ContentHead } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { changeMarks } from "../changeMarks.ts";

/** Keeps a text for later, or no longer. */
export function SaveMark({ piece }: { readonly piece: ContentHead }) {
  const text = useText();
  const { saved } = piece.marks;
  const Sign = saved ? IconBookmarkFilled : IconBookmark;
  return (
    <QuietButton
      aria-pressed={saved}
      aria-label={text("guides.act.saveOf", { title: piece.title })}
      title={text(saved ? "guides.act.saved" : "guides.act.save")}
      onClick={() => void changeMarks(piece, { saved: !saved })}
    >
      <Sign size={18} stroke={1.6} aria-hidden="true" />
    </QuietButton>
  );
}
