import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { useText } from "#i18n/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { signOut } from "#ui/session/session.ts";
import style from "./RouteProblem.module.css";

/** Stands in place of a screen that could not be entered or drawn. */
export function RouteProblem() {
  const text = useText();
  const reason = useRouteError();
  const { revalidate } = useRevalidator();
  const code = problemCode(reason);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a fault of ours, for whoever looks into it
    if (!(reason instanceof ApiProblem)) console.error(reason);
  }, [reason]);

  return (
    <div className={style["problem"]}>
      {code === "user-unknown" || code === "user-disabled" ? (
        // Nothing works with this account, so the way out is to take another one.
        <NoAccess code={code}>
          <ActionButton onClick={() => void signOut()}>{text("shell.signOut")}</ActionButton>
        </NoAccess>
      ) : (
        <ErrorState reason={reason} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}
