import type { TemplateCheck } from "#domain/deckTemplates/checkMapping.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./Templates.module.css";

/** What may look bad in a deck, each with what to do about it. */
export function ChecksList({ checks }: { readonly checks: readonly TemplateCheck[] }) {
  const text = useText();
  const formats = useFormats();
  const told = (check: TemplateCheck): string => {
    switch (check.code) {
      case "font-rare":
        return text("deckTemplates.check.font-rare", { font: check.font });
      case "size-odd": {
        const inches = (value: number) => formats.count(Math.round(value * 10) / 10);
        return text("deckTemplates.check.size-odd", { width: inches(check.width), height: inches(check.height) });
      }
      case "colours-near":
        return text("deckTemplates.check.colours-near", { first: check.first, second: check.second });
      case "colour-faint":
        return text("deckTemplates.check.colour-faint", { accent: check.accent });
      default:
        return text(`deckTemplates.check.${check.code}`, { kind: text(`deckTemplates.kind.${check.kind}`) });
    }
  };
  if (checks.length === 0) return <p className={style["fine"]}>{text("deckTemplates.fine")}</p>;
  return (
    <ul className={style["checks"]} aria-label={text("deckTemplates.checks")} data-testid="template-checks">
      {checks.map((check) => {
        const sentence = told(check);
        return <li key={sentence}>{sentence}</li>;
      })}
    </ul>
  );
}
