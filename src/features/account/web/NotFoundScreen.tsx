import { Link } from "react-router";
import { useText } from "#i18n/useText.ts";
import { PlainMessage } from "./PlainMessage.tsx";

/** Where every unknown address ends. */
export default function NotFoundScreen() {
  const text = useText();
  return (
    <PlainMessage title={text("account.notFound.title")} reason={text("account.notFound.text")}>
      <Link to="/">{text("account.home")}</Link>
    </PlainMessage>
  );
}
