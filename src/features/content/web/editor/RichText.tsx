import { EditorContent, useEditor } from "@tiptap/react";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import style from "./Editor.module.css";
import { EXTENSIONS } from "./extensions.ts";
import { fromTiptap } from "./fromTiptap.ts";
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
