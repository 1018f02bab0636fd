import { Link } from "react-router";
import { changeLocale } from "#language/text.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { useLookedUp } from "#ui/api/useLookedUp.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { useLinkSecret } from "#ui/session/useLinkSecret.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { mailsOfLink } from "../contract.ts";
import { MailsChoice } from "./MailsChoice.tsx";

/** `/unsubscribe#token=…`, from the last line of a mail that comes regularly: what would end, and a button. To open it changes nothing. */
export default function UnsubscribeScreen() {
  const token = useLinkSecret("token");
  return token === null ? <LinkOver /> : <MailsOfLink token={token} />;
}

function MailsOfLink({ token }: { readonly token: string }) {
  const text = useText();
  const { found, problem, retry } = useLookedUp(lookUp, token);
  if (problem?.code === "link-expired" || problem?.code === "invalid-input") return <LinkOver />;
  if (problem)
    return (
      <PlainMessage title={text(`errors.${problem.code}.what`)} reason={text(`errors.${problem.code}.why`)}>
        <ActionButton onClick={retry}>{text("errors.retry")}</ActionButton>
      </PlainMessage>
    );
  return found ? <MailsChoice token={token} mails={found} /> : <LoadingBlock />;
}

/** The page speaks the language of the mail, whatever the browser's. */
async function lookUp(token: string) {
  const mails = await callApi(mailsOfLink, { params: { token } });
  if (mails.language) await changeLocale(mails.language);
  return mails;
}

function LinkOver() {
  const text = useText();
  return (
    <PlainMessage title={text("unsubscribe.over.title")} reason={text("unsubscribe.over.text")}>
      <Link to="/">{text("unsubscribe.signIn")}</Link>
    </PlainMessage>
  );
}
