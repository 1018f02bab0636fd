import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { startPathFrom } from "#ui/session/startPath.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import style from "./LoginScreen.module.css";
import { PlainPage } from "#ui/shell/PlainPage.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { SignInButtons } from "./SignInButtons.tsx";
import { useClientConfig } from "./useClientConfig.ts";

/** The front door: what this is, how to get in, and honestly so when the figures are made up. */
export default function LoginScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const startPath = startPathFrom(search.get("next")) ?? import.meta.env.BASE_URL;
  const { config, failed, retry } = useClientConfig();

  return (
    <PlainPage title={text("account.login")}>
      <h1 className={style["claim"]}>{text("account.claim")}</h1>
      <p className={style["scope"]}>{text("account.scope")}</p>
      {failed ? (
        <Unavailable onRetry={retry} />
      ) : (
        <SignInButtons providers={config?.providers ?? null} startPath={startPath} />
      )}
      <p className={style["request"]}>
        {text("account.noAccess")} <a href={`${import.meta.env.BASE_URL}register`}>{text("account.requestAccess")}</a>
      </p>
      <p className={style["request"]}>
        <a href={`${import.meta.env.BASE_URL}accessibility`}>{text("account.accessibility")}</a>
      </p>
      <div className={style["sample"]}>{config?.sample && <SampleNotice accounts={config.demoAccounts} />}</div>
    </PlainPage>
  );
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert" className={style["unavailable"]}>
      <Callout tone="alarm">{text("account.unavailable")}</Callout>
      <ActionButton onClick={onRetry}>{text("errors.retry")}</ActionButton>
    </div>
  );
}

function SampleNotice({ accounts }: { readonly accounts: readonly string[] }) {
  const text = useText();
  return (
    <>
      <SampleBadge />
      {accounts.length > 0 && (
        <>
          <p>{text("account.demo")}</p>
          <ul>
            {accounts.map((account) => (
              <li key={account}>{account}</li>
            ))}
          </ul>
          <p>
            {text("account.demoPassword")} {text("account.demoTour")}
          </p>
        </>
      )}
    </>
  );
}
