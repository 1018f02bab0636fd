import { useQuery } from "@tanstack/react-query";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { contentItemQuery } from "./contentItemQueries.ts";
import { ItemEditor } from "./ItemEditor.tsx";
import { NewsroomFrame } from "./NewsroomFrame.tsx";

interface ItemLoaderProps {
  /** Null begins a new piece of the kind. */
  readonly item: string | null;
  readonly kind: ContentKind | null;
  readonly onBack: () => void;
}

/** Reads a piece before it is written on. */
export function ItemLoader({ item, kind, onBack }: ItemLoaderProps) {
  const text = useText();
  const { data, error, refetch } = useQuery({ ...contentItemQuery(item ?? ""), enabled: item !== null });
  if (item === null && kind) return <ItemEditor opened={null} kind={kind} onBack={onBack} />;
  if (data) return <ItemEditor opened={data} kind={data.kind} onBack={onBack} />;
  return (
    <NewsroomFrame
      title={text("menu.updateContent")}
      onClose={onBack}
      foot={<ActionButton onClick={onBack}>{text("newsroom.back")}</ActionButton>}
    >
      {error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />}
    </NewsroomFrame>
  );
}
