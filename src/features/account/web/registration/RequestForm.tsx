import { Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { accessRequestBody, requestAccess } from "#features/access-requests/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FormPage } from "./FormPage.tsx";
import { type InputFault, inputFaults } from "./inputFaults.ts";
import { MailSent } from "./MailSent.tsx";
import { useSending } from "./useSending.ts";

interface RequestFormProps {
  /** Whether people sign in with Microsoft accounts alone. */
  readonly microsoft: boolean;
  /** An address to begin with. */
  readonly email?: string;
  /** What else one may do here; the way back to the sign-in without it. */
  readonly beside?: ReactNode;
}

/** Asks to be let in. */
export function RequestForm({ microsoft, email, beside }: RequestFormProps) {
  const text = useText();
  const { locale } = useFormats();
  const { busy, problem, send } = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, InputFault>>>({});
  const field = (name: "name" | "email" | "organization") => ({
    name,
    label: text(`registration.request.${name}`),
    error: faults[name] && text(`registration.fault.${faults[name]}`),
    required: true,
    size: "md",
  });

  async function submit(form: FormData): Promise<void> {
    const values = { ...Object.fromEntries(form), language: locale };
    const found = inputFaults(accessRequestBody, values);
    setFaults(found);
    const { data } = accessRequestBody.safeParse(values);
    if (!data) return;
    if (await send(() => callApi(requestAccess, { body: data }))) setSentTo(data.email);
  }

  if (sentTo !== null) return <MailSent email={sentTo} sentence="request" onAgain={() => setSentTo(null)} />;
  return (
    <FormPage
      title={text("registration.request.title")}
      lead={`${text("registration.request.lead")}${microsoft ? ` ${text("registration.request.microsoft")}` : ""}`}
      submit={text("registration.request.submit")}
      busy={busy}
      problem={problem}
      onSubmit={(form) => void submit(form)}
      beside={beside ?? <Link to="/login">{text("registration.back")}</Link>}
    >
      <TextInput {...field("name")} autoComplete="name" />
      <TextInput {...field("email")} type="email" defaultValue={email} autoComplete="email" />
      <TextInput {...field("organization")} autoComplete="organization" />
      <Textarea
        name="message"
        label={text("registration.request.message")}
        description={text("registration.request.optional")}
        error={faults["message"] && text(`registration.fault.${faults["message"]}`)}
        autosize
        minRows={3}
        maxRows={10}
        size="md"
      />
    </FormPage>
  );
}
