import { useState } from "react";
import { invitation } from "#features/invitations/contract.ts";
import { takeInvitation } from "#features/registration/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { useLookedUp } from "#ui/api/useLookedUp.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { keepInvitation } from "#ui/session/keptInvitation.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { SignInButtons } from "../SignInButtons.tsx";
import { useClientConfig } from "../useClientConfig.ts";
import { LookUpProblem } from "./LookUpProblem.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { PasswordSet } from "./PasswordSet.tsx";

const lookUp = (token: string) => callApi(invitation, { body: { token } });

/** An invited person sets up a way to sign in. */
export function TakeInvitation({ secret }: { readonly secret: string }) {
  const text = useText();
  const { found, problem, retry } = useLookedUp(lookUp, secret);
  const [done, setDone] = useState(false);
  const [byMicrosoft, setByMicrosoft] = useState(false);

  if (problem) return <LookUpProblem problem={problem} onRetry={retry} />;
  if (!found) return null;
  const { email, name, customer, ways, active } = found;
  if (active)
    return (
      <TakeByMicrosoft
        secret={secret}
        title={text("registration.invitation.connectTitle")}
        reason={text("registration.invitation.connect", { email })}
      />
    );
  const title = text("registration.invitation.title", { name });
  if (done) return <PasswordSet title={text("registration.invitation.done")} email={email} />;
  if (byMicrosoft || !ways.includes("local"))
    return (
      <TakeByMicrosoft
        secret={secret}
        title={title}
        reason={text("registration.invitation.microsoft", { customer, email })}
      />
    );
  return (
    <NewPassword
      title={title}
      lead={text("registration.invitation.lead", { customer, email })}
      submit={text("registration.invitation.submit")}
      owner={found}
      save={(password) => callApi(takeInvitation, { body: { token: secret, password } })}
      onSaved={() => setDone(true)}
      beside={
        ways.includes("microsoft") && (
          <ActionButton onClick={() => setByMicrosoft(true)}>{text("registration.invitation.or")}</ActionButton>
        )
      }
    />
  );
}

interface TakeByMicrosoftProps {
  /** The invitation's, which links the account that the person then signs in with. */
  readonly secret: string;
  readonly title: string;
  readonly reason: string;
}

/** An invited person signs in with an account that exists already, of whatever address. */
function TakeByMicrosoft({ secret, title, reason }: TakeByMicrosoftProps) {
  const { config } = useClientConfig();
  const providers = config?.providers.filter(({ name }) => name === "microsoft") ?? null;
  return (
    <PlainMessage title={title} reason={reason}>
      <SignInButtons
        providers={providers}
        startPath={import.meta.env.BASE_URL}
        onBegin={() => keepInvitation(secret)}
      />
    </PlainMessage>
  );
}
