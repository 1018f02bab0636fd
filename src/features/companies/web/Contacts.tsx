import { useState } from "react";
import { contactKey } from "#domain/companies/mergeCompanies.ts";
import type { CompanyContact } from "#domain/companies/company.ts";
import { useText } from "#language/useText.ts";
import { PhoneLink } from "#ui/companies/PhoneLink.tsx";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { erase } from "./changeCompanies.ts";
import style from "./Companies.module.css";

interface ContactsProps {
  readonly contacts: readonly CompanyContact[];
}

/** Whom to ask for, whether she agreed to be called, and where she is known from. */
export function Contacts({ contacts }: ContactsProps) {
  const text = useText();
  if (contacts.length === 0) return <p>{text("companies.people.none")}</p>;
  return (
    <ul className={style["people"]}>
      {contacts.map((contact) => (
        <li key={contactKey(contact)}>
          <Contact contact={contact} />
        </li>
      ))}
    </ul>
  );
}

function Contact({ contact }: { readonly contact: CompanyContact }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { name, role, phone, email, consent, source } = contact;
  const called = name ?? role ?? email ?? phone ?? "";
  // By what is hers alone, where there is such a thing.
  const known = email ?? phone ?? name;
  const eraseNow = async () => {
    setBusy(true);
    if (known !== null) await erase(known, name);
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <p className={style["person"]}>
        <bdi className={style["name"]}>{called}</bdi>
        {name && role && <bdi>{role}</bdi>}
        {phone && <PhoneLink number={phone} />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <p className={style["note"]} data-consent={consent}>
        {text(`companies.consent.${consent}`)} · {text("companies.contact.source", { source })}
      </p>
      {known !== null && (
        <ActionButton
          onClick={() => setAsking(true)}
          aria-label={text("companies.contact.eraseNamed", { name: called })}
        >
          {text("companies.contact.erase")}
        </ActionButton>
      )}
      <ConfirmDialog
        open={asking}
        title={text("companies.contact.eraseNamed", { name: called })}
        confirm={text("companies.contact.erase")}
        busy={busy}
        onConfirm={() => void eraseNow()}
        onClose={() => setAsking(false)}
      >
        <p>{text("companies.contact.eraseWhat", { known: known ?? "" })}</p>
      </ConfirmDialog>
    </>
  );
}
