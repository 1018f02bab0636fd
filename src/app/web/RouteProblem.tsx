import { Suspense, useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { type ExplainedCode, problemCode } from "#ui/problem/problemCode.ts";
import { WithinShell } from "#ui/shell/PlainPage.tsx";
import { signOut } from "#ui/session/session.ts";
import { registration } from "#ui/route/screen.ts";
import style from "./RouteProblem.module.css";

const ACCOUNT_REFUSALS: readonly ExplainedCode[] = ["user-disabled", "tenant-not-allowed", "subscription-ended"];

const UnknownAccount = registration(() => import("#features/account/web/UnknownAccountScreen.tsx"));

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

  if (code === "user-unknown") {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <WithinShell value>
          <UnknownAccount.Component />
        </WithinShell>
      </Suspense>
    );
  }
  // Nothing works with this account, so the way out is to take another one.
  if (ACCOUNT_REFUSALS.includes(code)) {
    return (
      <div className={style["refusal"]}>
        <h1>{text(`errors.${code}.what`)}</h1>
        <p>{text(`errors.${code}.why`)}</p>
        <ActionButton onClick={() => void signOut()}>{text("shell.signOut")}</ActionButton>
      </div>
    );
  }
  const silent = code === "offline" || code === "unreachable";
  return (
    <div className={style["problem"]}>
      <ErrorState reason={reason} onRetry={silent ? reloadOnceAnswered : () => void revalidate()} />
    </div>
  );
}

/** What failed to load stays failed until the page is loaded anew. While nobody answers, the page stays as it is. */
function reloadOnceAnswered(): void {
  const answered = fetch(location.href, { method: "HEAD" }).then(({ ok }) => ok);
  void answered.catch(() => false).then((ok) => ok && location.reload());
}
