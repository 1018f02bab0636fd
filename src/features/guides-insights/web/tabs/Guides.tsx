import type { ContentHead } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { choosePieces } from "../shelf/choosePieces.ts";
import { NothingHere } from "../shelf/NothingHere.tsx";
import { PieceList } from "../shelf/PieceList.tsx";
import { ShelfFilters } from "../shelf/ShelfFilters.tsx";
import type { ShelfProps } from "../shelf/shelf.ts";
import style from "./Tabs.module.css";

/** The guides to the screens by name; those to the administration stand apart, for who has one. */
export function Guides({ pieces, view, change }: ShelfProps) {
  const text = useText();
  const formats = useFormats();
  const all = pieces.some(({ kind }) => kind === "guide");
  const chosen = choosePieces(pieces, "guide", { vertical: null, show: view.show }).toSorted((a, b) =>
    formats.compare(a.title, b.title),
  );
  const groups = Map.groupBy(chosen, (guide) => (isOfAdministration(guide) ? "administration" : "screens"));
  const isOnlyGroup = groups.size < 2;
  if (chosen.length === 0)
    return (
      <>
        {all && <ShelfFilters view={view} change={change} byVertical={false} />}
        <NothingHere what="guides" isNarrowed={all} change={change} />
      </>
    );
  return (
    <>
      <ShelfFilters view={view} change={change} byVertical={false} />
      {(["screens", "administration"] as const).map((group) => {
        const guides = groups.get(group);
        if (!guides) return null;
        return (
          <section key={group} className={style["group"]}>
            {!isOnlyGroup && <h2>{text(`guides.groups.${group}`)}</h2>}
            <PieceList pieces={guides} level={isOnlyGroup ? 2 : 3} />
          </section>
        );
      })}
    </>
  );
}

function isOfAdministration({ properties: { screen = "" } }: ContentHead): boolean {
  return screen.startsWith("/administration");
}
