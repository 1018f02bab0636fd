import { useRef } from "react";
import { type NameSide, sliceNames } from "#figures/charts/sliceNames.ts";
import { type BarPiece, REST, walletBar } from "#figures/charts/walletBar.ts";
import { textWidth } from "#figures/charts/yearAxis.ts";
import { useWidth } from "#ui/figures/useWidth.ts";
import type { Words } from "#language/words/words.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { type NamedPart, ownParts } from "#documents/parts/wallet/barParts.ts";
import { Lens } from "./Lens.tsx";
import style from "./WalletBar.module.css";

interface WalletBarProps {
  readonly asked: ShareSpending;
  readonly parts: readonly NamedPart[];
}

/** A bar of the whole wallet with its largest slices named, and its left end once more under a lens. */
export function WalletBar({ asked, parts }: WalletBarProps) {
  const { words } = asked.spending;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const bar = walletBar(parts, ownParts(asked), asked.share.total.benchmarkShare);
  if (bar.pieces.length === 0) return <p>{words.text("shareWallet.emptyBar")}</p>;
  const shareOf = ({ share }: BarPiece) => words.formats.share(share);
  return (
    <div ref={frame} className={style["wallet"]}>
      <div className={style["names"]} aria-hidden="true">
        {namesOf(bar.pieces, (piece) => nameOf(piece, parts, words), width).map(([piece, side]) => (
          <span
            key={piece.id}
            className={style["name"]}
            style={side === "start" ? { left: part(piece.start) } : { right: part(1 - piece.end), textAlign: "right" }}
          >
            {nameOf(piece, parts, words)}
            <b>{shareOf(piece)}</b>
          </span>
        ))}
      </div>
      <div className={style["bar"]}>
        {bar.pieces.map((piece, at) => (
          <span
            key={piece.id}
            role="img"
            className={style["piece"]}
            data-figure={piece.id}
            // A figure that the arrow keys reach, as in every chart.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={at === 0 ? 0 : -1}
            aria-label={`${nameOf(piece, parts, words)}: ${words.formats.money(piece.dollars)}, ${shareOf(piece)}`}
            style={{ width: part(piece.end - piece.start), backgroundColor: fillOf(piece, parts) }}
          />
        ))}
      </div>
      {bar.gap && <Lens asked={asked} gap={bar.gap} width={width} />}
      <ul className={style["legend"]} aria-hidden="true">
        {bar.pieces.map((piece) => (
          <li key={piece.id}>
            <span>{nameOf(piece, parts, words)}</span>
            <b>{shareOf(piece)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names with wide letters are longer than an average says, and none may touch the next. */
const WIDE_LETTERS = 1.08;

/** A piece's name and share above it, where there is room for them. */
function namesOf(
  pieces: readonly BarPiece[],
  nameOfPiece: (piece: BarPiece) => string,
  width: number,
): readonly (readonly [piece: BarPiece, side: NameSide])[] {
  const placed = sliceNames(
    pieces.map((piece) => ({
      id: piece.id,
      start: piece.start * width,
      end: piece.end * width,
      nameWidth: textWidth(nameOfPiece(piece)) * WIDE_LETTERS,
    })),
  );
  return pieces.flatMap((piece) => {
    const side = placed.get(piece.id);
    return side ? [[piece, side] as const] : [];
  });
}

function part(share: number): string {
  return `${share * 100}%`;
}

function nameOf(piece: BarPiece, parts: readonly NamedPart[], { text, formats }: Words): string {
  if (piece.id === REST) return text("spending.moreMedia", { number: formats.count(piece.parts.length) });
  return parts.find(({ id }) => id === piece.id)?.name ?? piece.id;
}

function fillOf(piece: BarPiece, parts: readonly NamedPart[]): string {
  return parts.find(({ id }) => id === piece.id)?.fill ?? "var(--chart-quiet)";
}
