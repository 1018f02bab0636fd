import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { failureKind } from "#ui/session/failureCode.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { Callout } from "#ui/problem/Callout.tsx";

interface SignInFailureProps {
  /** Signs in without a window; null where there is no way to. */
  readonly onHere: (() => void) | null;
  /** Where an organization allows the product for its people; null where nobody signs in by one. */
  readonly consent: string | null;
}

/** Why the latest sign-in did not work, and what helps. */
export function SignInFailure({ onHere, consent }: SignInFailureProps) {
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
