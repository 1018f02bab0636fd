import { useQuery } from "@tanstack/react-query";
import { useText } from "#i18n/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { menuFor } from "../menuFor.ts";
import { useRoutePlace } from "../routeContext.ts";
import type { ResolvedRoute } from "../routeItem.ts";
import { BEING_BUILT } from "../routes/beingBuiltPaths.ts";
import style from "./BeingBuiltScreen.module.css";
import { LandingTiles } from "./LandingTiles.tsx";
import { contentsOf } from "./purposeOf.ts";

/** How many of the screens that exist are offered instead. */
const OFFERED = 3;

/** Says honestly that a screen has no contents yet, what it will hold, and where there is something today. */
export default function BeingBuiltScreen() {
  const text = useText();
  const { trail, routes } = useRoutePlace();
  const { data: visitor } = useQuery(sessionQuery());
  const route = trail.at(-1);
  const contents = contentsOf(route?.label);
  const ready = menuFor(routes, visitor ?? null)
    .filter((other) => isReady(other) && !trail.includes(other))
    .slice(0, OFFERED);

  return (
    <Page title={route?.label ? text(`menu.${route.label}`) : text("landing.being.title")}>
      <section className={style["being"]} data-testid="being-built">
        <p className={style["lead"]}>{text("landing.being.title")}</p>
        {contents && <p>{text(contents)}</p>}
        <p>{text("landing.being.text")}</p>
      </section>
      <h2 className={style["ready"]}>{text("landing.being.ready")}</h2>
      <LandingTiles routes={ready} />
    </Page>
  );
}

const isReady = ({ path, modal }: ResolvedRoute) => !BEING_BUILT.includes(path) && !modal;
