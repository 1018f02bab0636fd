import { NumberInput, Select, TextInput } from "@mantine/core";
import { RADIO_METHODS } from "#domain/markets/market.ts";
import { useText } from "#language/useText.ts";
import type { EditedMarket } from "../contract/editingSchemas.ts";
import type { MarketDraft } from "./marketDraft.ts";
import style from "./MarketEditing.module.css";

interface MarketFieldsProps {
  readonly kind: EditedMarket["kind"];
  readonly draft: MarketDraft;
  readonly around: readonly EditedMarket[];
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<MarketDraft>) => void;
}

const numberOf = (value: number | string): number | null => (typeof value === "number" ? value : null);

/** What a list says of a market. */
export function MarketFields({ kind, draft, around, wrong, onChange }: MarketFieldsProps) {
  const text = useText();
  return (
    <>
      <TextInput
        label={text("marketEditing.name")}
        data-autofocus
        required
        maxLength={120}
        value={draft.name}
        error={wrong["name"]}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className={style["pair"]}>
        <NumberInput
          label={text("marketEditing.rank")}
          min={1}
          allowDecimal={false}
          value={draft.rank ?? ""}
          error={wrong["rank"]}
          onChange={(value) => onChange({ rank: numberOf(value) })}
        />
        <TextInput
          label={text("marketEditing.states")}
          description={text("marketEditing.statesHint")}
          value={draft.states}
          error={wrong["states"]}
          onChange={(event) => onChange({ states: event.currentTarget.value })}
        />
      </div>
      {kind === "tv" ? (
        <div className={style["pair"]}>
          <NumberInput
            label={text("marketEditing.tvHomes")}
            min={0}
            allowDecimal={false}
            thousandSeparator=" "
            value={draft.tvHomes ?? ""}
            error={wrong["tvHomes"] ?? wrong["tv_homes"]}
            onChange={(value) => onChange({ tvHomes: numberOf(value) })}
          />
          <NumberInput
            label={text("marketEditing.politicalIndex")}
            description={text("marketEditing.politicalHint")}
            min={0}
            max={100}
            value={draft.politicalIndex ?? ""}
            error={wrong["politicalIndex"]}
            onChange={(value) => onChange({ politicalIndex: numberOf(value) })}
          />
        </div>
      ) : (
        <div className={style["pair"]}>
          <Select
            label={text("marketEditing.method")}
            clearable
            data={RADIO_METHODS.map((value) => ({ value, label: text(`marketEditing.methods.${value}`) }))}
            value={draft.method}
            onChange={(value) => onChange({ method: RADIO_METHODS.find((method) => method === value) ?? null })}
          />
          <Select
            label={text("marketEditing.embeddedIn")}
            description={text("marketEditing.embeddedHint")}
            searchable
            clearable
            limit={30}
            data={around.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.embeddedIn}
            error={wrong["embeddedIn"]}
            onChange={(embeddedIn) => onChange({ embeddedIn })}
            nothingFoundMessage={text("lists.noMatch.what")}
          />
        </div>
      )}
    </>
  );
}
