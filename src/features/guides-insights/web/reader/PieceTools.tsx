import {
  IconBookmark,
  IconBookmarkFilled,
  IconCircleCheck,
  IconCircleDot,
  IconLink,
  IconMail,
  IconPrinter,
} from "@tabler/icons-react";
import { contentLink } from "#domain/content/contentLink.ts";
import type { ContentPiece } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { copyLink } from "#ui/savedViews/copyLink.ts";
import { addToast } from "#ui/toast/toast.ts";
import { changeMarks } from "../changeMarks.ts";
import style from "./Reader.module.css";

/** What a reader can do with a text: keep it, have it unread again, pass it on, print it. */
export function PieceTools({ piece }: { readonly piece: ContentPiece }) {
  const text = useText();
  const { saved, read } = piece.marks;
  const Saved = saved ? IconBookmarkFilled : IconBookmark;
  const Read = read ? IconCircleDot : IconCircleCheck;
  return (
    <div className={style["tools"]} role="group" aria-label={text("guides.act.menu")}>
      <QuietButton aria-pressed={saved} onClick={() => void changeMarks(piece, { saved: !saved })}>
        <Saved size={18} stroke={1.6} aria-hidden="true" />
        {text(saved ? "guides.act.saved" : "guides.act.save")}
      </QuietButton>
      <QuietButton onClick={() => void changeMarks(piece, { read: !read })}>
        <Read size={18} stroke={1.6} aria-hidden="true" />
        {text(read ? "guides.act.markUnread" : "guides.act.markRead")}
      </QuietButton>
      <QuietButton onClick={() => void copied(contentLink(piece))}>
        <IconLink size={18} stroke={1.6} aria-hidden="true" />
        {text("guides.act.copy")}
      </QuietButton>
      <QuietButton onClick={() => sendByMail(piece)}>
        <IconMail size={18} stroke={1.6} aria-hidden="true" />
        {text("guides.act.mail")}
      </QuietButton>
      <QuietButton onClick={() => print()}>
        <IconPrinter size={18} stroke={1.6} aria-hidden="true" />
        {text("guides.act.print")}
      </QuietButton>
    </div>
  );
}

async function copied(path: string): Promise<void> {
  await copyLink(path).then(
    () => addToast((text) => text("guides.act.copied"), { type: "success", position: "bottom-right" }),
    () => addToast((text) => text("guides.act.notCopied"), { type: "warning" }),
  );
}

/** Opens the reader's own mail program with the title, the sentence about it and the link. */
function sendByMail({ title, summary }: ContentPiece): void {
  const lines = [summary, location.href].filter((line) => line !== "").join("\n\n");
  location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(lines)}`;
}
