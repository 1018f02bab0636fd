import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { type GuidesView, SHOWN_MARKS } from "../guidesAddress.ts";
import type { ChangeView } from "../useGuidesView.ts";
import style from "./Shelves.module.css";

interface ShelfFiltersProps {
  readonly view: GuidesView;
  readonly change: ChangeView;
  /** Whether the texts are about verticals at all. */
  readonly byVertical?: boolean;
}

/** Narrows a list to a vertical, and to what is unread or saved. */
export function ShelfFilters({ view, change, byVertical = true }: ShelfFiltersProps) {
  const text = useText();
  const { locale } = useFormats();
  return (
    <div className={style["filters"]}>
      <Segmented
        label={text("guides.show.label")}
        value={view.show}
        options={SHOWN_MARKS.map((value) => ({ value, label: text(`guides.show.${value}`) }))}
        onChange={(show) => change({ show })}
      />
      {byVertical && (
        <SmallSelect
          aria-label={text("guides.vertical.label")}
          value={view.vertical ?? ""}
          onChange={({ currentTarget }) => change({ vertical: currentTarget.value || null })}
        >
          <option value="">{text("guides.vertical.all")}</option>
          {VERTICALS.map(({ id, names }) => (
            <option key={id} value={id}>
              {names[locale]}
            </option>
          ))}
        </SmallSelect>
      )}
    </div>
  );
}
