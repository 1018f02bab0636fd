import type { ReactNode } from "react";
import style from "./TableSection.module.css";

interface TableSectionProps {
  readonly title: string;
  /** What tests find it by. */
  readonly name: string;
  /** What its table measures, in a line under the heading. */
  readonly measure?: string;
  readonly children: ReactNode;
}

/** One section of a page of tables, under its own heading. */
export function TableSection({ title, name, measure, children }: TableSectionProps) {
  return (
    <section className={style["section"]} aria-label={title} data-testid={name}>
      <h2>{title}</h2>
      {measure && <p className={style["measure"]}>{measure}</p>}
      {children}
    </section>
  );
}

interface NotesSectionProps {
  readonly title: string;
  readonly name: string;
  readonly notes: readonly string[];
  /** Links to where more is told. */
  readonly children: ReactNode;
}

/** What has to be known to read the tables above. */
export function NotesSection({ title, name, notes, children }: NotesSectionProps) {
  return (
    <TableSection title={title} name={name}>
      <ul className={style["notes"]}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={style["links"]}>{children}</p>
    </TableSection>
  );
}
