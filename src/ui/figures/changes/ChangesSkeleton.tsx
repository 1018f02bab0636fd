import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";

/** Holds the place of "what changed" until both revisions have come. */
export function ChangesSkeleton() {
  return <LoadingBlock />;
}
