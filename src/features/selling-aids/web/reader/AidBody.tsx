import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Block, ContentDocument, Inline, Mark, TableBlock } from "#domain/content/contentDocument.ts";
import { isAppPath, isSafeHref } from "#domain/content/safeHref.ts";
import { type MergeField, mergePieces, type MergeValues } from "#domain/sellingAids/mergeFields.ts";
import style from "./AidBody.module.css";

interface AidBodyProps {
  readonly body: ContentDocument;
  /** Null leaves fields open. */
  readonly values: MergeValues | null;
  /** What a filled field says of itself. */
  readonly explain: (field: MergeField) => string;
}

type Merging = Omit<AidBodyProps, "body">;

// The nodes of a document have no names, and it keeps them in their order.
/* oxlint-disable react/no-array-index-key */

/** The text of an aid as its readers see it, with what was merged marked. Every node is drawn from what is known; there is no markup. */
export function AidBody({ body, ...merging }: AidBodyProps) {
  return <div className={style["body"]}>{blocks(body.content, merging)}</div>;
}

function blocks(content: readonly Block[], merging: Merging): ReactNode {
  return content.map((block, at) => <Fragment key={at}>{drawBlock(block, merging)}</Fragment>);
}

function drawBlock(block: Block, merging: Merging): ReactNode {
  switch (block.type) {
    case "heading":
      return block.level === 2 ? (
        <h2>{inlines(block.content, merging)}</h2>
      ) : (
        <h3>{inlines(block.content, merging)}</h3>
      );
    case "paragraph":
      return <p>{inlines(block.content, merging)}</p>;
    case "bulletList":
      return (
        <ul>
          {block.content.map(({ content }, at) => (
            <li key={at}>{blocks(content, merging)}</li>
          ))}
        </ul>
      );
    case "orderedList":
      return (
        <ol>
          {block.content.map(({ content }, at) => (
            <li key={at}>{blocks(content, merging)}</li>
          ))}
        </ol>
      );
    case "blockquote":
      return <blockquote>{blocks(block.content, merging)}</blockquote>;
    case "callout":
      return <aside data-tone={block.tone}>{blocks(block.content, merging)}</aside>;
    case "table":
      return <BodyTable table={block} merging={merging} />;
    case "rule":
      return <hr />;
    default:
      // Pictures stand in the newsroom's own readers; their words are what matters here.
      return <p>{block.alt}</p>;
  }
}

function BodyTable({ table, merging }: { readonly table: TableBlock; readonly merging: Merging }) {
  return (
    <div className={style["table"]}>
      <table>
        <tbody>
          {table.content.map((row, at) => (
            <tr key={at}>
              {row.content.map((cell, place) =>
                cell.header ? (
                  <th key={place} scope={at === 0 ? "col" : "row"}>
                    {inlines(cell.content, merging)}
                  </th>
                ) : (
                  <td key={place}>{inlines(cell.content, merging)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inlines(content: readonly Inline[], merging: Merging): ReactNode {
  return content.map((inline, at) =>
    inline.type === "break" ? (
      <br key={at} />
    ) : (
      <Fragment key={at}>{marked(merged(inline.text, merging), inline.marks ?? [])}</Fragment>
    ),
  );
}

/** A text with its fields filled, each of them marked and with a word about it. */
function merged(text: string, { values, explain }: Merging): ReactNode {
  return mergePieces(text).map((piece, at) => {
    if (!("field" in piece)) return <Fragment key={at}>{piece.text}</Fragment>;
    return values ? (
      <span key={at} className={style["filled"]} title={explain(piece.field)} data-field={piece.field}>
        {values[piece.field]}
      </span>
    ) : (
      <span key={at}>{`{{${piece.field}}}`}</span>
    );
  });
}

function marked(text: ReactNode, marks: readonly Mark[]): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    switch (mark.type) {
      case "bold":
        return <strong>{inner}</strong>;
      case "italic":
        return <em>{inner}</em>;
      case "code":
        return <code>{inner}</code>;
      default:
        return link(mark.href, inner);
    }
  }, text);
}

function link(href: string, inner: ReactNode): ReactNode {
  if (isAppPath(href)) return <Link to={href}>{inner}</Link>;
  if (!isSafeHref(href)) return inner;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inner}
    </a>
  );
}
