import type { MarketKind } from "#domain/markets/market.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import style from "./MarketLine.module.css";
import { useLandingView } from "./useLandingWallet.ts";

/** Pages whose tiles count figures of a market, by the path of their section; null takes markets of every kind. */
const MARKET_KINDS: Readonly<Record<string, MarketKind | null>> = {
  "/home": null,
  "/vertical": null,
  "/market-reports": null,
  "/tv": "tv",
  "/radio": "radio",
};

/** Says of which market and year the numbers on the tiles are; nothing where they are of none. */
export function MarketLine({ top }: { readonly top: string }) {
  const kind = MARKET_KINDS[top];
  return kind === undefined ? null : <LineOf kind={kind} />;
}

function LineOf({ kind }: { readonly kind: MarketKind | null }) {
  const text = useText();
  const formats = useFormats();
  const { data, failed } = useLandingView(kind);
  if (failed) return null;
  return (
    <p className={style["line"]}>
      {data ? (
        text(data.sample ? "landing.figuresOfSample" : "landing.figuresOf", {
          market: data.market.name,
          year: formats.year(data.year),
        })
      ) : (
        <Skeleton width="240px" height="20px" />
      )}
    </p>
  );
}
