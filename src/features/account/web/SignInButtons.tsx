import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { failureKind } from "#ui/session/failureCode.ts";
import { keepsNothing } from "#ui/session/keepsNothing.ts";
import { signIn, signInByWindow, type SignInChoice } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import type { SignInProvider, SignInWay } from "../contract.ts";
import { consentAddress } from "./consentAddress.ts";
import style from "./SignInButtons.module.css";

interface SignInButtonsProps {
  /** null until the server has named them. */
  readonly providers: readonly SignInProvider[] | null;
  readonly startPath: string;
  /** Called before the person leaves for a provider. */
  readonly onBegin?: () => void;
}

/** A button for each way in, on this page or in a window of its own. */
export function SignInButtons({ providers, startPath, onBegin }: SignInButtonsProps) {
  const text = useText();
  const navigate = useNavigate();
  const [inWindow, setInWindow] = useState(keepsNothing);
  const { status, providerWindow } = useSessionState();
  const ways = providers?.flatMap((provider) => provider.ways.map((way) => ({ provider, way }))) ?? [];
  const busy = providers === null || (status === "login" && providerWindow !== "closed");

  async function enter(provider: SignInProvider, { domainHint }: SignInWay, byWindow: boolean): Promise<void> {
    onBegin?.();
    const choice: SignInChoice = { provider: provider.name, domainHint };
    if (!byWindow) return signIn(startPath, choice);
    if (await signInByWindow(startPath, choice)) await navigate(belowBase(startPath), { replace: true });
  }

  const [usual] = ways;
  const cloud = providers?.find(({ name }) => name === "microsoft");
  return (
    <div className={style["ways"]}>
      {providers === null && (
        <ActionButton tone="main" busy className={style["button"] ?? ""}>
          {text("account.signIn.local")}
        </ActionButton>
      )}
      {ways.map(({ provider, way }, position) => (
        <ActionButton
          key={way.name}
          tone={position === 0 ? "main" : "quiet"}
          className={style["button"] ?? ""}
          busy={busy}
          onClick={() => void enter(provider, way, inWindow)}
        >
          {provider.name === "microsoft" && <MicrosoftMark />}
          {text(`account.signIn.${position > 0 && way.name === "local" ? "localBeside" : way.name}`)}
        </ActionButton>
      ))}
      {!keepsNothing() && (
        <Toggle
          label={text("account.inWindow")}
          hint={text("account.inWindowHint")}
          checked={inWindow}
          onChange={setInWindow}
        />
      )}
      {status === "login" && providerWindow === "open" && (
        <output className={style["hint"]}>{text("account.waiting")}</output>
      )}
      <SignInFailure
        onHere={usual ? () => void enter(usual.provider, usual.way, false) : null}
        consent={cloud ? consentAddress(cloud, location.origin, startPath) : null}
      />
    </div>
  );
}

/** The router adds the base path itself. */
function belowBase(path: string): string {
  const base = import.meta.env.BASE_URL;
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** Microsoft's four squares, as its guidelines ask for beside "sign in". */
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

interface SignInFailureProps {
  /** Signs in without a window; null where there is no way to. */
  readonly onHere: (() => void) | null;
  /** Where an organization allows the product for its people; null where nobody signs in by one. */
  readonly consent: string | null;
}

/** Why the latest sign-in did not work, and what helps. */
function SignInFailure({ onHere, consent }: SignInFailureProps) {
  const text = useText();
  const code = useSessionState(({ failure }) => failure);
  if (code === null) return null;
  const kind = failureKind(code);
  return (
    <Callout tone="alarm" role="alert">
      <p>{text(`account.failure.${kind}`, { code })}</p>
      {kind === "popup-blocked" && onHere && <ActionButton onClick={onHere}>{text("account.here")}</ActionButton>}
      {kind === "consent-missing" && consent !== null && <a href={consent}>{text("account.allow")}</a>}
    </Callout>
  );
}
