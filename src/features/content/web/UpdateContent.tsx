import { useState } from "react";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { ItemList } from "./ItemList.tsx";
import { ItemLoader } from "./ItemLoader.tsx";

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
