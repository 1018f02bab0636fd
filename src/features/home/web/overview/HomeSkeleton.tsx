import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import style from "./HomeSkeleton.module.css";
import { HOME_CARDS } from "./homeCards.ts";

/** Holds the place of the overview while its wallets load. */
export function HomeSkeleton() {
  const text = useText();
  return (
    <output aria-label={text("home.loading")} className={style["page"]}>
      <span className={style["cards"]}>
        {HOME_CARDS.map((id) => (
          <Skeleton key={id} width="100%" height="150px" />
        ))}
      </span>
      <Skeleton width="100%" height="420px" />
    </output>
  );
}
