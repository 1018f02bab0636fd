import { Drawer } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { useActiveFilters } from "./ActiveFilters.tsx";
import { CompareChoice } from "./ComparePicker.tsx";
import style from "./FilterSheet.module.css";
import { MeasureSwitch } from "./MeasureSwitch.tsx";
import { PoliticalSwitch } from "./PoliticalSwitch.tsx";

/** The filters that find no room in the line of a small screen, on a sheet that comes up from below. */
export function FilterSheet({ compares }: { readonly compares: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const active = useActiveFilters(compares).length;
  const title = text("filters.more");

  return (
    <>
      <ActionButton
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={active > 0 ? `${title} ${active}` : title}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
        <span className={style["word"]}>{title}</span>
        {active > 0 && <span className={style["count"]}>{active}</span>}
      </ActionButton>
      <Drawer.Root opened={open} onClose={() => setOpen(false)} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content className={style["paper"] ?? ""}>
          <Drawer.Body className={style["sheet"] ?? ""}>
            <div className={style["line"]}>
              <Drawer.Title className={style["title"] ?? ""}>{title}</Drawer.Title>
              <ActionButton tone="main" onClick={() => setOpen(false)}>
                {text("filters.done")}
              </ActionButton>
            </div>
            <PoliticalSwitch />
            {compares && (
              <>
                <MeasureSwitch />
                <h3 className={style["head"]}>{text("filters.compare")}</h3>
                <div className={style["choice"]}>
                  <CompareChoice />
                </div>
              </>
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
