import { createContext, type ReactNode, use } from "react";
import { Link } from "react-router";
import type { Inline, Mark } from "#domain/content/contentDocument.ts";
import { isAppPath, isSafeHref } from "#domain/content/safeHref.ts";

/** How a run of letters is drawn: as it is, unless who shows a text knows more about it. */
export const TextDrawing = createContext<(letters: string) => ReactNode>((letters) => letters);

/** Words of a text with what is marked in them. A link to a screen stays in the app; one to elsewhere opens beside it. */
export function ContentWords({ content }: { readonly content: readonly Inline[] }) {
  return content.map((inline, at) => {
    // Words never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    if (inline.type === "break") return <br key={at} />;
    // oxlint-disable-next-line react/no-array-index-key
    return <Marked key={at} marks={inline.marks ?? []} text={inline.text} />;
  });
}

function Marked({ marks, text }: { readonly marks: readonly Mark[]; readonly text: string }): ReactNode {
  const draw = use(TextDrawing);
  return marks.reduceRight<ReactNode>((inner, mark) => wearing(mark, inner), draw(text));
}

function wearing(mark: Mark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "code":
      return <code>{inner}</code>;
    default:
      return <LinkTo href={mark.href}>{inner}</LinkTo>;
  }
}

function LinkTo({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (isAppPath(href)) return <Link to={href}>{children}</Link>;
  if (!isSafeHref(href)) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
