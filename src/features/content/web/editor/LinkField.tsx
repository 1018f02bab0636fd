import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { isSafeHref } from "#domain/content/safeHref.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import style from "./Editor.module.css";

interface LinkFieldProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** How addresses begin in every language. */
const USUAL_START = "https://";

/** The address of the link at the cursor: a page of the web, an e-mail address or a path of the app. */
export function LinkField({ editor, onClose }: LinkFieldProps) {
  const text = useText();
  const [address, setAddress] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [wrong, setWrong] = useState(false);
  const link = () => editor.chain().focus().extendMarkRange("link");

  function set(): void {
    const href = address.trim();
    if (!isSafeHref(href)) {
      setWrong(true);
      return;
    }
    if (editor.state.selection.empty && !editor.isActive("link"))
      editor
        .chain()
        .focus()
        .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
        .run();
    else link().setLink({ href }).run();
    onClose();
  }

  return (
    <form
      className={style["link"]}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <label>
        <span>{text("newsroom.toolbar.address")}</span>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press of the person who wants to type in it
          autoFocus
          value={address}
          placeholder={USUAL_START}
          aria-invalid={wrong}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // The dialog around it shall stay.
            event.stopPropagation();
            onClose();
          }}
        />
      </label>
      <ActionButton type="submit">{text("newsroom.toolbar.setLink")}</ActionButton>
      <QuietButton
        onClick={() => {
          link().unsetLink().run();
          onClose();
        }}
      >
        {text("newsroom.toolbar.unlink")}
      </QuietButton>
      {wrong && <p role="alert">{text("newsroom.toolbar.wrongAddress")}</p>}
    </form>
  );
}
