import { sectionAnchor } from "#blocks/document/DocumentView.tsx";
import { useText } from "#i18n/useText.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import style from "./MarketReport.module.css";

interface PartPickerProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The contents where there is no room for the list of them beside the page. */
export function PartPicker({ sections }: PartPickerProps) {
  const text = useText();
  return (
    <div className={style["parts"]}>
      <SmallSelect
        aria-label={text("marketReport.contents")}
        value=""
        onChange={({ currentTarget }) => document.getElementById(sectionAnchor(currentTarget.value))?.scrollIntoView()}
      >
        <option value="">{text("marketReport.contents")}</option>
        {sections.map(({ id, title }, at) => (
          <option key={id} value={id}>
            {at + 1} {title}
          </option>
        ))}
      </SmallSelect>
    </div>
  );
}
