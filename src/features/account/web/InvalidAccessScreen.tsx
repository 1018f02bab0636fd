import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { signOut } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

/** A page for those who are signed out, met by someone who is signed in. */
export default function InvalidAccessScreen() {
  const text = useText();
  const { isLogin, status } = useSessionState();
  return (
    <PlainMessage title={text("account.invalidAccess.title")} reason={text("account.invalidAccess.text")}>
      <Link to="/">{text("account.home")}</Link>
      {isLogin && (
        <ActionButton busy={status === "logout"} onClick={() => void signOut()}>
          {text("account.otherAccount")}
        </ActionButton>
      )}
    </PlainMessage>
  );
}
