import { useQuery } from "@tanstack/react-query";
import type { MarketKind } from "#domain/markets/market.ts";
import { textIfKnown } from "#language/textIfKnown.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { menuFor } from "../menuFor.ts";
import { useRoutePlace } from "../routeContext.ts";
import { followedFirst, pathsOf } from "./followedFirst.ts";
import style from "./LandingScreen.module.css";
import { LandingTiles } from "./LandingTiles.tsx";
import { useLandingView } from "./useLandingWallet.ts";

/** Tiles for every screen below an address that is open to the visitor. */
export default function LandingScreen() {
  const text = useText();
  const { trail } = useRoutePlace();
  const { data: visitor } = useQuery(sessionQuery());
  const route = trail.at(-1);
  const followed = pathsOf(visitor?.followed ?? []);
  const tiles = followedFirst(menuFor(route?.subs ?? [], visitor ?? null), followed);
  const across = tiles.find(({ label }) => label === "subvertical");
  const purpose = route?.label && textIfKnown(text, `landing.purpose.${route.label}`);
  const title = route?.label && text(`menu.${route.label}`);
  if (!title || tiles.length === 0)
    return (
      <Page title={title ?? text("landing.none.what")}>
        <EmptyState title={text("landing.none.what")} hint={text("landing.none.why")} />
      </Page>
    );

  return (
    <Page title={title} lead={purpose}>
      <MarketLine top={trail[0]?.path ?? ""} />
      <LandingTiles routes={tiles.filter((tile) => tile !== across)} across={across} followed={followed} />
    </Page>
  );
}

/** Pages whose tiles count figures of a market, by the path of their section; null takes markets of every kind. */
const MARKET_KINDS: Readonly<Record<string, MarketKind | null>> = {
  "/home": null,
  "/vertical": null,
  "/market-reports": null,
  "/tv": "tv",
  "/radio": "radio",
};

/** Says of which market and year the numbers on the tiles are; nothing where they are of none. */
function MarketLine({ top }: { readonly top: string }) {
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
