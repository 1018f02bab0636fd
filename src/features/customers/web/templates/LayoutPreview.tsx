import {
  areaOf,
  type Box,
  type DeckTemplate,
  type KindPlaces,
  placeholderOf,
  type SlideKind,
  SMALL_TYPES,
  type TemplateLayout,
} from "#domain/deckTemplates/deckTemplate.ts";
import { useText } from "#language/useText.ts";
import style from "./Templates.module.css";

interface LayoutPreviewProps {
  readonly kind: SlideKind;
  readonly template: DeckTemplate;
  readonly layout: TemplateLayout;
  readonly places: KindPlaces;
}

/** A layout in the theme's colours with what goes where: a scheme of a slide, not its picture. Its unit is an inch. */
export function LayoutPreview({ kind, template, layout, places }: LayoutPreviewProps) {
  const text = useText();
  const { width, height, colours } = template;
  const ink = layout.dark ? colours.lt1 : colours.dk1;
  const ground = layout.background ?? (layout.dark ? colours.dk1 : colours.lt1);
  const title = placeholderOf(layout, places, "title");
  const source = placeholderOf(layout, places, "source");
  const used = new Set([places.title, places.area, places.source]);
  const others = layout.placeholders.filter((one) => !used.has(one.idx) || SMALL_TYPES.has(one.type));
  const area = areaOf(template, layout, places);
  const accents = [colours.accent1, colours.accent2, colours.accent3];
  const shown = kind === "closing" ? null : area;
  return (
    <svg
      className={style["preview"]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text("deckTemplates.preview", {
        kind: text(`deckTemplates.kind.${kind}`),
        layout: layout.name,
      })}
    >
      <rect width={width} height={height} fill={ground} />
      {others.map((one) => (
        <rect key={`${one.type} ${one.idx}`} {...boxOf(one)} fill={ink} fillOpacity={0.07} />
      ))}
      {title && <Words box={title} text={text("deckTemplates.place.title")} ink={ink} size={0.42} bold />}
      {shown && (
        <>
          <rect
            {...boxOf(shown)}
            fill="none"
            stroke={ink}
            strokeOpacity={0.4}
            strokeWidth={0.03}
            strokeDasharray="0.15"
          />
          <Content kind={kind} box={shown} ink={ink} accents={accents} />
        </>
      )}
      {source && <Words box={source} text={text("deckTemplates.place.source")} ink={ink} size={0.22} />}
    </svg>
  );
}

const boxOf = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h });

interface WordsProps {
  readonly box: Box;
  readonly text: string;
  readonly ink: string;
  readonly size: number;
  readonly bold?: boolean;
}

function Words({ box, text, ink, size, bold = false }: WordsProps) {
  return (
    <text x={box.x + 0.1} y={box.y + box.h / 2 + size / 3} fill={ink} fontSize={size} fontWeight={bold ? 700 : 400}>
      {text}
    </text>
  );
}

interface ContentProps {
  readonly kind: SlideKind;
  readonly box: Box;
  readonly ink: string;
  readonly accents: readonly string[];
}

/** Parts of the width that bars and lines of words take. */
const BARS = [0.92, 0.74, 0.55, 0.4, 0.28];
const WORDS = [0.7, 0.82, 0.6];

function Content({ kind, box: { x, y, w, h }, ink, accents }: ContentProps) {
  if (kind === "figure") {
    const step = (h * 0.86) / BARS.length;
    return BARS.map((part, at) => (
      <rect
        key={part}
        x={x + w * 0.04}
        y={y + h * 0.07 + at * step}
        width={w * 0.92 * part}
        height={step * 0.62}
        fill={accents[0]}
      />
    ));
  }
  if (kind === "table") {
    const step = h / 8;
    return [1, 2, 3, 4, 5, 6, 7].map((at) => (
      <rect
        key={at}
        x={x}
        y={y + at * step}
        width={w}
        height={at === 1 ? 0.05 : 0.025}
        fill={at === 1 ? accents[0] : ink}
        fillOpacity={at === 1 ? 1 : 0.3}
      />
    ));
  }
  return WORDS.map((part, at) => (
    <rect key={part} x={x + 0.2} y={y + 0.25 + at * 0.5} width={w * part} height={0.18} fill={ink} fillOpacity={0.45} />
  ));
}
