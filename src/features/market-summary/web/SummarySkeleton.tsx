import { useText } from "#i18n/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import style from "./MarketSummary.module.css";

/** Holds the place of the summary, in the size of what comes, while wallets load. */
export function SummarySkeleton() {
  const text = useText();
  return (
    <output className={style["wait"]} aria-label={text("marketSummary.loading")}>
      <Skeleton width="220px" height="20px" />
      <Skeleton width="360px" height="32px" />
      <Skeleton width="520px" height="44px" />
      <Skeleton height="104px" />
      <div className={style["waitRow"]}>
        <Skeleton height="440px" />
        <Skeleton height="440px" />
      </div>
      <Skeleton height="760px" />
    </output>
  );
}
