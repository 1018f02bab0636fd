import type { ResolvedRoute } from "../routeItem.ts";
import { LandingTile } from "./LandingTile.tsx";
import style from "./LandingTiles.module.css";

/** A tile for each way on. */
export function LandingTiles({ routes }: { readonly routes: readonly ResolvedRoute[] }) {
  return (
    <ul className={style["tiles"]}>
      {routes.map((route) => (
        <li key={route.path} className={style["tile"]}>
          <LandingTile route={route} />
        </li>
      ))}
    </ul>
  );
}
