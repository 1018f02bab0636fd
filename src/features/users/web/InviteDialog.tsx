import { NativeSelect, Progress, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ROLES, type Role } from "#domain/access/access.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { isVertical } from "#domain/taxonomy/verticalById.ts";
import { useText } from "#i18n/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { LanguagePicker } from "#ui/form/LanguagePicker.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import style from "./InviteDialog.module.css";
import { type PastedPerson, readPastedPeople } from "./pastedPeople.ts";
import { RightsFields } from "./RightsFields.tsx";
import { useInvitations } from "./useInvitations.ts";
import { customersQuery } from "./usersQueries.ts";

const NOTHING_NARROWED = { access: null, markets: null, verticals: null };

/** Invites one or many people into a customer. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { data: customers = [] } = useQuery(customersQuery());
  const [pasted, setPasted] = useState("");
  const [customer, setCustomer] = useState("");
  const [role, setRole] = useState<Role>("Subscriber");
  const [language, setLanguage] = useState<Locale | null>(null);
  const [narrowing, setNarrowing] = useState<Parameters<typeof RightsFields>[0]["value"]>(NOTHING_NARROWED);
  const { people, unread } = readPastedPeople(pasted);
  const { invite, results, running, stop } = useInvitations();
  const chosen = customers.find(({ id }) => id === customer);
  const failed = results.filter(({ problem }) => problem !== null);
  const isDone = results.length > 0 && !running;
  const free = chosen && chosen.seats !== null ? chosen.seats - chosen.seatsUsed : null;

  const start = (some: readonly PastedPerson[]) => {
    const verticals = narrowing.verticals?.filter(isVertical) ?? null;
    return invite(some, { customer, role, language, ...narrowing, verticals });
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
          <div className={style["pair"]}>
            <NativeSelect
              label={text("users.customer")}
              description={free === null ? undefined : text("users.invite.seatsFree", { count: Math.max(0, free) })}
              inputWrapperOrder={["label", "input", "description", "error"]}
              value={customer}
              data={[
                { value: "", label: text("users.chooseCustomer") },
                ...customers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => {
                const picked = customers.find(({ id }) => id === event.currentTarget.value);
                setCustomer(picked?.id ?? "");
                setNarrowing({ ...NOTHING_NARROWED, access: picked?.defaultAccess ?? null });
              }}
            />
            <LanguagePicker value={language} onChange={setLanguage} />
          </div>
          <FieldGroup label={text("users.role")}>
            <Segmented
              label={text("users.role")}
              value={role}
              options={ROLES.map((each) => ({ value: each, label: text(`shell.role.${each}`) }))}
              onChange={setRole}
            />
          </FieldGroup>
          {chosen && role === "Subscriber" && (
            <RightsFields
              value={narrowing}
              customer={chosen}
              onChange={(part) => setNarrowing((now) => ({ ...now, ...part }))}
            />
          )}
        </>
      )}
    </TaskDialog>
  );
}
