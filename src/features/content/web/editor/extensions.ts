import { mergeAttributes, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { isSafeHref } from "#domain/content/safeHref.ts";
import { StoredImageView } from "./StoredImageView.tsx";

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
export const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, strike: false, underline: false, link: LINK }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: "paragraph" }),
  TableCell.extend({ content: "paragraph" }),
  Callout,
  StoredImage,
];
