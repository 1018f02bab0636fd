import { Fragment, type ReactNode } from "react";
import type { Block, ContentDocument, TableBlock } from "#domain/content/contentDocument.ts";
import { documentOutline, isHeading } from "#domain/content/documentOutline.ts";
import { ScrollFrame } from "../look/ScrollFrame.tsx";
import style from "./ContentBody.module.css";
import { ContentImage } from "./ContentImage.tsx";
import { ContentWords } from "./ContentWords.tsx";

/* Blocks of a document never change their order while it is shown, so their place tells them apart. */
/* oxlint-disable react/no-array-index-key */

interface ContentBodyProps {
  readonly body: ContentDocument;
  /** The language it is written in, for hyphens and for who hears it. */
  readonly language: string;
  /** The level of the heading it stands under; the title of the page without it. Only there headings can be jumped to. */
  readonly under?: 1 | 2 | 3;
  /** Small where it stands beside other things. */
  readonly size?: "reading" | "small";
}

/** A text of the newsroom as it is read. Headings of the second level stand one below what it stands under. */
export function ContentBody({ body, language, under = 1, size = "reading" }: ContentBodyProps) {
  const ids = under === 1 ? documentOutline(body).map(({ id }) => id) : [];
  const headings = body.content.filter(isHeading);
  return (
    <div className={style["body"]} data-size={size} lang={language}>
      {body.content.map((block, at) =>
        isHeading(block) ? (
          <HeadingOf key={at} level={block.level + under - 1} id={ids[headings.indexOf(block)]}>
            <ContentWords content={block.content} />
          </HeadingOf>
        ) : (
          <ContentBlock key={at} block={block} />
        ),
      )}
    </div>
  );
}

const HEADINGS = ["h2", "h3", "h4", "h5"] as const;

interface HeadingOfProps {
  readonly level: number;
  readonly id: string | undefined;
  readonly children: ReactNode;
}

function HeadingOf({ level, id, children }: HeadingOfProps) {
  const Tag = HEADINGS[level - 2] ?? "h5";
  return (
    <Tag id={id} tabIndex={-1}>
      {children}
    </Tag>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <ContentBlock key={at} block={block} />);
}

function ContentBlock({ block }: { readonly block: Block }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <ContentWords content={block.content} />
        </p>
      );
    case "heading":
      return (
        <HeadingOf level={3} id={undefined}>
          <ContentWords content={block.content} />
        </HeadingOf>
      );
    case "bulletList":
    case "orderedList": {
      const Tag = block.type === "bulletList" ? "ul" : "ol";
      return (
        <Tag>
          {block.content.map(({ content }, at) => (
            <li key={at}>
              <Blocks blocks={content} />
            </li>
          ))}
        </Tag>
      );
    }
    case "blockquote":
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case "callout":
      return (
        <div role="note" className={style["callout"]} data-tone={block.tone}>
          <Blocks blocks={block.content} />
        </div>
      );
    case "table":
      return <ContentTable table={block} />;
    case "image":
      return <ContentImage file={block.file} alt={block.alt} />;
    default:
      return <hr />;
  }
}

function ContentTable({ table }: { readonly table: TableBlock }) {
  const [head, ...rest] = table.content;
  const hasHead = head?.content.every(({ header }) => header) ?? false;
  const rows = hasHead ? rest : table.content;
  return (
    <ScrollFrame className={style["table"]}>
      <table>
        {hasHead && (
          <thead>
            <tr>
              {head?.content.map((cell, at) => (
                <th key={at} scope="col">
                  <ContentWords content={cell.content} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.content.map((cell, place) => (
                <Fragment key={place}>
                  {cell.header ? (
                    <th scope="row">
                      <ContentWords content={cell.content} />
                    </th>
                  ) : (
                    <td>
                      <ContentWords content={cell.content} />
                    </td>
                  )}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
