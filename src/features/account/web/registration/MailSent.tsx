import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

interface MailSentProps {
  readonly email: string;
  readonly sentence: "request" | "forgot" | "wayIn";
  readonly onAgain: () => void;
}

/** What everybody is told who gave an address, whether we know it or not. */
export function MailSent({ email, sentence, onAgain }: MailSentProps) {
  const text = useText();
  const reason = `${text(`registration.sent.${sentence}`, { email })} ${text("registration.sent.hint")}`;
  return (
    <PlainMessage title={text("registration.sent.title")} reason={reason}>
      <ActionButton onClick={onAgain}>{text("registration.sent.again")}</ActionButton>
    </PlainMessage>
  );
}
