import { useRef } from "react";
import { type Bubble, quadrant, type QuadrantItem, type QuadrantSize } from "#charts/quadrant.ts";
import type { Box } from "#charts/placeLabels.ts";
import { textWidth } from "#charts/yearAxis.ts";
import type { ShareOfWallet, Stance } from "#domain/shareOfWallet/figures.ts";
import { useWidth } from "#ui/figure/useWidth.ts";
import { tidy, type Words } from "#words/words.ts";
import type { ShareSpending } from "#reports/parts/wallet/shareSpending.ts";
import style from "./Quadrant.module.css";

const HEIGHT = 480;
/** Below this width a drawing is a phone's. */
const NARROW = 560;

const CORNERS: readonly { readonly stance: Stance; readonly right: boolean; readonly below: boolean }[] = [
  { stance: "harvest", right: false, below: false },
  { stance: "defend", right: true, below: false },
  { stance: "watch", right: false, below: true },
  { stance: "attack", right: true, below: true },
];

/** Bubbles on a plane of growth and index, its corners named; every bubble is a figure for the pointer and the keyboard. */
export function Quadrant({ asked: { share, spending } }: { readonly asked: ShareSpending }) {
  const { words } = spending;
  const { text, formats } = words;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const items = itemsOf(share, words);
  if (share.growthLine === null || items.length === 0) return <p>{text("shareWallet.headline.quadrantUnknown")}</p>;
  const size = sizeOf(width, words);
  const drawn = width > 0 ? quadrant(items, share.growthLine, size) : null;
  const stances = new Map(share.rows.map(({ subVertical, stance }) => [subVertical, stance]));
  const [right, bottom] = [width - size.right, HEIGHT - size.bottom];
  return (
    <div ref={frame} className={style["frame"]} style={{ height: HEIGHT }}>
      {drawn && (
        <svg width={width} height={HEIGHT} role="group" aria-label={text("shareWallet.alt.plane")}>
          <rect
            className={style["attack"]}
            x={drawn.divide.x}
            y={drawn.divide.y}
            width={right - drawn.divide.x}
            height={bottom - drawn.divide.y}
          />
          {drawn.growthTicks.map(({ at, value }) => (
            <text key={value} className={style["tick"]} x={at} y={bottom + 18} textAnchor="middle">
              {tidy(formats.growth(value))}
            </text>
          ))}
          {drawn.indexTicks.map(({ at, value }) => (
            <text key={value} className={style["tick"]} x={size.left - 8} y={at + 4} textAnchor="end">
              {formats.index(value)}
            </text>
          ))}
          <path
            className={style["divide"]}
            d={`M${size.left} ${drawn.divide.y}H${right}M${drawn.divide.x} ${size.top}V${bottom}`}
          />
          <text className={style["axis"]} x={right} y={HEIGHT - 4} textAnchor="end">
            {text("shareWallet.axis.growth")}
          </text>
          <text className={style["axis"]} x={0} y={12}>
            {text("shareWallet.axis.index")}
          </text>
          {drawn.bubbles.map((bubble, at) => (
            <BubbleMark
              key={bubble.id}
              bubble={bubble}
              stance={stances.get(bubble.id) ?? null}
              entry={at === 0}
              label={bubbleText(share, bubble.id, words)}
            />
          ))}
          {CORNERS.map(({ stance, right: onRight, below }) => (
            <text
              key={stance}
              className={style["corner"]}
              data-stance={stance}
              x={onRight ? right - 8 : size.left + 8}
              y={below ? bottom - 10 : size.top + 20}
              textAnchor={onRight ? "end" : "start"}
            >
              {text(`shareWallet.stance.${stance}`)}
            </text>
          ))}
          {drawn.labels.map(({ id, text: label, x, y, anchor }) => (
            <text key={id} className={style["label"]} x={x} y={y + 4} textAnchor={anchor}>
              {label}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

interface BubbleMarkProps {
  readonly bubble: Bubble;
  readonly stance: Stance | null;
  readonly entry: boolean;
  readonly label: string;
}

function BubbleMark({ bubble: { id, x, y, r, beyond }, stance, entry, label }: BubbleMarkProps) {
  return (
    <circle
      role="img"
      className={style["bubble"]}
      data-figure={id}
      data-stance={stance ?? undefined}
      data-beyond={beyond || undefined}
      tabIndex={entry ? 0 : -1}
      aria-label={label}
      cx={x}
      cy={y}
      r={r}
    />
  );
}

/** Those that have a place on the plane, the largest gap first, so that it is the first to be named. */
function itemsOf({ rows }: ShareOfWallet, words: Words): QuadrantItem[] {
  return rows
    .toSorted((a, b) => Math.abs(b.gapDollars ?? 0) - Math.abs(a.gapDollars ?? 0))
    .flatMap(({ subVertical, walletGrowth, index, wallet }) =>
      walletGrowth === null || index === null
        ? []
        : [
            {
              id: subVertical,
              growth: walletGrowth,
              index,
              dollars: wallet ?? 0,
              label: words.subVertical(subVertical),
            },
          ],
    );
}

function sizeOf(width: number, { text }: Words): QuadrantSize {
  const narrow = width < NARROW;
  const inner = { left: narrow ? 32 : 40, right: 4, top: 24, bottom: 44 };
  const taken = CORNERS.map(({ stance, right, below }): Box => {
    const length = textWidth(text(`shareWallet.stance.${stance}`)) * 1.4 + 12;
    const left = right ? width - inner.right - length : inner.left;
    const top = below ? HEIGHT - inner.bottom - 32 : inner.top;
    return { left, right: left + length, top, bottom: top + 32 };
  });
  return { width, height: HEIGHT, ...inner, largestRadius: narrow ? 20 : 28, labels: narrow ? 8 : 18, taken };
}

function bubbleText({ rows }: ShareOfWallet, id: string, { text, formats, ...words }: Words): string {
  const row = rows.find(({ subVertical }) => subVertical === id);
  return text("shareWallet.alt.bubble", {
    name: words.subVertical(id),
    growth: formats.growth(row?.walletGrowth ?? null),
    index: formats.index(row?.index ?? null),
    wallet: formats.money(row?.wallet ?? null),
  });
}
