import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Comments, TeamComment } from "#features/comments/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LinkButton } from "../look/LinkButton.tsx";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { deleteComment } from "./changeComments.ts";
import { CommentForm } from "./CommentForm.tsx";
import style from "./Comments.module.css";
import { type CommentedThing, commentsQuery } from "./commentsQuery.ts";

/** What colleagues say about a thing, oldest first, and a place to say something. */
export default function CommentThread({ about }: { readonly about: CommentedThing }) {
  const text = useText();
  const { data, error, refetch } = useQuery(commentsQuery(about));
  if (!data) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  return (
    <div className={style["thread"]} data-testid="comments">
      {data.items.length === 0 ? (
        <p className={style["quiet"]}>{text("comments.none")}</p>
      ) : (
        <ul className={style["list"]}>
          {data.items.map((comment) => (
            <Comment key={comment.id} about={about} comment={comment} people={data.people} />
          ))}
        </ul>
      )}
      <CommentForm about={about} people={data.people} before={null} />
      <p className={style["quiet"]}>
        {text(data.people.length === 0 ? "comments.onlyYou" : "comments.seenBy", { count: data.people.length })}
      </p>
    </div>
  );
}

interface CommentProps {
  readonly about: CommentedThing;
  readonly comment: TeamComment;
  readonly people: Comments["people"];
}

/** One comment; who wrote it can edit and delete it. */
function Comment({ about, comment, people }: CommentProps) {
  const text = useText();
  const formats = useFormats();
  const [editing, setEditing] = useState(false);
  const { by, at, editedAt, said, mine } = comment;
  return (
    <li>
      <p className={style["quiet"]}>
        <bdi>{by.name}</bdi> · {formats.instant(at)}
        {editedAt !== null && ` · ${text("comments.edited")}`}
      </p>
      {editing ? (
        <CommentForm about={about} people={people} before={comment} onDone={() => setEditing(false)} />
      ) : (
        <p className={style["said"]} dir="auto">
          {said}
        </p>
      )}
      {mine && !editing && (
        <p className={style["acts"]}>
          <LinkButton onClick={() => setEditing(true)}>{text("comments.editOne")}</LinkButton>
          <LinkButton onClick={() => void deleteComment(about, comment)}>{text("comments.delete")}</LinkButton>
        </p>
      )}
    </li>
  );
}
