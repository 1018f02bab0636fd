import { Link, useSearchParams } from "react-router";
import { useText } from "#i18n/useText.ts";
import { PlainMessage } from "./PlainMessage.tsx";

/** A page that exists but is not open to this person: which right is missing, and who can give it. */
export default function UnauthorizedScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const missing = search.get("missing") === "role" ? "role-required" : "access-required";
  return (
    <PlainMessage title={text("account.unauthorized.title")} reason={text(`errors.${missing}.why`)}>
      <Link to="/">{text("account.home")}</Link>
    </PlainMessage>
  );
}
