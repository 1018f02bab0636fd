import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import { shareFormats } from "#documents/parts/wallet/shareFormats.ts";
import { benchmarkName, ownName } from "#documents/parts/wallet/walletWords.ts";
import style from "./Lens.module.css";

interface LensProps {
  readonly asked: ShareSpending;
  readonly gap: readonly [own: number, benchmark: number];
  /** Of the bar above, in pixels. */
  readonly width: number;
}

/** The longer of the two ends here, as a part of the lens; the rest is room for its label. */
const FILLED = 0.82;
const FAN = 28;

/** The left end of the bar, enlarged until the gap can be seen: the own slice, and up to where the benchmark would take it. */
export function Lens({ asked, gap: [own, benchmark], width }: LensProps) {
  const { share, spending } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const written = shareFormats(share.total, words);
  const longest = Math.max(own, benchmark);
  if (longest <= 0) return null;
  const seen = Math.min(longest / FILLED, 1);
  const at = (part: number) => `${(part / seen) * 100}%`;
  const behind = benchmark >= own;
  const money = formats.money(Math.abs(share.total.gapDollars ?? 0));
  return (
    <div className={style["lens"]}>
      <svg width={width} height={FAN} className={style["fan"]} aria-hidden="true">
        <path d={`M0 0H${seen * width}L${width} ${FAN}H0Z`} />
        <line x1={seen * width} y1={0} x2={width} y2={FAN} />
      </svg>
      <div className={style["bar"]} aria-hidden="true">
        <span className={style["own"]} style={{ width: at(own) }} />
        <span
          className={style["gap"]}
          data-behind={behind || undefined}
          data-figure={`${TOTAL}:gapDollars`}
          style={{ left: at(Math.min(own, benchmark)), width: at(Math.abs(benchmark - own)) }}
        />
        <span className={style["tick"]} style={{ left: at(benchmark) }} />
      </div>
      <div className={style["labels"]}>
        <span className={style["mine"]}>
          <b>{written.share(own)}</b> {ownName(asked, words)}
        </span>
        <span
          className={style["theirs"]}
          data-end={benchmark / seen > 0.6 || undefined}
          style={{ "--at": at(benchmark) }}
        >
          <b>{written.share(benchmark)}</b> {benchmarkName(asked.question.benchmark, words)}
          {share.total.isLevel === false && (
            <> · {text(behind ? "shareWallet.lensBehind" : "shareWallet.lensAhead", { money })}</>
          )}
        </span>
      </div>
    </div>
  );
}
