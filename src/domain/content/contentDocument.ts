/**
 * What the texts of the newsroom are made of: a tree of these nodes and no others. There is no markup in it, so nothing in it can run,
 * and every place that shows it draws the nodes it knows. `checkDocument` lets nothing else in.
 */
export interface ContentDocument {
  readonly type: "doc";
  readonly content: readonly Block[];
}

export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Blockquote
  | TableBlock
  | ImageBlock
  | Callout
  | { readonly type: "rule" };

export interface Paragraph {
  readonly type: "paragraph";
  readonly content: readonly Inline[];
}

export interface Heading {
  readonly type: "heading";
  /** The title of the item is of level 1 and stands apart. */
  readonly level: 2 | 3;
  readonly content: readonly Inline[];
}

export interface BulletList {
  readonly type: "bulletList";
  readonly content: readonly ListItem[];
}

export interface OrderedList {
  readonly type: "orderedList";
  readonly content: readonly ListItem[];
}

export interface ListItem {
  readonly type: "listItem";
  readonly content: readonly Block[];
}

export interface Blockquote {
  readonly type: "blockquote";
  readonly content: readonly Block[];
}

export interface TableBlock {
  readonly type: "table";
  readonly content: readonly TableRow[];
}

export interface TableRow {
  readonly type: "tableRow";
  readonly content: readonly TableCell[];
}

export interface TableCell {
  readonly type: "tableCell";
  /** Whether it names its column or row. */
  readonly header: boolean;
  readonly content: readonly Inline[];
}

export interface ImageBlock {
  readonly type: "image";
  /** The id of a stored file. */
  readonly file: string;
  /** What the picture says, for who does not see it. */
  readonly alt: string;
}

export interface Callout {
  readonly type: "callout";
  readonly tone: CalloutTone;
  readonly content: readonly Block[];
}

export const CALLOUT_TONES = ["note", "tip", "warning"] as const;
export type CalloutTone = (typeof CALLOUT_TONES)[number];

export type Inline = TextNode | { readonly type: "break" };

export interface TextNode {
  readonly type: "text";
  /** Merge fields such as `{{market}}` stand in it as they are. */
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export type Mark =
  | { readonly type: "bold" }
  | { readonly type: "italic" }
  | { readonly type: "code" }
  | { readonly type: "link"; readonly href: string };

export const EMPTY_DOCUMENT: ContentDocument = { type: "doc", content: [] };
