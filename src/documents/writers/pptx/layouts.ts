import type { ReportDocument } from "../../document.ts";
import type { Pptx } from "./pptx.ts";
import { FONT, hex, INK, SLIDE } from "./slideLook.ts";

/** Names of layouts, as PowerPoint lists them. */
export const LAYOUTS = { title: "Title", content: "Headline and figure" } as const;

/** Real layouts with placeholders: outline, reading order and screen readers know titles by them, and brands can change them at once. */
export function defineLayouts(pptx: Pptx, document: ReportDocument): void {
  defineTitleLayout(pptx, document);
  defineContentLayout(pptx, document);
}

function defineTitleLayout(pptx: Pptx, { brand }: ReportDocument): void {
  const place = { x: 0.9, w: 11.2, margin: 0 } as const;
  const words = { fontFace: FONT, align: "left", valign: "top", margin: 0 } as const;
  pptx.defineSlideMaster({
    title: LAYOUTS.title,
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: 0.28, h: SLIDE.height, fill: { color: hex(brand.colour) } } },
      { rect: { x: 0.9, y: 4.15, w: 1.1, h: 0.06, fill: { color: hex(brand.accent) } } },
      {
        placeholder: {
          options: {
            name: "title",
            type: "title",
            ...place,
            y: 2.1,
            h: 1.0,
            ...words,
            valign: "bottom",
            fontSize: 40,
            bold: true,
            color: hex(brand.colour),
          },
          text: "",
        },
      },
      {
        placeholder: {
          options: {
            name: "subject",
            type: "body",
            ...place,
            y: 3.25,
            h: 0.7,
            ...words,
            fontSize: 24,
            color: INK.text,
          },
          text: "",
        },
      },
      {
        placeholder: {
          options: { name: "facts", type: "body", ...place, y: 4.45, h: 1.6, ...words, fontSize: 14, color: INK.quiet },
          text: "",
        },
      },
    ],
  });
}

function defineContentLayout(pptx: Pptx, { brand, about }: ReportDocument): void {
  const words = { fontFace: FONT, align: "left", margin: 0 } as const;
  const badge = about.sample?.badge ?? null;
  pptx.defineSlideMaster({
    title: LAYOUTS.content,
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: SLIDE.width, h: 0.09, fill: { color: hex(brand.colour) } } },
      { line: { x: SLIDE.left, y: 6.86, w: SLIDE.wide, h: 0, line: { color: INK.line, width: 0.75 } } },
      {
        placeholder: {
          options: {
            name: "section",
            type: "body",
            x: SLIDE.left,
            y: 0.3,
            w: 9,
            h: 0.28,
            ...words,
            valign: "middle",
            fontSize: 12,
            bold: true,
            color: hex(brand.accent),
          },
          text: "",
        },
      },
      {
        placeholder: {
          options: {
            name: "headline",
            type: "title",
            x: SLIDE.left,
            y: 0.58,
            w: SLIDE.wide,
            h: 0.82,
            ...words,
            valign: "middle",
            fontSize: 24,
            bold: true,
            color: INK.text,
          },
          text: "",
        },
      },
      {
        placeholder: {
          options: {
            name: "measure",
            type: "body",
            x: SLIDE.left,
            y: 1.42,
            w: SLIDE.wide,
            h: 0.34,
            ...words,
            valign: "top",
            fontSize: 14,
            color: INK.quiet,
          },
          text: "",
        },
      },
      {
        placeholder: {
          options: {
            name: "source",
            type: "body",
            x: SLIDE.left,
            y: 6.93,
            w: badge ? 8.6 : 10.3,
            h: 0.36,
            ...words,
            valign: "middle",
            fontSize: 10,
            color: INK.quiet,
          },
          text: "",
        },
      },
      {
        text: {
          text: brand.organisation ?? brand.product,
          options: {
            x: 10.9,
            y: 6.93,
            w: 1.35,
            h: 0.36,
            fontFace: FONT,
            fontSize: 10,
            color: INK.quiet,
            align: "right",
            valign: "middle",
            margin: 0,
          },
        },
      },
      ...(badge
        ? [
            {
              text: {
                text: badge,
                options: {
                  x: 9.35,
                  y: 6.98,
                  w: 1.45,
                  h: 0.26,
                  fontFace: FONT,
                  fontSize: 10,
                  bold: true,
                  color: INK.sample,
                  fill: { color: INK.sampleFill },
                  align: "center",
                  valign: "middle",
                  margin: 0,
                },
              },
            } as const,
          ]
        : []),
    ],
    slideNumber: {
      x: 12.33,
      y: 6.93,
      w: 0.4,
      h: 0.36,
      fontFace: FONT,
      fontSize: 10,
      color: INK.quiet,
      align: "right",
      margin: 0,
    },
  });
}
