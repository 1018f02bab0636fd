import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

/** After a new password: the way to sign in with it. */
export function PasswordSet({ title, email }: { readonly title: string; readonly email: string }) {
  const text = useText();
  return (
    <PlainMessage title={title} reason={text("registration.done.text", { email })}>
      <Link to="/login">{text("registration.done.signIn")}</Link>
    </PlainMessage>
  );
}
