import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { mondayOf } from "#domain/proposals/broadcastWeeks.ts";
import type { ProposalLine } from "#domain/proposals/proposal.ts";
import { lineSum } from "#domain/proposals/proposalTotals.ts";
import { priceOn, type RateCardLine, UNITS } from "#domain/proposals/rateCard.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { MOST_CENTS, MOST_QUANTITY } from "../contract/proposals.ts";
import { centsText } from "#language/centsText.ts";
import style from "./Proposals.module.css";

interface LineFieldsProps {
  readonly line: ProposalLine;
  readonly number: number;
  readonly card: readonly RateCardLine[];
  readonly disabled: boolean;
  readonly onChange: (part: Partial<ProposalLine>) => void;
  readonly onRemove: () => void;
}

const TEXTS = ["station", "product"] as const;
const DAYS = ["from", "until"] as const;

/** One line, with what it comes to and how its price stands to the rate card. */
export function LineFields({ line, number, card, disabled, onChange, onRemove }: LineFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const signs =
    formats.locale === "en-US"
      ? { thousandSeparator: ",", decimalSeparator: "." }
      : { thousandSeparator: ".", decimalSeparator: "," };
  const whole = { min: 1, max: MOST_QUANTITY, allowDecimal: false, clampBehavior: "strict" } as const;
  return (
    <fieldset className={style["line"]} disabled={disabled} aria-label={text("proposals.lines.line", { number })}>
      {TEXTS.map((key) => (
        <TextInput
          key={key}
          label={text(`proposals.lines.${key}`)}
          value={line[key]}
          maxLength={120}
          required
          onChange={(event) => onChange({ [key]: event.currentTarget.value })}
        />
      ))}
      <NativeSelect
        label={text("proposals.lines.unit")}
        value={line.unit}
        data={UNITS.map((value) => ({ value, label: text(`proposals.unit.${value}`) }))}
        onChange={(event) => {
          const unit = UNITS.find((one) => one === event.currentTarget.value);
          if (unit) onChange({ unit });
        }}
      />
      <NumberInput
        {...signs}
        label={text("proposals.lines.price")}
        value={line.cents / 100}
        min={0}
        max={MOST_CENTS / 100}
        decimalScale={2}
        fixedDecimalScale={line.cents % 100 !== 0}
        allowNegative={false}
        clampBehavior="strict"
        prefix="$"
        onChange={(price) => onChange({ cents: Math.round(Number(price) * 100) || 0 })}
      />
      {DAYS.map((key) => (
        <TextInput
          key={key}
          type="date"
          label={text(`proposals.lines.${key}`)}
          value={line[key]}
          required
          onChange={(event) => event.currentTarget.value && onChange({ [key]: event.currentTarget.value })}
          onBlur={() => onChange({ [key]: mondayOf(line[key]) })}
        />
      ))}
      <NumberInput
        {...signs}
        {...whole}
        label={text(`proposals.lines.quantity.${line.unit === "month" || line.unit === "once" ? line.unit : "week"}`)}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity: Number(quantity) || 1 })}
      />
      <NumberInput
        {...signs}
        label={text("proposals.lines.discount")}
        value={line.discount}
        min={0}
        max={100}
        decimalScale={1}
        clampBehavior="strict"
        suffix="%"
        onChange={(discount) => onChange({ discount: Number(discount) || 0 })}
      />
      <LineFoot line={line} number={number} card={card} disabled={disabled} onRemove={onRemove} />
    </fieldset>
  );
}

/** What the line comes to, what the card asks where that differs, and the way to be rid of it. */
function LineFoot({ line, number, card, disabled, onRemove }: Omit<LineFieldsProps, "onChange">) {
  const text = useText();
  const formats = useFormats();
  const { weeks, units, net } = lineSum({ ...line, from: mondayOf(line.from), until: mondayOf(line.until) });
  const asked = priceOn(card, line, line.from);
  return (
    <div className={`${style["whole"]} ${style["lineFoot"]}`}>
      <span>
        {weeks > 0 ? (
          text("proposals.lines.sum", {
            weeks: text("proposals.lines.weeks", { count: weeks }),
            units: formats.count(units),
            sum: centsText(net, formats),
          })
        ) : (
          <span className={style["alarm"]}>{text("proposals.lines.backwards")}</span>
        )}
        {asked && asked.cents !== line.cents && (
          <span className={style["quiet"]}>
            {" "}
            {text("proposals.lines.card", { price: centsText(asked.cents, formats) })}
          </span>
        )}
      </span>
      <ActionButton disabled={disabled} aria-label={text("proposals.lines.removeLine", { number })} onClick={onRemove}>
        {text("proposals.lines.remove")}
      </ActionButton>
    </div>
  );
}
