import { useQuery } from "@tanstack/react-query";
import { useText } from "#i18n/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { menuFor } from "../menuFor.ts";
import { useRoutePlace } from "../routeContext.ts";
import BeingBuiltScreen from "./BeingBuiltScreen.tsx";
import { followedFirst, pathsOf } from "./followedFirst.ts";
import { LandingTiles } from "./LandingTiles.tsx";
import { MarketLine } from "./MarketLine.tsx";
import { purposeOf } from "./purposeOf.ts";

/** Tiles for every screen below an address that is open to the visitor. */
export default function LandingScreen() {
  const text = useText();
  const { trail } = useRoutePlace();
  const { data: visitor } = useQuery(sessionQuery());
  const route = trail.at(-1);
  const followed = pathsOf(visitor?.followed ?? []);
  const tiles = followedFirst(menuFor(route?.subs ?? [], visitor ?? null), followed);
  const across = tiles.find(({ label }) => label === "subvertical");
  const purpose = purposeOf(route?.label);
  if (!route?.label || tiles.length === 0) return <BeingBuiltScreen />;

  return (
    <Page title={text(`menu.${route.label}`)} lead={purpose && text(purpose)}>
      <MarketLine top={trail[0]?.path ?? ""} />
      <LandingTiles routes={tiles.filter((tile) => tile !== across)} across={across} followed={followed} />
    </Page>
  );
}
