import { useQuery } from "@tanstack/react-query";
import { HomeOverview } from "#features/home/web/overview/HomeOverview.tsx";
import { WelcomeInvitation } from "#features/home/web/WelcomeInvitation.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { TourInvitation } from "#ui/tour/TourInvitation.tsx";
import { menuFor } from "../menuFor.ts";
import { useRoutePlace } from "../routeContext.ts";
import { LandingTiles } from "./LandingTiles.tsx";

/** `/home`: the market at a glance, and the ways in that are open to this person. */
export default function HomeScreen() {
  const { routes } = useRoutePlace();
  const { data: visitor } = useQuery(sessionQuery());
  const ways = menuFor(routes, visitor ?? null).filter(({ path }) => path !== "/home");
  const first = visitor?.welcomed === false ? <WelcomeInvitation /> : <TourInvitation />;
  return <HomeOverview first={first} ways={<LandingTiles routes={ways} within />} />;
}
