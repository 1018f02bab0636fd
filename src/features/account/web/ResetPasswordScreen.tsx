import { useState } from "react";
import { Link } from "react-router";
import type { EndedKeys } from "#domain/access/endedKeys.ts";
import { passwordLink, resetPassword } from "#features/registration/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { KeysToEnd } from "./registration/KeysToEnd.tsx";
import { LookUpProblem } from "./registration/LookUpProblem.tsx";
import { NewPassword } from "./registration/NewPassword.tsx";
import { PasswordElsewhere } from "./registration/PasswordElsewhere.tsx";
import { PasswordSet } from "./registration/PasswordSet.tsx";
import { useLinkSecret } from "#ui/session/useLinkSecret.ts";
import { useLocalPasswords } from "./registration/useLocalPasswords.ts";
import { useLookedUp } from "#ui/api/useLookedUp.ts";

/** Chooses a new password by a mailed link. */
export default function ResetPasswordScreen() {
  const text = useText();
  const secret = useLinkSecret("token");
  const local = useLocalPasswords();
  if (!local) return <PasswordElsewhere />;
  if (secret) return <Reset secret={secret} />;
  return (
    <PlainMessage title={text("registration.reset.title")} reason={text("registration.reset.without")}>
      <Link to="/forgot-password">{text("registration.forgot.submit")}</Link>
    </PlainMessage>
  );
}

const lookUp = (token: string) => callApi(passwordLink, { body: { token } });

function Reset({ secret }: { readonly secret: string }) {
  const text = useText();
  const { found, problem, retry } = useLookedUp(lookUp, secret);
  const [done, setDone] = useState(false);
  const [endKeys, setEndKeys] = useState<EndedKeys>("all");

  if (problem) return <LookUpProblem problem={problem} onRetry={retry} />;
  if (!found) return null;
  const { email } = found;
  if (done) return <PasswordSet title={text("registration.reset.done")} email={email} />;
  return (
    <NewPassword
      title={text("registration.reset.title")}
      lead={text("registration.reset.lead", { email })}
      submit={text("registration.reset.submit")}
      owner={found}
      save={(password) => callApi(resetPassword, { body: { token: secret, password, endKeys } })}
      onSaved={() => setDone(true)}
    >
      <KeysToEnd keys={found.apiKeys} chosen={endKeys} onChoose={setEndKeys} />
    </NewPassword>
  );
}
