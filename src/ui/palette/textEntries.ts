import type { TFunction } from "i18next";
import { contentLink } from "#domain/content/contentLink.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import type { ListedContent } from "#features/content/contract.ts";
import type { PaletteEntry } from "./paletteEntry.ts";

/** The kinds that have a page of their own to lead to. */
const READ = [
  "publication",
  "issue",
  "guide",
  "report",
  "webinar",
  "method",
  "aid",
] as const satisfies readonly ContentKind[];
type ReadKind = (typeof READ)[number];

const MOST = 6;

/** Texts of the newsroom as the palette shows them, in the order of the search; those that stand on screens themselves have no page and are left out. */
export function textEntries(pieces: readonly ListedContent[], text: TFunction): PaletteEntry[] {
  return pieces
    .flatMap((piece) => {
      const kind = READ.find((known) => known === piece.kind);
      return kind ? [textEntry(piece, kind, text)] : [];
    })
    .slice(0, MOST);
}

function textEntry(piece: ListedContent, kind: ReadKind, text: TFunction): PaletteEntry {
  return {
    id: `text:${kind}:${piece.key}`,
    group: "texts",
    label: piece.title,
    detail: text(`onScreens.found.${kind}`),
    also: [],
    nicknames: [],
    go: contentLink(piece),
  };
}
