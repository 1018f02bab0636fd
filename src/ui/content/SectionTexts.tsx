import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { loadMessages } from "#language/text.ts";
import { useFormats } from "#language/useFormats.ts";
import { usePathname } from "../address/pathname.ts";
import { onScreensQuery } from "./onScreensQuery.ts";
import { sectionTextsOf } from "./sectionTextsOf.ts";

const SectionNote = lazy(async () => {
  const [note] = await Promise.all([import("./SectionNote.tsx"), loadMessages("onScreens")]);
  return note;
});

/** What the newsroom wrote for a section of the screen shown; nothing where it wrote nothing. */
export function SectionTexts({ section }: { readonly section: string }) {
  const pathname = usePathname();
  const { locale } = useFormats();
  const { data = [] } = useQuery(onScreensQuery(locale));
  const pieces = sectionTextsOf(data, pathname, section);
  if (pieces.length === 0) return null;
  return (
    <Suspense>
      {pieces.map((piece) => (
        <SectionNote key={piece.id} piece={piece} />
      ))}
    </Suspense>
  );
}
