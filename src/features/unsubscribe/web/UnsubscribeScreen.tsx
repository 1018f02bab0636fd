import { useState } from "react";
import { Link } from "react-router";
import { changeLocale } from "#language/text.ts";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { useLookedUp } from "#ui/api/useLookedUp.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { useLinkSecret } from "#ui/session/useLinkSecret.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { mailsOfLink, type RegularMails, resubscribe, unsubscribe } from "../contract.ts";

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

interface MailsChoiceProps {
  readonly token: string;
  /** As they were when the page was opened. */
  readonly mails: RegularMails;
}

const ONE_CLICK = { "List-Unsubscribe": "One-Click" } as const;

/** What would end, the button that ends it, and afterwards the one that takes it back. */
function MailsChoice({ token, mails }: MailsChoiceProps) {
  const text = useText();
  const [{ kind, name, state }, setMails] = useState(mails);
  const [wasEnded, setWasEnded] = useState(mails.state === "ended");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  function change(ask: () => Promise<RegularMails>): void {
    setBusy(true);
    setProblem(null);
    ask()
      .then(
        (changed) => {
          setMails(changed);
          setWasEnded((before) => before || changed.state === "ended");
        },
        (reason: unknown) =>
          setProblem(reason instanceof ApiProblem ? reason : new ApiProblem("internal-error", 0, String(reason))),
      )
      .finally(() => setBusy(false));
  }
  const end = () => change(() => callApi(unsubscribe, { params: { token }, body: ONE_CLICK }));
  const takeBack = () => change(() => callApi(resubscribe, { params: { token } }));

  const shown = state === "on" && wasEnded ? "again" : state;
  const reason =
    shown === "on"
      ? `${text(`unsubscribe.kind.${whatEnds(kind, name)}`, { name: name ?? "" })} ${text("unsubscribe.others")}`
      : text(`unsubscribe.${shown}.text`);
  return (
    <div aria-live="polite">
      <PlainMessage title={text(`unsubscribe.${shown}.title`)} reason={reason}>
        {problem && (
          <Callout tone="alarm" role="alert">
            {text(`errors.${problem.code}.what`)}. {text(`errors.${problem.code}.why`)}
          </Callout>
        )}
        {shown === "off" ? (
          <Link to="/">{text("unsubscribe.signIn")}</Link>
        ) : (
          // One and the same button, so that whoever has no mouse stays where the way back is.
          <ActionButton
            tone={shown === "on" ? "main" : "quiet"}
            disabled={busy}
            onClick={state === "ended" ? takeBack : end}
          >
            {text(`unsubscribe.${shown}.submit`)}
          </ActionButton>
        )}
      </PlainMessage>
    </div>
  );
}

function whatEnds(kind: RegularMails["kind"], name: string | null) {
  return (kind === "publication" || kind === "report") && name === null ? (`${kind}Unnamed` as const) : kind;
}
