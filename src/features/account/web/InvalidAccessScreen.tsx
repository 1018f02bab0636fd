import { Link } from "react-router";
import { useText } from "#i18n/useText.ts";
import { PlainMessage } from "./PlainMessage.tsx";

/** A page for those who are signed out, met by someone who is signed in. */
export default function InvalidAccessScreen() {
  const text = useText();
  return (
    <PlainMessage title={text("account.invalidAccess.title")} reason={text("account.invalidAccess.text")}>
      <Link to="/">{text("account.home")}</Link>
    </PlainMessage>
  );
}
