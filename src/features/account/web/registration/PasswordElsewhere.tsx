import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

/** Microsoft's own pages for a forgotten password, by kind of account. */
const RESET_PAGES = {
  work: "https://passwordreset.microsoftonline.com/",
  personal: "https://account.live.com/password/reset",
} as const;

/** Where no passwords are kept here: who keeps them, and the way there. */
export function PasswordElsewhere() {
  const text = useText();
  return (
    <PlainMessage title={text("registration.elsewhere.title")} reason={text("registration.elsewhere.text")}>
      <a href={RESET_PAGES.work}>{text("registration.elsewhere.work")}</a>
      <a href={RESET_PAGES.personal}>{text("registration.elsewhere.personal")}</a>
      <Link to="/login">{text("registration.back")}</Link>
    </PlainMessage>
  );
}
