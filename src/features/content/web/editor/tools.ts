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
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconSeparator,
  IconTable,
  IconTableMinus,
  type TablerIcon,
} from "@tabler/icons-react";
import type { Editor } from "@tiptap/react";

/** A button of the toolbar, its name `newsroom.toolbar.<name>`. */
export interface Tool {
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
export const TEXT_TOOLS: readonly Tool[] = [
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
export function tableTools(editor: Editor): readonly Tool[] {
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

export const HISTORY_TOOLS: readonly Tool[] = [
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
