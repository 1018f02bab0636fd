import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { QuietButton } from "./QuietButton.tsx";

interface CopyButtonProps {
  readonly words: string;
  /** What it says for a moment once it is done. */
  readonly done: string;
  /** What goes to the clipboard. */
  readonly copied: string;
}

/** How long the button says that it is done, in milliseconds. */
const DONE_FOR = 2_000;

/** Takes a text to the clipboard, for an e-mail or a note. */
export function CopyButton({ words, done, copied }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), DONE_FOR);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <QuietButton onClick={() => void navigator.clipboard.writeText(copied).then(() => setDone(true))}>
      {isDone ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
      <span aria-live="polite">{isDone ? done : words}</span>
    </QuietButton>
  );
}
