import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { forgotPassword, passwordResetBody } from "#features/registration/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FormPage } from "./registration/FormPage.tsx";
import { MailSent } from "./registration/MailSent.tsx";
import { PasswordElsewhere } from "./registration/PasswordElsewhere.tsx";
import { useLocalPasswords } from "./registration/useLocalPasswords.ts";
import { useSending } from "./registration/useSending.ts";

/** Has a link to choose a new password mailed. */
export default function ForgotPasswordScreen() {
  const text = useText();
  const { locale } = useFormats();
  const local = useLocalPasswords();
  const { busy, problem, send } = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [faulty, setFaulty] = useState(false);

  async function submit(form: FormData): Promise<void> {
    const { data } = passwordResetBody.safeParse({ email: form.get("email"), language: locale });
    setFaulty(!data);
    if (data && (await send(() => callApi(forgotPassword, { body: data })))) setSentTo(data.email);
  }

  if (!local) return <PasswordElsewhere />;
  if (sentTo !== null) return <MailSent email={sentTo} sentence="forgot" onAgain={() => setSentTo(null)} />;
  return (
    <FormPage
      title={text("registration.forgot.title")}
      lead={text("registration.forgot.lead")}
      submit={text("registration.forgot.submit")}
      busy={busy}
      problem={problem}
      onSubmit={(form) => void submit(form)}
      beside={<Link to="/login">{text("registration.back")}</Link>}
    >
      <TextInput
        name="email"
        type="email"
        label={text("registration.request.email")}
        error={faulty && text("registration.fault.email")}
        autoComplete="email"
        required
        size="md"
      />
    </FormPage>
  );
}
