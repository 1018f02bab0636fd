import { useRef } from "react";
import { type PowerScatter, powerScatter, type PowerSize } from "#charts/powerScatter.ts";
import { useWidth } from "#ui/figure/useWidth.ts";
import { tidy, type Words } from "#words/words.ts";
import { powerRatioText } from "#words/stationWords.ts";
import style from "./PowerPlane.module.css";
import type { PowerRow } from "#reports/parts/stations/powerRows.ts";

interface PowerPlaneProps {
  readonly rows: readonly PowerRow[];
  readonly own: ReadonlySet<string>;
  readonly words: Words;
}

const HEIGHT = 460;
/** Below this width a drawing is a phone's. */
const NARROW = 560;

/** Audience against revenue; above the line of par a station sells better than it is watched or heard. */
export function PowerPlane({ rows, own, words }: PowerPlaneProps) {
  const { text } = words;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const size = planeSize(width, text);
  const drawn = width > 0 ? powerScatter(rows, size) : null;
  return (
    <div ref={frame} className={style["frame"]} style={{ height: HEIGHT }}>
      {drawn && (
        <svg width={width} height={HEIGHT} role="group" aria-label={text("stations.power.plane")}>
          <Axes drawn={drawn} size={size} words={words} />
          <Bubbles drawn={drawn} rows={rows} own={own} words={words} />
        </svg>
      )}
    </div>
  );
}

function planeSize(width: number, text: Words["text"]): PowerSize {
  const narrow = width < NARROW;
  return {
    width,
    height: HEIGHT,
    left: 44,
    right: 8,
    top: 28,
    bottom: 44,
    largestRadius: narrow ? 18 : 26,
    labels: narrow ? 8 : 18,
    words: {
      above: text("stations.power.above"),
      below: text("stations.power.below"),
      par: text("stations.power.par"),
    },
  };
}

interface AxesProps {
  readonly drawn: PowerScatter;
  readonly size: PowerSize;
  readonly words: Words;
}

/** Ticks and names of both axes, and the line on which both are even. */
function Axes({ drawn, size, words: { text, formats } }: AxesProps) {
  const { frame, par } = drawn;
  return (
    <>
      {drawn.across.map(({ at, value }) => (
        <text key={value} className={style["tick"]} x={at} y={frame.bottom + 18} textAnchor="middle">
          {tidy(formats.share(value))}
        </text>
      ))}
      {drawn.up.slice(1).map(({ at, value }) => (
        <text key={value} className={style["tick"]} x={size.left - 8} y={at + 4} textAnchor="end">
          {tidy(formats.share(value))}
        </text>
      ))}
      <path className={style["axis"]} d={`M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}`} />
      <line className={style["par"]} {...par} />
      <text className={style["name"]} x={frame.right} y={HEIGHT - 6} textAnchor="end">
        {text("stations.power.audience")}
      </text>
      <text className={style["name"]} x={0} y={12}>
        {text("stations.power.revenue")}
      </text>
      <text className={style["word"]} x={frame.left + 8} y={frame.top + 13}>
        {size.words.above}
      </text>
      <text className={style["word"]} x={frame.right} y={frame.bottom - 10} textAnchor="end">
        {size.words.below}
      </text>
      <text className={style["name"]} x={par.x2 - 6} y={par.y2 - 5} textAnchor="end">
        {size.words.par}
      </text>
    </>
  );
}

/** The stations, each a stop of the arrow keys, with the labels there is room for. */
function Bubbles({ drawn, rows, own, words }: PowerPlaneProps & { readonly drawn: PowerScatter }) {
  const { text, formats } = words;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <>
      {drawn.bubbles.map(({ id, x, y, r }, at) => {
        const row = byId.get(id);
        return (
          <circle
            key={id}
            role="img"
            className={style["bubble"]}
            data-figure={id}
            data-own={own.has(id) || undefined}
            tabIndex={at === 0 ? 0 : -1}
            aria-label={text("stations.power.bubble", {
              name: row?.label,
              share: formats.share(row?.audience ?? null),
              revenueShare: formats.share(row?.revenue ?? null),
              ratio: powerRatioText(row?.ratio ?? null, words),
            })}
            cx={x}
            cy={y}
            r={r}
          />
        );
      })}
      {drawn.labels.map(({ id, text: label, x, y, anchor }) => (
        <text key={id} className={style["label"]} x={x} y={y + 4} textAnchor={anchor}>
          {label}
        </text>
      ))}
    </>
  );
}
