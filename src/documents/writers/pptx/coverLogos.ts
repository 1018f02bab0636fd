import type { ReportDocument } from "../../document.ts";
import { type UsableLogo, usableLogo } from "../usableLogo.ts";
import type { Slide } from "./pptx.ts";
import { FONT, hex } from "./slideLook.ts";

/** Inches on the title slide. */
const LOGO = { x: 0.9, y: 0.75, width: 3.2, height: 0.95 } as const;
/** Where the client's logo ends on the title slide, to the right and above. */
export const TITLE_CORNER = { right: 12.1, top: LOGO.y } as const;
const PAD = 0.12;

/** The customer's logo as large as it fits; its name where there is none that can be used. */
export function addLogo(slide: Slide, { logo, organisation, product, colour }: ReportDocument["brand"]): void {
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
  addPicture(slide, picture, { x: LOGO.x, y: LOGO.y, ...sizeOf(picture), altText: organisation ?? product });
}

/** The logo of whom a deck is made for; on paper of its own where a cover may be dark. */
export function addClientLogo(
  slide: Slide,
  { clientLogo, about: { client } }: ReportDocument,
  { right, top, paper = false }: { readonly right: number; readonly top: number; readonly paper?: boolean },
): void {
  const picture = usableLogo(clientLogo ?? null);
  if (!picture) return;
  const size = sizeOf(picture);
  const [x, y] = [right - size.w, top];
  if (paper) {
    const around = { x: x - PAD, y: y - PAD, w: size.w + 2 * PAD, h: size.h + 2 * PAD };
    slide.addShape("rect", { ...around, fill: { color: "FFFFFF" }, line: { color: "FFFFFF", width: 0 } });
  }
  addPicture(slide, picture, { x, y, ...size, altText: client ?? "" });
}

function sizeOf({ ratio }: UsableLogo) {
  const w = Math.min(LOGO.width, LOGO.height * ratio);
  return { w, h: w / ratio };
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly altText: string;
}

function addPicture(slide: Slide, { type, bytes }: UsableLogo, placed: Placed): void {
  slide.addImage({ data: `${type};base64,${Buffer.from(bytes).toString("base64")}`, ...placed });
}
