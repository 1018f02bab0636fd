import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { useSessionState } from "#ui/session/sessionState.ts";
import { useAppState } from "#ui/state/appState.ts";
import style from "./Arriving.module.css";
import { BASE_PATH, pathBelow } from "./basePath.ts";
import { routeAt } from "./routes/resolvedRoutes.ts";
import { showsFigures } from "./routes/showsFigures.ts";

/** Holds the place of frame and screen while the first of them load; who is not signed in yet sees paper until the door stands. */
export function Arriving() {
  const isLogin = useSessionState((state) => state.isLogin);
  const { attrMobile, menuPadding, placementStatus } = useAppState(({ menu }) => menu);
  const route = routeAt(pathBelow(BASE_PATH, location.pathname));
  if (!isLogin || !route || route.noLayout) return null;
  return (
    <div style={{ paddingLeft: menuPadding }}>
      {!attrMobile && menuPadding > 0 && <div className={style["column"]} style={{ width: menuPadding }} />}
      <div className={style["bar"]} />
      {!attrMobile && placementStatus.placement === "horizontal" && <div className={style["menu"]} />}
      <ScreenSkeleton figures={showsFigures(route)} />
    </div>
  );
}
