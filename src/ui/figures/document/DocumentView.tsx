import { memo } from "react";
import type { ReportDocument, ReportSection } from "#documents/document.ts";
import { useScrollspy } from "#ui/state/useScrollspy.ts";
import style from "./Document.module.css";
import { DocumentPart } from "./DocumentPart.tsx";

interface DocumentViewProps {
  readonly document: ReportDocument;
  /** Whether the page is about nothing else, so that its title is the page's. */
  readonly titlesPage?: true;
}

/** A document on a screen: what its files say, in their order. */
export const DocumentView = memo(function DocumentView({ document, titlesPage }: DocumentViewProps) {
  const { title, subject, about, brand, sections } = document;
  const Title = titlesPage ? "h1" : "p";
  return (
    <article className={style["document"]} lang={document.locale} data-testid="document">
      <header className={style["head"]}>
        <p className={style["brand"]}>{brand.organisation ?? brand.product}</p>
        <Title className={style["title"]}>{title}</Title>
        <p className={style["subject"]}>{subject}</p>
        {about.client !== null && <p className={style["client"]}>{about.client}</p>}
        {about.sample && (
          <p className={style["sample"]}>
            <strong>{about.sample.badge}</strong> {about.sample.sentence}
          </p>
        )}
      </header>
      {sections.map((section, at) => (
        <Section key={section.id} section={section} number={at + 1} document={document} />
      ))}
    </article>
  );
});

interface SectionProps {
  readonly section: ReportSection;
  readonly number: number;
  readonly document: ReportDocument;
}

function Section({ section: { id, title, parts }, number, document }: SectionProps) {
  const anchor = sectionAnchor(id);
  useScrollspy(anchor, title);
  // What a heading of the section's own names is one step below it, and so are its figures.
  const firstNamed = parts.findIndex((part) => part.kind === "keyFigures" && part.title !== undefined);
  return (
    <section aria-labelledby={anchor} className={style["section"]} data-testid={`section-${id}`}>
      <h2 id={anchor} tabIndex={-1} className={style["sectionTitle"]}>
        <span className={style["number"]}>{number}</span> {title}
      </h2>
      {parts.map((part, at) => (
        // Parts have no names, and a document keeps them in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <DocumentPart key={at} part={part} locale={document.locale} deep={firstNamed >= 0 && at > firstNamed} />
      ))}
    </section>
  );
}

/** The id of a section's heading on the page. */
export function sectionAnchor(id: string): string {
  return `report-${id}`;
}
