import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

/** Where signing out ends. */
export default function LogoutScreen() {
  const text = useText();
  return (
    <PlainMessage title={text("account.signedOut.title")} reason={text("account.signedOut.text")}>
      <Link to="/login">{text("account.signInAgain")}</Link>
    </PlainMessage>
  );
}
