import { useMemo } from "react";
import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { Names } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";

export interface NamedGroup {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/** What ids of this screen are called in the reader's language; an id nobody knows stays as it is. */
export function useObservedNames() {
  const formats = useFormats();
  return useMemo(() => {
    const table = (all: readonly { readonly id: string; readonly names: Names }[]) =>
      new Map(all.map(({ id, names }) => [id, formats.name(names)]));
    const [types, media] = [table(MEDIA_TYPES), table(MEDIA)];
    const subVerticals = table(VERTICALS.flatMap((vertical) => vertical.subVerticals));
    /** The 96, by vertical. */
    const groups = VERTICALS.map(
      (vertical): NamedGroup => ({
        group: formats.name(vertical.names),
        items: vertical.subVerticals.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
      }),
    );
    return {
      mediaType: (id: string) => types.get(id) ?? id,
      medium: (id: string) => media.get(id) ?? id,
      subVertical: (id: string) => subVerticals.get(id) ?? id,
      media,
      groups,
    };
  }, [formats]);
}

export type ObservedNames = ReturnType<typeof useObservedNames>;
