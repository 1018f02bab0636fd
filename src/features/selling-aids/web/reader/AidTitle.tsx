import type { ReactNode } from "react";
import type { AidType } from "#domain/content/contentKind.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./AidReader.module.css";

interface AidTitleProps {
  readonly aid: { readonly type: AidType; readonly title: string; readonly summary: string; readonly language: Locale };
  /** Whether the reader's organisation brought it itself. */
  readonly own: boolean;
  /** The rank of its title in the page. */
  readonly heading: "h1" | "h3";
  /** What is known of it beside, each a span. */
  readonly children: ReactNode;
}

/** What an aid is: its kind, its title, what it is for, and what is known of it. */
export function AidTitle({ aid, own, heading: Heading, children }: AidTitleProps) {
  const text = useText();
  const { locale } = useFormats();
  const language = aid.language === locale ? undefined : aid.language;
  return (
    <>
      <p className={style["type"]}>
        {text(`sellingAids.type.${aid.type}`)}
        {own && <> · {text("sellingAids.team.badge")}</>}
      </p>
      <Heading className={style["title"]} lang={language}>
        {aid.title}
      </Heading>
      <p className={style["summary"]} lang={language}>
        {aid.summary}
      </p>
      <p className={style["facts"]}>{children}</p>
    </>
  );
}
