import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CountyOfZip } from "./CountyOfZip.tsx";
import type { TypedCompany } from "../contract/typedCompanies.ts";
import style from "./Companies.module.css";

export type CompanyDraft = TypedCompany;

interface CompanyFormProps {
  readonly draft: CompanyDraft;
  /** What is wrong with a field, by its name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<CompanyDraft>) => void;
}

/** What is written on one line, in the order of an address and then of what is known. */
const LINES = [
  ["street", "street", 200],
  ["city", "city", 100],
  ["state", "state", 2],
  ["zip", "zip", 5],
  ["county", "county", 100],
  ["phone", "phone", 40],
  ["website", "website", 300],
  ["crmId", "crm", 100],
] as const;

const NUMBERS = [
  ["employees", "employees", 5_000_000],
  ["ownDollars", "own", 1_000_000_000_000],
] as const;

/** What is known of a company beside its people. */
export function CompanyForm({ draft, errors, onChange }: CompanyFormProps) {
  const text = useText();
  const formats = useFormats();
  const isEnglish = formats.locale === "en-US";
  return (
    <fieldset className={style["form"]} aria-label={text("companies.facts")}>
      <TextInput
        label={text("companies.column.name")}
        value={draft.name}
        error={errors["name"]}
        maxLength={200}
        required
        data-autofocus
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={text("companies.column.category")}
        value={draft.subVertical}
        error={errors["subVertical"] && text("companies.chooseCategory")}
        required
        data={[
          { value: "", label: text("companies.chooseCategory") },
          ...VERTICALS.map(({ names, subVerticals }) => ({
            group: formats.name(names),
            items: subVerticals.map((one) => ({ value: one.id, label: formats.name(one.names) })),
          })),
        ]}
        onChange={(event) => onChange({ subVertical: event.currentTarget.value })}
      />
      {LINES.map(([field, column, longest]) => (
        <TextInput
          key={field}
          label={text(`companies.column.${column}`)}
          description={field === "county" ? text("companies.countyHint") : undefined}
          value={draft[field] ?? ""}
          error={errors[field]}
          maxLength={longest}
          onChange={(event) => onChange({ [field]: event.currentTarget.value || null })}
        />
      ))}
      <CountyOfZip zip={draft.zip} county={draft.county} onCounty={(county) => onChange({ county })} />
      {NUMBERS.map(([field, column, most]) => (
        <NumberInput
          key={field}
          label={text(`companies.column.${column}`)}
          value={draft[field] ?? ""}
          error={errors[field]}
          min={0}
          max={most}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          prefix={field === "ownDollars" ? "$" : ""}
          thousandSeparator={isEnglish ? "," : "."}
          decimalSeparator={isEnglish ? "." : ","}
          onChange={(typed) => onChange({ [field]: typed === "" ? null : Number(typed) })}
        />
      ))}
    </fieldset>
  );
}
