import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { LandingTile } from "./LandingTile.tsx";
import style from "./LandingTiles.module.css";

interface LandingTilesProps {
  readonly routes: readonly ResolvedRoute[];
  /** A way to all of them at once, above them and as wide as they are together. */
  readonly across?: ResolvedRoute | undefined;
  /** Paths of the ways that are marked as followed. */
  readonly followed?: ReadonlySet<string>;
}

/** A tile for each way on. */
export function LandingTiles({ routes, across, followed }: LandingTilesProps) {
  return (
    <ul className={style["tiles"]}>
      {across && (
        <li className={`${style["tile"]} ${style["across"]}`}>
          <LandingTile route={across} />
        </li>
      )}
      {routes.map((route) => (
        <li key={route.path} className={style["tile"]}>
          <LandingTile route={route} followed={followed?.has(route.path)} />
        </li>
      ))}
    </ul>
  );
}
