import { FileButton } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconBulb,
  IconCode,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconSeparator,
  IconTable,
  IconTableMinus,
  type TablerIcon,
} from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "#language/useText.ts";
import { toastUpload } from "../toastUpload.ts";
import { uploadFile } from "../uploadFile.ts";
import style from "./Editor.module.css";
import { LinkField } from "./LinkField.tsx";
import { ToolButton } from "./ToolButton.tsx";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What can be done with the text at the cursor. One stop for the Tab key; arrows lead from button to button. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  // Buttons come and go; the first one is always the one that Tab stops at.
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

/** What can have the focus: an arrow would stay before a button that is off. */
function buttonsOf(bar: HTMLElement | null): HTMLButtonElement[] {
  return [...(bar?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
}

/** Brings a picture and puts it where the cursor stands; its words are asked for below it. */
function ImageButton({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: uploadFile,
    onSuccess: ({ id }) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: "storedImage", attrs: { file: id, alt: "" } })
        .run(),
    onError: (reason) => toastUpload(reason, text),
  });
  return (
    <FileButton accept="image/png,image/jpeg,image/webp,image/gif" onChange={(file) => file && mutate(file)}>
      {({ onClick }) => (
        <ToolButton label={text("newsroom.toolbar.image")} icon={IconPhoto} disabled={isPending} onPress={onClick} />
      )}
    </FileButton>
  );
}

/** A button of the toolbar, its name `newsroom.toolbar.<name>`. */
interface Tool {
  readonly name: ToolName;
  readonly icon: TablerIcon;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isReady?: (editor: Editor) => boolean;
}

type ToolName =
  | "h2"
  | "h3"
  | "bold"
  | "italic"
  | "code"
  | "bulletList"
  | "orderedList"
  | "blockquote"
  | "callout"
  | "rule"
  | "table"
  | "addRow"
  | "removeRow"
  | "addColumn"
  | "removeColumn"
  | "removeTable"
  | "undo"
  | "redo";

const now = (editor: Editor) => editor.chain().focus();

const heading = (name: "h2" | "h3", icon: TablerIcon, level: 2 | 3): Tool => ({
  name,
  icon,
  run: (editor) => now(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

/** What can be done with letters and paragraphs. */
const TEXT_TOOLS: readonly Tool[] = [
  heading("h2", IconH2, 2),
  heading("h3", IconH3, 3),
  {
    name: "bold",
    icon: IconBold,
    run: (editor) => now(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    name: "italic",
    icon: IconItalic,
    run: (editor) => now(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    name: "code",
    icon: IconCode,
    run: (editor) => now(editor).toggleCode().run(),
    isOn: (editor) => editor.isActive("code"),
  },
  {
    name: "bulletList",
    icon: IconList,
    run: (editor) => now(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    name: "orderedList",
    icon: IconListNumbers,
    run: (editor) => now(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "blockquote",
    icon: IconBlockquote,
    run: (editor) => now(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  {
    name: "callout",
    icon: IconBulb,
    run: (editor) => now(editor).toggleWrap("callout").run(),
    isOn: (editor) => editor.isActive("callout"),
  },
  { name: "rule", icon: IconSeparator, run: (editor) => now(editor).setHorizontalRule().run() },
];

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Outside of a table one can be put in; inside there is what can be done with it. */
function tableTools(editor: Editor): readonly Tool[] {
  if (!editor.isActive("table"))
    return [{ name: "table", icon: IconTable, run: (one) => now(one).insertTable(NEW_TABLE).run() }];
  return [
    { name: "addRow", icon: IconRowInsertBottom, run: (one) => now(one).addRowAfter().run() },
    { name: "removeRow", icon: IconRowRemove, run: (one) => now(one).deleteRow().run() },
    { name: "addColumn", icon: IconColumnInsertRight, run: (one) => now(one).addColumnAfter().run() },
    { name: "removeColumn", icon: IconColumnRemove, run: (one) => now(one).deleteColumn().run() },
    { name: "removeTable", icon: IconTableMinus, run: (one) => now(one).deleteTable().run() },
  ];
}

const HISTORY_TOOLS: readonly Tool[] = [
  {
    name: "undo",
    icon: IconArrowBackUp,
    run: (editor) => now(editor).undo().run(),
    isReady: (editor) => editor.can().undo(),
  },
  {
    name: "redo",
    icon: IconArrowForwardUp,
    run: (editor) => now(editor).redo().run(),
    isReady: (editor) => editor.can().redo(),
  },
];
