import type { ReportDocument } from "../../document.ts";
import { usableLogo } from "../usableLogo.ts";
import { writerWords } from "../writerWords.ts";
import type { Deck } from "./deck.ts";
import { LAYOUTS } from "./layouts.ts";
import { FONT, hex, INK } from "./slideLook.ts";

const LOGO = { x: 0.9, y: 0.75, width: 3.2, height: 0.95 } as const;

/** What it is, about what, for whom and by whom. */
export function addTitleSlide({ pptx, document }: Deck): void {
  const { subject, about, brand, locale } = document;
  const words = writerWords(locale);
  const title = document.title.trim() || document.brand.product;
  pptx.addSection({ title });
  const slide = pptx.addSlide({ masterName: LAYOUTS.title, sectionTitle: title });
  slide.addText(title, { placeholder: "title" });
  slide.addText(subject, { placeholder: "subject", ...(subject.length > 60 ? { fontSize: 18 } : {}) });
  const lines = [
    ...(about.client === null ? [] : [`${words.client}: ${about.client}`]),
    [brand.organisation, about.madeAt].filter(Boolean).join(" · "),
  ];
  slide.addText(
    lines.map((text) => ({ text, options: { breakLine: true } })),
    { placeholder: "facts" },
  );
  addLogo(slide, brand);
  if (about.sample) {
    slide.addText([{ text: `${about.sample.badge}  `, options: { bold: true } }, { text: about.sample.sentence }], {
      x: 0.9,
      y: 6.45,
      w: 11.2,
      h: 0.45,
      fontFace: FONT,
      fontSize: 12,
      color: INK.sample,
      fill: { color: INK.sampleFill },
      margin: [0, 8, 0, 8],
      valign: "middle",
      align: "left",
      objectName: about.sample.badge,
    });
  }
  slide.addNotes([title, subject, ...lines, ...about.method].join("\n"));
}

/** The customer's logo as large as it fits; its name where there is none that can be used. */
function addLogo(
  slide: ReturnType<Deck["addSlide"]>,
  { logo, organisation, product, colour }: ReportDocument["brand"],
): void {
  const picture = usableLogo(logo);
  if (!picture) {
    slide.addText(organisation ?? product, {
      x: LOGO.x,
      y: LOGO.y,
      w: 11.2,
      h: LOGO.height,
      fontFace: FONT,
      fontSize: 20,
      bold: true,
      color: hex(colour),
      margin: 0,
      valign: "middle",
      align: "left",
    });
    return;
  }
  const width = Math.min(LOGO.width, LOGO.height * picture.ratio);
  slide.addImage({
    data: `${picture.type};base64,${Buffer.from(picture.bytes).toString("base64")}`,
    x: LOGO.x,
    y: LOGO.y,
    w: width,
    h: width / picture.ratio,
    altText: organisation ?? product,
  });
}
