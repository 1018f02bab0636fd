import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

/** A mailed link that works no more, and where a new one is had. */
export function ExpiredLink({ to }: { readonly to: "/register" | "/forgot-password" }) {
  const text = useText();
  return (
    <PlainMessage title={text("registration.expired.title")} reason={text("registration.expired.text")}>
      <Link to={to}>{text("registration.expired.submit")}</Link>
      <Link to="/login">{text("registration.back")}</Link>
    </PlainMessage>
  );
}
