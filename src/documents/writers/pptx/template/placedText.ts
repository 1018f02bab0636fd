import type { Box } from "#domain/deckTemplates/deckTemplate.ts";
import { xmlText } from "../../xmlText.ts";
import { BODY, type OwnSlide, type PlacedText } from "./ownDeck.ts";

const EMU = 914_400;
const TITLE = /^(title|ctrTitle)$/;

/** A slide as it was written, with its texts in the placeholders of the layout it is made on. */
export function withPlaceholders(xml: string, { texts, area, layout }: OwnSlide, locale: string): string {
  const placed = texts.map((text) => placedText(text, locale)).join("");
  const filled = xml.replace(/<p:grpSpPr>.*?<\/p:grpSpPr>/s, (group) => group + placed);
  return area ? withFrame(withBody(filled, area), area, layout.number) : filled;
}

function placedText({ type, idx, lines, points, box }: PlacedText, locale: string): string {
  const size = points === null ? "" : ` sz="${Math.round(points * 100)}"`;
  const paragraphs = lines.map(
    (line) =>
      `<a:p>${TITLE.test(type) ? "" : '<a:pPr marL="0" indent="0"><a:buNone/></a:pPr>'}<a:r><a:rPr lang="${locale}"${size} dirty="0"/><a:t>${xmlText(line)}</a:t></a:r></a:p>`,
  );
  const name = TITLE.test(type) ? "Title" : "Text";
  return `<p:sp><p:nvSpPr><p:cNvPr id="0" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${ph({ type, idx })}</p:nvPr></p:nvSpPr><p:spPr>${box ? frameXml(box) : ""}</p:spPr><p:txBody><a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/>${paragraphs.join("")}</p:txBody></p:sp>`;
}

/** What is left out has the value that the standard gives it. */
const ph = ({ type, idx }: { readonly type: string; readonly idx: number }) =>
  `<p:ph${type === "obj" ? "" : ` type="${type}"`}${idx === 0 ? "" : ` idx="${idx}"`}/>`;

const frameXml = ({ x, y, w, h }: Box) => {
  const [left, top, wide, high] = [x, y, w, h].map((inches) => Math.round(inches * EMU));
  return `<a:xfrm><a:off x="${left}" y="${top}"/><a:ext cx="${wide}" cy="${high}"/></a:xfrm>`;
};

/** A text in the placeholder for it has the template's own letters, colours and points; its size is the one at which it fits. */
function withBody(xml: string, area: NonNullable<OwnSlide["area"]>): string {
  return xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*<\/p:sp>/gs, (shape) =>
    shape.includes(` name="${BODY}"`)
      ? shape
          .replace(` name="${BODY}"`, ' name="Text"')
          .replace(/<p:nvPr>\s*<\/p:nvPr>|<p:nvPr\/>/, `<p:nvPr>${ph(area)}</p:nvPr>`)
          .replace(/<p:spPr>.*?<\/p:spPr>/s, "<p:spPr/>")
          .replace(/<a:bodyPr[^>]*>.*?<\/a:bodyPr>|<a:bodyPr[^>]*\/>/s, "<a:bodyPr><a:normAutofit/></a:bodyPr>")
          .replaceAll(/<a:pPr\b[^>]*>(?:(?!<\/a:pPr>).)*<a:buChar[^>]*\/>(?:(?!<\/a:pPr>).)*<\/a:pPr>/gs, (points) => {
            const [, level = "0"] = / lvl="(\d)"/.exec(points) ?? [];
            return `<a:pPr${level === "0" ? "" : ` lvl="${level}"`}/>`;
          })
          .replaceAll(/<a:solidFill>(?:(?!<\/a:solidFill>).)*<\/a:solidFill>|<a:(?:latin|ea|cs)\b[^>]*\/>/gs, "")
      : shape,
  );
}

/** A slide's only chart or table belongs to the placeholder for it, and follows it when the layout is changed. */
function withFrame(xml: string, area: NonNullable<OwnSlide["area"]>, layout: number): string {
  const frames = [...xml.matchAll(/<p:graphicFrame\b.*?<\/p:graphicFrame>/gs)].map(([frame]) => frame);
  const [frame, more] = frames;
  if (frame === undefined || more !== undefined || layout === 0) return xml;
  const kind = frame.includes("drawingml/2006/chart") ? "chart" : "tbl";
  if (area.type !== "obj" && area.type !== kind) return xml;
  return xml.replace(frame, () =>
    frame.replace(/<p:nvPr\/>|<p:nvPr>/, (tag) => `<p:nvPr>${ph(area)}${tag.endsWith("/>") ? "</p:nvPr>" : ""}`),
  );
}
