import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { contentItemQuery } from "./contentItemQueries.ts";
import { ItemEditor } from "./ItemEditor.tsx";
import { ItemList } from "./ItemList.tsx";
import { NewsroomFrame } from "./NewsroomFrame.tsx";

/** What is worked on: the list, a piece that there is, or a new one of a kind. */
type Place =
  | { readonly at: "list" }
  | { readonly at: "item"; readonly id: string }
  | { readonly at: "new"; readonly kind: ContentKind };

const LIST: Place = { at: "list" };

/** The newsroom: choose a piece, or begin one, and write it. */
export default function UpdateContent({ onClose }: { readonly onClose: () => void }) {
  const [place, setPlace] = useState<Place>(LIST);
  if (place.at === "list")
    return (
      <ItemList
        onOpen={(id) => setPlace({ at: "item", id })}
        onNew={(kind) => setPlace({ at: "new", kind })}
        onClose={onClose}
      />
    );
  const opened = place.at === "item" ? place.id : null;
  return (
    <ItemLoader
      key={opened ?? "new"}
      item={opened}
      kind={place.at === "new" ? place.kind : null}
      onBack={() => setPlace(LIST)}
    />
  );
}

interface ItemLoaderProps {
  /** Null begins a new piece of the kind. */
  readonly item: string | null;
  readonly kind: ContentKind | null;
  readonly onBack: () => void;
}

/** Reads a piece before it is written on. */
function ItemLoader({ item, kind, onBack }: ItemLoaderProps) {
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
