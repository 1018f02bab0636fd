import { IconSearchOff } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { Notice } from "./Notice.tsx";

interface NoHitsProps {
  /** The words looked for; empty where filters alone leave nothing. */
  readonly words: string;
  /** Whether filters narrow it too. */
  readonly filtered?: boolean;
  /** Takes away what was looked for, filters and all. */
  readonly onClear: () => void;
}

/** Something is there, but nothing of it answers: what was looked for, and the way back to all of it. */
export function NoHits({ words, filtered = false, onClear }: NoHitsProps) {
  const text = useText();
  const both = words !== "" && filtered;
  return (
    <Notice
      icon={IconSearchOff}
      title={words === "" ? text("lists.noMatch.filters") : text("lists.noMatch.words", { words })}
      reason={text(
        both ? "lists.noMatch.whyBoth" : words === "" ? "lists.noMatch.whyFilters" : "lists.noMatch.whyWords",
      )}
      testId="no-hits"
    >
      <ActionButton onClick={onClear}>
        {text(
          both ? "lists.noMatch.clearBoth" : words === "" ? "lists.noMatch.clearFilters" : "lists.noMatch.clearWords",
        )}
      </ActionButton>
    </Notice>
  );
}
