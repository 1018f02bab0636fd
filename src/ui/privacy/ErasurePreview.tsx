import type { ReactNode } from "react";
import type { Erasure } from "#features/privacy/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./ErasureDialog.module.css";

/** What goes, what stays without the name, what stays as it is, and until when all of it can be undone. */
export function ErasurePreview({ erasure, isOneself }: { readonly erasure: Erasure; readonly isOneself: boolean }) {
  const text = useText();
  const formats = useFormats();
  const counted = (counts: Erasure["goes"]) =>
    counts.map(({ kind, count }) => text(`privacy.kind.${kind}`, { count, number: formats.count(count) }));
  const days = { count: erasure.graceDays };
  return (
    <>
      <p>{text(isOneself ? "privacy.graceMine" : "privacy.grace", days)}</p>
      <Part title={text("privacy.goes")} items={[text("privacy.account"), ...counted(erasure.goes)]} />
      {erasure.nameless.length > 0 && <Part title={text("privacy.nameless")} items={counted(erasure.nameless)} />}
      <Part
        title={text("privacy.stays")}
        items={[text("privacy.staysWords"), text("privacy.staysFigures"), text("privacy.staysBackups")]}
        wide
      />
    </>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly items: readonly string[];
  /** Sentences, one a line. */
  readonly wide?: boolean;
}

function Part({ title, items, wide = false }: PartProps) {
  return (
    <section className={style["part"]}>
      <h3>{title}</h3>
      <ul data-wide={wide || undefined}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
