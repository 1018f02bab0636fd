import { type ReactNode, useId } from "react";
import { SectionTexts } from "#ui/content/SectionTexts.tsx";
import { type SectionAction, SectionMenu } from "#ui/figures/SectionMenu.tsx";
import style from "./TextSection.module.css";

interface TextSectionProps {
  /** Its anchor and test hook. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  /** What can be taken away from it; nothing where left out. */
  readonly actions?: () => Promise<readonly SectionAction[]>;
  readonly children: ReactNode;
}

/** A block that is read rather than calculated, with the headline of a block of figures. */
export function TextSection({ name, title, note, actions, children }: TextSectionProps) {
  const heading = useId();
  return (
    <section id={name} data-testid={name} aria-labelledby={heading} className={style["section"]}>
      <div className={style["head"]}>
        <h3 id={heading} className={style["headline"]}>
          {title}
        </h3>
        {actions && <SectionMenu actions={actions} section={title} />}
      </div>
      {note && <p className={style["note"]}>{note}</p>}
      <SectionTexts section={name} />
      {children}
    </section>
  );
}
