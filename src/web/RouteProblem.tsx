import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import style from "./RouteProblem.module.css";

/** Stands in place of a screen that could not be entered or drawn. */
export function RouteProblem() {
  const reason = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a fault of ours, for whoever looks into it
    if (!(reason instanceof ApiProblem)) console.error(reason);
  }, [reason]);

  return (
    <div className={style["problem"]}>
      <ErrorState reason={reason} onRetry={() => void revalidate()} />
    </div>
  );
}
