import { NumberInput } from "@mantine/core";
import type { Words } from "#language/words/words.ts";
import style from "./StoryDialog.module.css";
import { CLIENT_NUMBERS, type ClientNumbers, isCloseRateTurned } from "./clientNumbers.ts";

interface ClientNumbersFieldProps {
  readonly numbers: ClientNumbers;
  readonly onChange: (numbers: ClientNumbers) => void;
  readonly words: Words;
}

const LIMITS: Readonly<Record<keyof ClientNumbers, { readonly min: number; readonly max: number }>> = {
  budget: { min: 1, max: 1_000_000_000 },
  saleValue: { min: 1, max: 100_000_000 },
  margin: { min: 1, max: 100 },
  closeLow: { min: 0.1, max: 100 },
  closeHigh: { min: 0.1, max: 100 },
};

/** What the client says of its own business; from it the document says what a budget must bring. */
export function ClientNumbersField({ numbers, onChange, words: { text, formats } }: ClientNumbersFieldProps) {
  const [decimal = ".", thousands = ","] = separatorsOf(formats.locale);
  return (
    <fieldset className={style["numbers"]}>
      <legend>{text("oneSheet.dialog.numbers")}</legend>
      <p className={style["what"]}>{text("oneSheet.dialog.numbersHint")}</p>
      <div className={style["pairs"]}>
        {CLIENT_NUMBERS.map((name) => (
          <NumberInput
            key={name}
            label={text(`oneSheet.dialog.${name}`)}
            allowNegative={false}
            decimalScale={name === "budget" ? 0 : 1}
            decimalSeparator={decimal}
            thousandSeparator={thousands}
            {...LIMITS[name]}
            value={numbers[name] ?? ""}
            error={name === "closeHigh" && isCloseRateTurned(numbers) && text("oneSheet.dialog.closeTurned")}
            onChange={(value) => onChange({ ...numbers, [name]: typeof value === "number" ? value : undefined })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function separatorsOf(locale: string): [decimal: string | undefined, thousands: string | undefined] {
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(12_345.6);
  const written = (type: string) => parts.find((part) => part.type === type)?.value;
  return [written("decimal"), written("group")];
}
