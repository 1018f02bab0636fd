import { useText } from "#language/useText.ts";
import { DetailDrawer } from "../form/DetailDrawer.tsx";
import CommentThread from "./CommentThread.tsx";
import type { CommentedThing } from "./commentsQuery.ts";

interface CommentsDrawerProps {
  readonly about: CommentedThing;
  /** What is commented on, in words. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Comments beside a screen. */
export default function CommentsDrawer({ about, name, onClose }: CommentsDrawerProps) {
  const text = useText();
  return (
    <DetailDrawer open title={text("comments.title")} note={name} onClose={onClose}>
      <CommentThread about={about} />
    </DetailDrawer>
  );
}
