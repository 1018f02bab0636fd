import { useQuery } from "@tanstack/react-query";
import { textIfKnown } from "#language/textIfKnown.ts";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { menuFor } from "../menuFor.ts";
import { useRoutePlace } from "../routeContext.ts";
import { followedFirst, pathsOf } from "./followedFirst.ts";
import { LandingTiles } from "./LandingTiles.tsx";
import { MarketLine } from "./MarketLine.tsx";

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
