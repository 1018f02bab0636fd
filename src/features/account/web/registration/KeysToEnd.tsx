import { Radio } from "@mantine/core";
import type { z } from "zod";
import { ENDED_KEYS, type EndedKeys } from "#domain/access/endedKeys.ts";
import type { passwordLink } from "#features/registration/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./KeysToEnd.module.css";

interface KeysToEndProps {
  readonly keys: z.output<typeof passwordLink.response>["apiKeys"];
  readonly chosen: EndedKeys;
  readonly onChoose: (chosen: EndedKeys) => void;
}

/** Asks which API keys end with the old password; nothing where there are none. */
export function KeysToEnd({ keys, chosen, onChoose }: KeysToEndProps) {
  const text = useText();
  const formats = useFormats();
  if (keys.length === 0) return null;
  // Where each was made since, ending those is ending all.
  const offered = ENDED_KEYS.filter((which) => which !== "since" || keys.some(({ since }) => !since));
  return (
    <Radio.Group
      label={text("registration.reset.keys.label")}
      description={text("registration.reset.keys.hint")}
      value={chosen}
      onChange={(value) => onChoose(ENDED_KEYS.find((which) => which === value) ?? "all")}
    >
      <ul className={style["keys"]}>
        {keys.map(({ name, hint, createdAt }) => (
          <li key={hint}>{text("registration.reset.keys.key", { name, hint, date: formats.date(createdAt) })}</li>
        ))}
      </ul>
      <div className={style["choices"]}>
        {offered.map((which) => (
          <Radio key={which} value={which} label={text(`registration.reset.keys.${which}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}
