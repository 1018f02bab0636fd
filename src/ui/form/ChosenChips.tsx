import { IconX } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import style from "./ChosenChips.module.css";

interface ChosenChipsProps {
  /** In the order they were chosen, by a key of their own. */
  readonly chosen: readonly { readonly key: string; readonly name: string }[];
  readonly onRemove: (key: string) => void;
}

/** As many chips as can be taken in at a glance. */
const CHIPS = 24;

/** What is chosen of many things, each to be taken out again; nothing where nothing is. */
export function ChosenChips({ chosen, onRemove }: ChosenChipsProps) {
  const text = useText();
  if (chosen.length === 0) return null;
  return (
    <ul className={style["chips"]}>
      {chosen.slice(0, CHIPS).map(({ key, name }) => (
        <li key={key}>
          <button type="button" aria-label={text("lists.markets.remove", { name })} onClick={() => onRemove(key)}>
            <bdi>{name}</bdi>
            <IconX size={12} stroke={1.8} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chosen.length > CHIPS && <li>{text("lists.markets.more", { count: chosen.length - CHIPS })}</li>}
    </ul>
  );
}
