import { Drawer } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { CompareChoice } from "./ComparePicker.tsx";
import style from "./FilterSheet.module.css";
import { MeasureSwitch } from "./MeasureSwitch.tsx";
import { PoliticalSwitch } from "./PoliticalSwitch.tsx";
import { QuarterPicker } from "./QuarterPicker.tsx";

interface FilterSheetPaperProps {
  readonly open: boolean;
  readonly compares: boolean;
  readonly onClose: () => void;
}

/** The sheet itself, which only a small screen loads and only when it is asked for. */
export default function FilterSheetPaper({ open, compares, onClose }: FilterSheetPaperProps) {
  const text = useText();
  // Drawers give the focus back only where they saw it when they opened, so this one is closed in its first moment.
  const opened = useMounted() && open;
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom" size="auto">
      <Drawer.Overlay />
      <Drawer.Content className={style["paper"] ?? ""}>
        <Drawer.Body className={style["sheet"] ?? ""}>
          <div className={style["line"]}>
            <Drawer.Title className={style["title"] ?? ""}>{text("filters.more")}</Drawer.Title>
            <ActionButton tone="main" onClick={onClose}>
              {text("filters.done")}
            </ActionButton>
          </div>
          <QuarterPicker />
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
  );
}
