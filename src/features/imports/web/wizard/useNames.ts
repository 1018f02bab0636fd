import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { PLATFORMS } from "#domain/taxonomy/platforms.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { mediumGroupName } from "#language/words/mediumGroupName.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";

/** Names by id, of everything that an import speaks of. */
export interface Names {
  readonly markets: ReadonlyMap<string, string>;
  readonly media: ReadonlyMap<string, string>;
  readonly platforms: ReadonlyMap<string, string>;
  readonly mediaTypes: ReadonlyMap<string, string>;
  readonly verticals: ReadonlyMap<string, string>;
  /** Of a market, medium, platform, media type, vertical or sub-vertical; the id where nobody knows it. */
  readonly of: (id: string) => string;
}

export function useNames(): Names {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useQuery(marketsQuery());
  return useMemo(() => {
    const named = (all: readonly { readonly id: string; readonly names: Parameters<typeof formats.name>[0] }[]) =>
      new Map(all.map(({ id, names }) => [id, formats.name(names)]));
    const known = {
      markets: marketNames(
        (markets ?? []).filter(({ kind }) => kind !== "nation" && kind !== "custom"),
        text,
      ),
      media: named(MEDIA),
      platforms: named(PLATFORMS),
      mediaTypes: named(MEDIA_TYPES),
      verticals: named([...VERTICALS, ...SUB_VERTICALS]),
    };
    const all = [...Object.values(known), new Map([["political", text("imports.political")]])];
    const of = (id: string) => all.find((names) => names.has(id))?.get(id) ?? mediumGroupName(id, { text }) ?? id;
    return { ...known, of };
  }, [markets, text, formats]);
}
