import { useState } from "react";
import { invitation } from "#features/invitations/contract.ts";
import { takeInvitation } from "#features/registration/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LookUpProblem } from "./LookUpProblem.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { PasswordSet } from "./PasswordSet.tsx";
import { TakeByMicrosoft } from "./TakeByMicrosoft.tsx";
import { useLookedUp } from "#ui/api/useLookedUp.ts";

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
