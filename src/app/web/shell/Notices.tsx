import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useText } from "#language/useText.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { signInHere } from "#ui/session/signInHere.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./Notices.module.css";

/** One line above the screen when sign-in or connection has gone; what is on the screen stays. */
export function Notices() {
  const text = useText();
  const expired = useSessionState((state) => state.expired);
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { isRefetchError } = useQuery(revisionQuery());

  const words = expired
    ? text("shell.expired")
    : online
      ? isRefetchError
        ? text("shell.unreachable")
        : null
      : text("shell.offline");
  return (
    <output>
      {words && (
        <span className={style["notice"]}>
          {words}
          {expired && <ActionButton onClick={() => void signInHere()}>{text("shell.signInAgain")}</ActionButton>}
        </span>
      )}
    </output>
  );
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}
