import { mergeAttributes, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { EditorContent, ReactNodeViewRenderer, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { isSafeHref } from "#domain/content/safeHref.ts";
import style from "./Editor.module.css";
import { fromTiptap } from "./fromTiptap.ts";
import { StoredImageView } from "./StoredImageView.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { toTiptap } from "./toTiptap.ts";

interface RichTextProps {
  /** What it begins with; later changes of it are not looked at. */
  readonly document: ContentDocument;
  readonly label: string;
  readonly onChange: (document: ContentDocument) => void;
}

/** The text of a piece, written with the keyboard or the toolbar. What it gives is a document of ours, never markup. */
export default function RichText({ document, label, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toTiptap(document),
    // The toolbar shows how the text at the cursor is set.
    shouldRerenderOnTransaction: true,
    // The content security policy allows no styles of others.
    injectCSS: false,
    editorProps: { attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true" } },
    onUpdate: ({ editor: changed }) => onChange(fromTiptap(changed.getJSON())),
  });
  return (
    <div className={style["editor"]}>
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} className={style["text"]} />
    </div>
  );
}

/** A note set apart from the text around it. */
const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  addAttributes: () => ({ tone: { default: "tip", rendered: false } }),
  renderHTML: ({ HTMLAttributes, node }) => [
    "aside",
    mergeAttributes(HTMLAttributes, { "data-callout": String(node.attrs["tone"]) }),
    0,
  ],
});

/** A picture by the id of its stored file. Nothing that is pasted becomes one: a picture must be brought first. */
const StoredImage = Node.create({
  name: "storedImage",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ file: { default: "", rendered: false }, alt: { default: "", rendered: false } }),
  renderHTML: () => ["figure"],
  addNodeView: () => ReactNodeViewRenderer(StoredImageView),
});

const LINK = {
  openOnClick: false,
  autolink: false,
  isAllowedUri: (url: string) => isSafeHref(url),
  HTMLAttributes: { target: null, rel: null },
};

/** What the editor knows: the nodes and marks of documents, and no others. */
const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, strike: false, underline: false, link: LINK }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: "paragraph" }),
  TableCell.extend({ content: "paragraph" }),
  Callout,
  StoredImage,
];
