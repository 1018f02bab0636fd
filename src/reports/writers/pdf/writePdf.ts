import { textIn } from "#words/textIn.ts";
import type { ReportDocument } from "../../document.ts";
import type { Writer } from "../writer.ts";
import { pdfContent } from "./pdfContent.ts";
import { typeset } from "./typesetter.ts";
import { usableLogo } from "./usableLogo.ts";

/** Sizes of type for a document that is to fit one page; the last is the smallest that still reads well on paper. */
const ONE_PAGE_SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.76] as const;
const ONE_PAGE_OVERFLOWING = 0.9;

/**
 * Pages for print and reading: typeset with running heads, contents, bookmarks, and tags for people who do not see the page
 * (PDF/UA-1). A one-page document is set smaller until it fits; one with more to say than that goes on to a second page.
 */
export const writePdf: Writer = async (document) => {
  const text = await textIn(document.locale);
  const logo = usableLogo(document.brand.logo);
  const set = (scale: number, wanted?: number, withLogo = logo) => {
    const name = withLogo && `logo.${withLogo.type === "image/png" ? "png" : "jpg"}`;
    return typeset(
      {
        content: pdfContent(document, { text, scale, logo: name }),
        pictures: new Map(withLogo && name ? [[name, withLogo.bytes]] : []),
        madeAt: document.about.madeAtInstant,
      },
      wanted,
    );
  };
  try {
    return fitted(document, set);
  } catch (fault) {
    // A picture can be broken behind a sound head: the document is worth more than its logo.
    if (logo) return fitted(document, (scale, wanted) => set(scale, wanted, null));
    throw fault;
  }
};

type Set = (scale: number, wanted?: number) => ReturnType<typeof typeset>;

function fitted({ layout }: ReportDocument, set: Set): Uint8Array {
  if (layout === "onePage") {
    for (const scale of ONE_PAGE_SCALES) {
      const pages = set(scale, 1);
      if (pages) return pages.bytes;
    }
  }
  const pages = set(layout === "onePage" ? ONE_PAGE_OVERFLOWING : 1);
  if (!pages) throw new Error("The document has no pages.");
  return pages.bytes;
}
