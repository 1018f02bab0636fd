import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { NotFoundSearch } from "./NotFoundSearch.tsx";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";

/** Where every unknown address ends: a search for those who are signed in, and the ways most people want. */
export default function NotFoundScreen() {
  const text = useText();
  const isLogin = useSessionState((state) => state.isLogin);
  return (
    <PlainMessage title={text("account.notFound.title")} reason={text("account.notFound.text")}>
      {isLogin && <NotFoundSearch />}
      <Link to="/">{text("account.home")}</Link>
      {isLogin ? (
        <>
          <Link to="/market-summary">{text("account.links.marketSummary")}</Link>
          <Link to="/vertical">{text("account.links.verticals")}</Link>
          <Link to="/contact">{text("account.links.contact")}</Link>
        </>
      ) : (
        <Link to="/login">{text("account.login")}</Link>
      )}
    </PlainMessage>
  );
}
