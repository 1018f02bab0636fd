import { NativeSelect, Progress, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ROLES, type Role } from "#domain/access/access.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { isVertical } from "#domain/taxonomy/verticalById.ts";
import { useText } from "#language/useText.ts";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { LanguagePicker } from "#ui/form/LanguagePicker.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./InviteDialog.module.css";
import { type PastedPerson, readPastedPeople } from "./pastedPeople.ts";
import { RightsFields } from "./RightsFields.tsx";
import { useInvitations } from "./useInvitations.ts";
import { type Customer, customersQuery } from "./usersQueries.ts";

const NOTHING_NARROWED = { access: null, markets: null, verticals: null };

/** Invites one or many people into a customer. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { data: customers = [] } = useQuery(customersQuery());
  const [pasted, setPasted] = useState("");
  const [terms, setTerms] = useState<Terms>(NO_TERMS);
  const { people, unread } = readPastedPeople(pasted);
  const { invite, results, running, stop } = useInvitations();
  const chosen = customers.find(({ id }) => id === terms.customer);
  const failed = results.filter(({ problem }) => problem !== null);
  const isDone = results.length > 0 && !running;
  const start = (some: readonly PastedPerson[]) => {
    const { narrowing, ...others } = terms;
    const verticals = narrowing.verticals?.filter(isVertical) ?? null;
    return invite(some, { ...others, ...narrowing, verticals });
  };

  return (
    <TaskDialog
      title={text("users.invite.title")}
      onClose={onClose}
      foot={
        <>
          {running && <ActionButton onClick={stop}>{text("bulk.stop")}</ActionButton>}
          {isDone && failed.length > 0 && (
            <ActionButton onClick={() => void start(failed.map(({ person }) => person))}>
              {text("bulk.retry", { count: failed.length })}
            </ActionButton>
          )}
          {isDone ? (
            <ActionButton tone="main" onClick={onClose}>
              {text("lists.close")}
            </ActionButton>
          ) : (
            <ActionButton
              tone="main"
              busy={running}
              disabled={people.length === 0 || !chosen}
              onClick={() => void start(people)}
            >
              {text("users.invite.send", { count: people.length })}
            </ActionButton>
          )}
        </>
      }
    >
      {results.length > 0 ? (
        <>
          {running && <Progress value={(100 * results.length) / people.length} aria-label={text("bulk.progress")} />}
          <ul className={style["results"]} aria-live="polite">
            {results.map(({ person, problem }) => (
              <li key={person.email} data-failed={problem ? true : undefined}>
                <bdi>{person.email}</bdi>
                <span>{problem ?? text("users.invite.sent")}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Textarea
            data-autofocus
            label={text("users.invite.whom")}
            description={text("users.invite.whomHint")}
            autosize
            minRows={3}
            maxRows={8}
            value={pasted}
            error={unread.length > 0 && text("users.invite.unread", { parts: unread.slice(0, 3).join(", ") })}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <TermsFields terms={terms} customers={customers} onChange={setTerms} />
        </>
      )}
    </TaskDialog>
  );
}

/** What all who are invited at once get. */
interface Terms {
  readonly customer: string;
  readonly role: Role;
  readonly language: Locale | null;
  readonly narrowing: Parameters<typeof RightsFields>[0]["value"];
}

const NO_TERMS: Terms = { customer: "", role: "Subscriber", language: null, narrowing: NOTHING_NARROWED };

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly customers: readonly Customer[];
  readonly onChange: (terms: Terms) => void;
}

/** Into which customer, as what, in which language and how far narrowed. */
function TermsFields({ terms, customers, onChange }: TermsFieldsProps) {
  const text = useText();
  const chosen = customers.find(({ id }) => id === terms.customer);
  const free = chosen && chosen.seats !== null ? chosen.seats - chosen.seatsUsed : null;
  const choose = (id: string) => {
    const picked = customers.find((customer) => customer.id === id);
    const narrowing = { ...NOTHING_NARROWED, access: picked?.defaultAccess ?? null };
    onChange({ ...terms, customer: picked?.id ?? "", narrowing });
  };
  return (
    <>
      <div className={style["pair"]}>
        <NativeSelect
          label={text("users.customer")}
          description={free === null ? undefined : text("users.invite.seatsFree", { count: Math.max(0, free) })}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={terms.customer}
          data={[
            { value: "", label: text("users.chooseCustomer") },
            ...customers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <LanguagePicker value={terms.language} onChange={(language) => onChange({ ...terms, language })} />
      </div>
      <SegmentedField
        label={text("users.role")}
        value={terms.role}
        options={ROLES.map((each) => ({ value: each, label: text(`shell.role.${each}`) }))}
        onChange={(role) => onChange({ ...terms, role })}
      />
      {chosen && terms.role === "Subscriber" && (
        <RightsFields
          value={terms.narrowing}
          customer={chosen}
          onChange={(part) => onChange({ ...terms, narrowing: { ...terms.narrowing, ...part } })}
        />
      )}
    </>
  );
}
