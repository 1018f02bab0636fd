import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { openPalette } from "#ui/palette/openPalette.ts";
import style from "./NotFoundSearch.module.css";

/** Looks for what was not found: goes on in the command palette of the home page. */
export function NotFoundSearch() {
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
