import { Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { plainLetters } from "#domain/plainLetters.ts";
import { type Comments, LONGEST_COMMENT, type TeamComment } from "#features/comments/contract.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import style from "./Comments.module.css";
import { sayComment } from "./changeComments.ts";
import type { CommentedThing } from "./commentsQuery.ts";
import { mentionTyped, withMention } from "./mentionTyped.ts";

/** So many names are offered at once. */
const OFFERED = 6;

interface CommentFormProps {
  readonly about: CommentedThing;
  readonly people: Comments["people"];
  /** What is said otherwise; null for something new. */
  readonly before: TeamComment | null;
  readonly onDone?: () => void;
}

/** Says something; an `@` offers colleagues who may see what it is about. */
export function CommentForm({ about, people, before, onDone }: CommentFormProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState(before?.said ?? "");
  const [caret, setCaret] = useState(0);
  const [busy, setBusy] = useState(false);
  const typed = mentionTyped(said, caret);
  const offered = typed
    ? people
        .filter(({ name }) => plainLetters(name).includes(plainLetters(typed.typed.trim())))
        .filter(({ name }) => !typed.typed.startsWith(name))
        .slice(0, OFFERED)
    : [];
  const choose = (name: string) => {
    if (!typed) return;
    const next = withMention(said, caret, typed, name);
    setSaid(next);
    setCaret(next.length);
    field.current?.focus();
  };
  const save = async () => {
    setBusy(true);
    const isKept = await sayComment(about, said.trim(), people, before);
    setBusy(false);
    if (!isKept) return;
    if (!before) setSaid("");
    onDone?.();
  };
  return (
    <div className={style["form"]}>
      <Textarea
        ref={field}
        label={text(before ? "comments.edit" : "comments.new")}
        description={before || people.length === 0 ? undefined : text("comments.how")}
        value={said}
        maxLength={LONGEST_COMMENT}
        autosize
        minRows={2}
        maxRows={10}
        onChange={(event) => {
          setSaid(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      {offered.length > 0 && (
        <div className={style["offered"]} role="group" aria-label={text("comments.mention")}>
          {offered.map(({ id, name }) => (
            <ActionButton key={id} onClick={() => choose(name)}>
              @{name}
            </ActionButton>
          ))}
        </div>
      )}
      <div className={style["acts"]}>
        {onDone && <ActionButton onClick={onDone}>{text("lists.cancel")}</ActionButton>}
        <ActionButton tone="main" busy={busy} disabled={said.trim() === ""} onClick={() => void save()}>
          {text(before ? "lists.save" : "comments.send")}
        </ActionButton>
      </div>
    </div>
  );
}
