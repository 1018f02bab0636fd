import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { DialogFrame } from "./DialogFrame.tsx";
import { Toggle } from "../look/Toggle.tsx";
import { sessionQuery } from "../queries/sessionQuery.ts";
import style from "./KeyboardSheet.module.css";
import { useKeyboardSheetState } from "./keyboardSheetState.ts";
import { SHORTCUT_GROUPS, SHORTCUTS } from "./shortcuts.ts";
import { turnSingleKeys, useSingleKeys } from "./singleKeys.ts";

/** Every keyboard shortcut by the place where it works, and a switch for those of a single key. */
export default function KeyboardSheet() {
  const text = useText();
  const singleKeys = useSingleKeys((state) => state.on);
  const { data: session } = useQuery(sessionQuery());
  const known = SHORTCUTS.filter(({ access }) => access === undefined || session?.access.includes(access));
  const close = () => useKeyboardSheetState.setState({ opened: false });

  return (
    <DialogFrame title={text("palette.keyboard.title")} onClose={close} testId="keyboard-sheet">
      <div className={style["groups"]}>
        {SHORTCUT_GROUPS.map((group) => (
          <section key={group}>
            <h3 className={style["group"]}>{text(`palette.keyboard.group.${group}`)}</h3>
            <dl className={style["list"]}>
              {known
                .filter((shortcut) => shortcut.group === group)
                .map(({ name, keys }) => (
                  <div key={name} className={style["line"]}>
                    <dt>{text(`palette.keyboard.does.${name}`)}</dt>
                    <dd>
                      {keys.map((together) => (
                        <kbd key={together.join("+")} className={style["keys"]}>
                          {together.map((key) => keyName(key, text("palette.keyboard.control"))).join(" ")}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={style["foot"]}>
        <Toggle label={text("palette.keyboard.singleKeys")} checked={singleKeys} onChange={turnSingleKeys} />
      </div>
    </DialogFrame>
  );
}

function keyName(key: string, control: string): string {
  if (key === "Mod") return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : control;
  return key;
}
