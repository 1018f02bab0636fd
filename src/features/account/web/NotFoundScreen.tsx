import { type FormEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { openPalette } from "#ui/palette/openPalette.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import style from "./NotFoundScreen.module.css";

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

/** Looks for what was not found: goes on in the command palette of the home page. */
function NotFoundSearch() {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const search = (event: FormEvent) => {
    event.preventDefault();
    openPalette(words);
    void navigate("/home");
  };

  return (
    <form className={style["search"]} role="search" onSubmit={search}>
      <label htmlFor={id}>{text("account.search")}</label>
      <div>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <ActionButton tone="main" type="submit">
          {text("account.searchButton")}
        </ActionButton>
      </div>
    </form>
  );
}
