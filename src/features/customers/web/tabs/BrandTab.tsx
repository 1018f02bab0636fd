import { useText } from "#language/useText.ts";
import { ColourField } from "#ui/form/ColourField.tsx";
import { isReadableOnPaper } from "../contrast.ts";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";
import { FileHead } from "./FileHead.tsx";
import { TemplateField } from "../templates/TemplateField.tsx";
import { LogoField } from "./LogoField.tsx";

/** How the customer's files look: logo and colours, with a file's head as it will be. */
export function BrandTab({ draft }: TabProps) {
  const text = useText();
  const { settings, set, errors } = draft;
  const warning = (colour: string | null) => (isReadableOnPaper(colour) ? undefined : text("customers.brand.faint"));
  return (
    <div className={style["form"]}>
      <FileHead draft={draft} />
      <LogoField draft={draft} />
      <div className={style["pair"]}>
        <ColourField
          label={text("customers.brand.colour")}
          hint={text("customers.brand.colourHint")}
          error={errors["brandColour"] ?? warning(settings.brandColour)}
          value={settings.brandColour}
          onChange={(brandColour) => set({ brandColour })}
        />
        <ColourField
          label={text("customers.brand.accent")}
          hint={text("customers.brand.accentHint")}
          error={errors["brandAccent"] ?? warning(settings.brandAccent)}
          value={settings.brandAccent}
          onChange={(brandAccent) => set({ brandAccent })}
        />
      </div>
      <TemplateField customer={draft.customer.id} />
    </div>
  );
}
