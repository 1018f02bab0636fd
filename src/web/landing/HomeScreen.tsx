import { useQuery } from "@tanstack/react-query";
import { WelcomeInvitation } from "#features/home/web/WelcomeInvitation.tsx";
import { useText } from "#i18n/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { menuFor } from "../menuFor.ts";
import { useRoutePlace } from "../routeContext.ts";
import { LandingTiles } from "./LandingTiles.tsx";
import { MarketLine } from "./MarketLine.tsx";

/** `/home`: a greeting, and the ways in that are open to this person. */
export default function HomeScreen() {
  const text = useText();
  const { routes } = useRoutePlace();
  const { data: visitor } = useQuery(sessionQuery());
  const ways = menuFor(routes, visitor ?? null).filter(({ path }) => path !== "/home");
  return (
    <Page title={visitor ? text("landing.greeting", { name: visitor.user.name }) : text("menu.home")}>
      {visitor?.welcomed === false && <WelcomeInvitation />}
      <MarketLine top="/home" />
      <LandingTiles routes={ways} />
    </Page>
  );
}
