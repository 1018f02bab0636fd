import { useSearchParams } from "react-router";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { signIn } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { startPathFrom } from "#ui/session/startPath.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import type { ClientConfig } from "../contract.ts";
import style from "./LoginScreen.module.css";
import { PlainPage } from "./PlainPage.tsx";
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
        <SignInButton provider={config?.provider ?? null} startPath={startPath} />
      )}
      <div className={style["sample"]}>{config?.sample && <SampleNotice accounts={config.demoAccounts} />}</div>
    </PlainPage>
  );
}

interface SignInButtonProps {
  /** null until the server has said which one. */
  readonly provider: ClientConfig["provider"] | null;
  readonly startPath: string;
}

function SignInButton({ provider, startPath }: SignInButtonProps) {
  const text = useText();
  const { status, failure } = useSessionState();
  return (
    <>
      <ActionButton
        tone="main"
        className={style["button"] ?? ""}
        busy={status === "login" || provider === null}
        onClick={() => void signIn(startPath)}
      >
        {provider === "microsoft" && <MicrosoftMark />}
        {text(`account.signIn.${provider ?? "local"}`)}
      </ActionButton>
      {provider === "microsoft" && <p className={style["hint"]}>{text("account.microsoftHint")}</p>}
      {failure && (
        <p className={style["failure"]} role="alert">
          {text("account.failed", { code: failure })}
        </p>
      )}
    </>
  );
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert">
      <p className={style["failure"]}>{text("account.unavailable")}</p>
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
          <p>{text("account.demoPassword")}</p>
        </>
      )}
    </>
  );
}

function MicrosoftMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path fill="#f25022" d="M0 0h7.5v7.5H0z" />
      <path fill="#7fba00" d="M8.5 0H16v7.5H8.5z" />
      <path fill="#00a4ef" d="M0 8.5h7.5V16H0z" />
      <path fill="#ffb900" d="M8.5 8.5H16V16H8.5z" />
    </svg>
  );
}
