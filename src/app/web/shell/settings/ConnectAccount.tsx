import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { connectAccount } from "#features/invitations/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { loadClientConfig } from "#ui/session/clientConfig.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import style from "./SettingsPanel.module.css";

/** Where people sign in with passwords and with Microsoft accounts: the way from one to both. */
export function ConnectAccount() {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const [both, setBoth] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  useEffect(() => {
    // Without an answer the settings do without this one.
    loadClientConfig().then(
      ({ providers }) => setBoth(providers.length > 1),
      () => undefined,
    );
  }, []);
  if (!both || !session || session.viewAs) return null;

  async function send(): Promise<void> {
    setState("busy");
    try {
      await callApi(connectAccount, {});
      setState("sent");
    } catch (reason) {
      setState("idle");
      toastProblem(reason);
    }
  }
  return (
    <section className={style["group"]}>
      <h3>{text("settings.signIn")}</h3>
      <p className={style["note"]}>{text("settings.connectText")}</p>
      {state === "sent" ? (
        <output>{text("settings.connectSent", { email: session.user.email })}</output>
      ) : (
        <ActionButton busy={state === "busy"} onClick={() => void send()}>
          {text("settings.connectSubmit")}
        </ActionButton>
      )}
    </section>
  );
}
