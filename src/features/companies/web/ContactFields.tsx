import { NativeSelect, TextInput } from "@mantine/core";
import { CONSENTS, type CompanyContact } from "#domain/companies/company.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./Companies.module.css";

interface ContactFieldsProps {
  readonly contacts: readonly CompanyContact[];
  readonly error: string | undefined;
  readonly onChange: (contacts: readonly CompanyContact[]) => void;
}

const NOBODY: CompanyContact = { name: null, role: null, phone: null, email: null, consent: "unknown", source: "" };
const MOST = 20;
const LINES = [
  ["name", 200],
  ["role", 100],
  ["phone", 40],
  ["email", 200],
] as const;

/** Whom to ask for, each with where she is known from and whether she agreed to be called. */
export function ContactFields({ contacts, error, onChange }: ContactFieldsProps) {
  const text = useText();
  const put = (at: number, part: Partial<CompanyContact>) =>
    onChange(contacts.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <section aria-labelledby="company-contacts">
      <h3 id="company-contacts">{text("companies.people.title")}</h3>
      {contacts.map((contact, at) => (
        // Nothing else tells two half-typed people apart.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={style["form"]} aria-label={text("companies.contact.nth", { number: at + 1 })}>
          {LINES.map(([field, longest]) => (
            <TextInput
              key={field}
              label={text(`companies.contact.${field}`)}
              value={contact[field] ?? ""}
              maxLength={longest}
              onChange={(event) => put(at, { [field]: event.currentTarget.value || null })}
            />
          ))}
          <NativeSelect
            label={text("companies.contact.consent")}
            value={contact.consent}
            data={CONSENTS.map((value) => ({ value, label: text(`companies.consent.${value}`) }))}
            onChange={(event) =>
              put(at, { consent: CONSENTS.find((one) => one === event.currentTarget.value) ?? "unknown" })
            }
          />
          <TextInput
            label={text("companies.contact.from")}
            value={contact.source}
            maxLength={200}
            required
            onChange={(event) => put(at, { source: event.currentTarget.value })}
          />
          <ActionButton onClick={() => onChange(contacts.filter((_, place) => place !== at))}>
            {text("companies.contact.takeOut", { number: at + 1 })}
          </ActionButton>
        </fieldset>
      ))}
      {error && (
        <p role="alert" className={style["wrong"]}>
          {error}
        </p>
      )}
      {contacts.length < MOST && (
        <ActionButton onClick={() => onChange([...contacts, NOBODY])}>{text("companies.contact.add")}</ActionButton>
      )}
    </section>
  );
}
