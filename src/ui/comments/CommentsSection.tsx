import { lazy, Suspense, useId } from "react";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { viewAsGrant } from "../viewAs/viewAsState.ts";
import type { CommentedThing } from "./commentsQuery.ts";

const CommentThread = lazy(() => import("./CommentThread.tsx"));

/** Comments as a part of a drawer. Whoever looks as somebody else reads none. */
export function CommentsSection({ about }: { readonly about: CommentedThing }) {
  const text = useText();
  const id = useId();
  if (viewAsGrant()) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text("comments.title")}</h3>
      <Suspense fallback={<LoadingBlock />}>
        <CommentThread about={about} />
      </Suspense>
    </section>
  );
}
