import { TextInput } from "@mantine/core";
import type { CustomMarket } from "#domain/customReport/reportDefinition.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { Words } from "#language/words/words.ts";
import { LONGEST_CUSTOM_NAME, MOST_CUSTOM_MARKETS } from "../../contract/definitionSchema.ts";
import style from "./Builder.module.css";

interface CustomMarketsProps {
  readonly value: readonly CustomMarket[];
  readonly words: Words;
  readonly onChange: (value: readonly CustomMarket[]) => void;
}

/** Several markets under one name, as often as needed. */
export function CustomMarkets({ value, words: { text }, onChange }: CustomMarketsProps) {
  const change = (at: number, part: Partial<CustomMarket>) => {
    const before = value[at];
    if (before) onChange(value.with(at, { ...before, ...part }));
  };
  return (
    <FieldGroup label={text("customReports.builder.custom")} hint={text("customReports.builder.customHint")}>
      {value.map(({ name, members }, at) => (
        // They have no name of their own until one is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={style["custom"]}>
          <div className={style["pair"]}>
            <TextInput
              label={text("customReports.builder.customName")}
              value={name}
              maxLength={LONGEST_CUSTOM_NAME}
              onChange={(event) => change(at, { name: event.currentTarget.value })}
            />
            <QuietButton
              aria-label={text("customReports.builder.customRemove", { name: name || String(at + 1) })}
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              {text("customReports.page.delete")}
            </QuietButton>
          </div>
          <MarketsPicker value={members} onChange={(chosen) => change(at, { members: chosen })} />
        </div>
      ))}
      {value.length < MOST_CUSTOM_MARKETS && (
        <ActionButton onClick={() => onChange([...value, { name: "", members: [] }])}>
          {text("customReports.builder.customAdd")}
        </ActionButton>
      )}
    </FieldGroup>
  );
}
