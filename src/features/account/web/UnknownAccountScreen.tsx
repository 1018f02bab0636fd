import { TextInput } from "@mantine/core";
import { useState } from "react";
import { invitationBody, mailInvitation } from "#features/invitations/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { signOut } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { FormPage } from "./registration/FormPage.tsx";
import { MailSent } from "./registration/MailSent.tsx";
import { RequestForm } from "./registration/RequestForm.tsx";
import style from "./UnknownAccountScreen.module.css";
import { useSending } from "./registration/useSending.ts";

/** Somebody has signed in at a provider, and no person is linked to that account: perhaps she was invited, or has a password here. */
export default function UnknownAccountScreen() {
  const text = useText();
  const { locale } = useFormats();
  const { username } = useSessionState(({ currentUser }) => currentUser);
  const { busy, problem, send } = useSending();
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [faulty, setFaulty] = useState(false);
  const address = username.includes("@") ? username : "";
  const way = (label: string, go: () => void) => <ActionButton onClick={go}>{label}</ActionButton>;

  async function submit(form: FormData): Promise<void> {
    const { data } = invitationBody.safeParse({ email: form.get("email"), language: locale });
    setFaulty(!data);
    if (data && (await send(() => callApi(mailInvitation, { body: data })))) setSentTo(data.email);
  }

  if (asking)
    return (
      <RequestForm microsoft email={address} beside={way(text("registration.wayIn.back"), () => setAsking(false))} />
    );
  if (sentTo !== null) return <MailSent email={sentTo} sentence="wayIn" onAgain={() => setSentTo(null)} />;
  return (
    <FormPage
      title={text("errors.user-unknown.what")}
      lead={text("registration.wayIn.why", { name: username })}
      submit={text("registration.wayIn.submit")}
      busy={busy}
      problem={problem}
      onSubmit={(form) => void submit(form)}
      beside={
        <span className={style["ways"]}>
          {way(text("registration.wayIn.request"), () => setAsking(true))}
          {way(text("shell.signOut"), () => void signOut())}
        </span>
      }
    >
      <TextInput
        name="email"
        type="email"
        label={text("registration.request.email")}
        error={faulty && text("registration.fault.email")}
        defaultValue={address}
        autoComplete="email"
        required
        size="md"
      />
    </FormPage>
  );
}
