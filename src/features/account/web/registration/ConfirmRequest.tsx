import { useState } from "react";
import { Link } from "react-router";
import { confirmRequest } from "#features/access-requests/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { FormPage } from "./FormPage.tsx";
import { useSending } from "./useSending.ts";

/** Proves the address of a request. By a click: programs that look through mails open links too, and would use this one up. */
export function ConfirmRequest({ secret }: { readonly secret: string }) {
  const text = useText();
  const { busy, problem, send } = useSending();
  const [done, setDone] = useState(false);

  if (problem?.code === "link-expired") return <ExpiredLink to="/register" />;
  if (done) {
    return (
      <PlainMessage title={text("registration.confirm.done")} reason={text("registration.confirm.doneText")}>
        <Link to="/login">{text("registration.back")}</Link>
      </PlainMessage>
    );
  }
  return (
    <FormPage
      title={text("registration.confirm.title")}
      lead={text("registration.confirm.lead")}
      submit={text("registration.confirm.submit")}
      busy={busy}
      problem={problem}
      onSubmit={() => void send(() => callApi(confirmRequest, { body: { token: secret } })).then(setDone)}
      beside={<Link to="/login">{text("registration.back")}</Link>}
    />
  );
}
