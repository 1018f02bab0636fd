import { useState } from "react";
import { Link } from "react-router";
import { invitation } from "#features/invitations/contract.ts";
import { takeInvitation } from "#features/registration/contract.ts";
import { useText } from "#i18n/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { keepInvitation } from "#ui/session/keptInvitation.ts";
import { PlainMessage } from "../PlainMessage.tsx";
import { LookUpProblem } from "./LookUpProblem.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { PasswordSet } from "./PasswordSet.tsx";
import { useLookedUp } from "./useLookedUp.ts";

const lookUp = (token: string) => callApi(invitation, { body: { token } });

/** An invited person sets up a way to sign in. */
export function TakeInvitation({ secret }: { readonly secret: string }) {
  const text = useText();
  const { found, problem, retry } = useLookedUp(lookUp, secret);
  const [done, setDone] = useState(false);

  if (problem) return <LookUpProblem problem={problem} onRetry={retry} />;
  if (!found) return null;
  const { email, name, customer, ways } = found;
  const title = text("registration.invitation.title", { name });
  if (done) return <PasswordSet title={text("registration.invitation.done")} email={email} />;
  if (!ways.includes("local")) {
    return (
      <PlainMessage title={title} reason={text("registration.invitation.microsoft", { email })}>
        <Link to="/login" onClick={() => keepInvitation(secret)}>
          {text("registration.done.signIn")}
        </Link>
      </PlainMessage>
    );
  }
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
          <Link to="/login" onClick={() => keepInvitation(secret)}>
            {text("registration.invitation.or")}
          </Link>
        )
      }
    />
  );
}
