import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import style from "./WalletSkeleton.module.css";

const INPUTS = ["focus", "medium", "benchmark"] as const;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Holds the place of the finding, the bar and the table while wallets load. */
export function WalletSkeleton() {
  const text = useText();
  return (
    <output aria-label={text("shareWallet.loading")} className={style["wallet"]}>
      <Skeleton width="220px" height="44px" />
      <span className={style["inputs"]}>
        {INPUTS.map((input) => (
          <Skeleton key={input} width="180px" height="56px" />
        ))}
      </span>
      <Skeleton width="min(100%, 640px)" height="24px" />
      <Skeleton width="200px" height="72px" />
      <Skeleton width="100%" height="150px" />
      <span className={style["rows"]}>
        {ROWS.map((row) => (
          <Skeleton key={row} width="100%" height="24px" />
        ))}
      </span>
    </output>
  );
}
