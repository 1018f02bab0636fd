import { IconLink } from "@tabler/icons-react";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "#language/useText.ts";
import style from "./Editor.module.css";
import { ImageButton } from "./ImageButton.tsx";
import { LinkField } from "./LinkField.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { HISTORY_TOOLS, TEXT_TOOLS, type Tool, tableTools } from "./tools.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What can be done with the text at the cursor. One stop for the Tab key; arrows lead from button to button. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  // Buttons come and go; the first one that can be pressed is always the one that Tab stops at.
  useEffect(() => buttonsOf(bar.current).forEach((button, at) => (button.tabIndex = at === 0 ? 0 : -1)));

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const step = STEPS[event.key];
    const buttons = buttonsOf(bar.current);
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  }

  const button = ({ name, icon, run, isOn, isReady }: Tool) => (
    <ToolButton
      key={name}
      label={text(`newsroom.toolbar.${name}`)}
      icon={icon}
      on={isOn?.(editor)}
      disabled={isReady?.(editor) === false}
      onPress={() => run(editor)}
    />
  );
  return (
    <>
      <div
        ref={bar}
        className={style["toolbar"]}
        role="toolbar"
        tabIndex={-1}
        aria-label={text("newsroom.toolbar.label")}
        onKeyDown={move}
      >
        {TEXT_TOOLS.map(button)}
        <ToolButton
          label={text("newsroom.toolbar.link")}
          icon={IconLink}
          on={editor.isActive("link")}
          onPress={() => setLinking((open) => !open)}
        />
        <ImageButton editor={editor} />
        {tableTools(editor).map(button)}
        {HISTORY_TOOLS.map(button)}
      </div>
      {linking && <LinkField editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

function buttonsOf(bar: HTMLElement | null): HTMLButtonElement[] {
  return [...(bar?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
}
