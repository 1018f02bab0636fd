import { setImmediate } from "node:timers/promises";
import { textIn } from "#language/words/textIn.ts";
import type { Picture, ReportDocument } from "../../document.ts";
import type { Writer } from "../writer.ts";
import { pdfContent } from "./pdfContent.ts";
import { typeset } from "./typesetter.ts";
import { usableLogo } from "../usableLogo.ts";
import { usablePicture } from "../usablePicture.ts";

/** How a document is set: the size of its type, and how high its charts are. */
interface Fit {
  readonly scale: number;
  readonly tight: number;
}

const USUAL: Fit = { scale: 1, tight: 1 };

/** What is tried until a document fits one page; the last is the smallest that still reads well on paper. */
const ONE_PAGE: readonly Fit[] = [
  { scale: 1, tight: 1.25 },
  USUAL,
  { scale: 1, tight: 0.8 },
  { scale: 0.95, tight: 0.76 },
  { scale: 0.9, tight: 0.72 },
  { scale: 0.85, tight: 0.68 },
  { scale: 0.8, tight: 0.64 },
  { scale: 0.76, tight: 0.6 },
];
/** For one that has too much to say even so. */
const TWO_PAGES: Fit = { scale: 0.9, tight: 0.8 };

/**
 * Pages for print and reading: typeset with running heads, contents, bookmarks, and tags for people who do not see the page
 * (PDF/UA-1). A one-page document is set smaller until it fits; one with more to say than that goes on to a second page.
 */
export const writePdf: Writer = async (document) => {
  // The pages of earlier documents are given back between two turns of the event loop, and only there.
  await setImmediate();
  const text = await textIn(document.locale);
  const logos = [...named("logo", document.brand.logo), ...named("client", document.clientLogo ?? null)];
  const pictures = picturesOf(document);
  const set = (fit: Fit, wanted?: number, withLogos = logos) =>
    typeset(
      {
        content: pdfContent(document, {
          text,
          ...fit,
          logo: withLogos.find(({ of }) => of === "logo") ?? null,
          clientLogo: withLogos.find(({ of }) => of === "client") ?? null,
          pictures,
        }),
        pictures: new Map([...withLogos, ...pictures.values()].map(({ name, bytes }) => [name, bytes] as const)),
        madeAt: document.about.madeAtInstant,
      },
      wanted,
    );
  try {
    return fitted(document, set);
  } catch (fault) {
    // A picture can be broken behind a sound head: the document is worth more than its logos.
    if (logos.length > 0) return fitted(document, (fit, wanted) => set(fit, wanted, []));
    throw fault;
  }
};

/** A logo that can be set, with the name of its file. */
function named(of: "logo" | "client", picture: Picture | null) {
  const usable = usableLogo(picture);
  return usable ? [{ ...usable, of, name: `${of}.${endingOf(usable)}` }] : [];
}

/** The pictures of texts that can be set, with names of their own. */
function picturesOf({ sections }: ReportDocument) {
  const given = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "picture" ? [part.picture] : [])),
  );
  return new Map(
    given.flatMap((picture, at) => {
      const usable = usablePicture(picture);
      return usable ? [[picture, { ...usable, name: `picture-${at + 1}.${endingOf(picture)}` }]] : [];
    }),
  );
}

const endingOf = ({ type }: Picture) => (type === "image/png" ? "png" : "jpg");

type Set = (fit: Fit, wanted?: number) => ReturnType<typeof typeset>;

function fitted({ layout }: ReportDocument, set: Set): Uint8Array {
  const onePage = layout === "onePage";
  for (const fit of onePage ? ONE_PAGE : []) {
    const pages = set(fit, 1);
    if (pages) return pages.bytes;
  }
  const pages = set(onePage ? TWO_PAGES : USUAL);
  if (!pages) throw new Error("The document has no pages.");
  return pages.bytes;
}
