import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { useActiveFilters } from "./ActiveFilters.tsx";
import style from "./FilterSheet.module.css";

const loadPaper = () => import("./FilterSheetPaper.tsx");
const FilterSheetPaper = lazy(loadPaper);

/** The filters that find no room in the line of a small screen, on a sheet that comes up from below. */
export function FilterSheet({ compares }: { readonly compares: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  // Once it was asked for it stays, to close as smoothly as it opens.
  const [needed, setNeeded] = useState(false);
  const active = useActiveFilters(compares).length;
  const title = text("filters.more");
  const preload = () => void loadPaper().catch(() => {});

  return (
    <>
      <ActionButton
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
        aria-haspopup="dialog"
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
        <span className={style["word"]}>{title}</span> {active > 0 && <span className={style["count"]}>{active}</span>}
      </ActionButton>
      {needed && (
        <Suspense>
          <FilterSheetPaper open={open} compares={compares} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
