import { Suspense } from "react";
import { Outlet } from "react-router";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { useRouteChange } from "./useRouteChange.ts";

/** Stands around every route, in the shell or not. */
export function RouteRoot() {
  useRouteChange();
  return (
    <Suspense fallback={<LoadingBlock />}>
      <Outlet />
    </Suspense>
  );
}
