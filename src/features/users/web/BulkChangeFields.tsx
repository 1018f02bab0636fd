import { NativeSelect } from "@mantine/core";
import { ROLES } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { FlagPicker } from "#ui/form/FlagPicker.tsx";
import { LanguagePicker } from "#ui/form/LanguagePicker.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import { VerticalsPicker } from "#ui/form/VerticalsPicker.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { BULK_KINDS, type BulkChoice, type BulkKind, EMPTY_CHOICE } from "./bulkChoice.ts";
import style from "./UserForm.module.css";
import type { Customer } from "./usersQueries.ts";

interface BulkChangeFieldsProps {
  readonly choice: BulkChoice;
  readonly onChange: (choice: BulkChoice) => void;
  readonly customers: readonly Customer[];
}

const LISTS = ["access", "markets", "verticals"] as const;

/** What is to be changed about several users, and to what. */
export function BulkChangeFields({ choice, onChange, customers }: BulkChangeFieldsProps) {
  const text = useText();
  const put = (part: Partial<BulkChoice>) => onChange({ ...choice, ...part });
  const isList = LISTS.some((kind) => kind === choice.kind);
  return (
    <div className={style["form"]}>
      <NativeSelect
        data-autofocus
        label={text("users.bulk.what")}
        value={choice.kind}
        data={BULK_KINDS.map((kind) => ({ value: kind, label: text(`users.bulk.kinds.${kind}`) }))}
        onChange={(event) => onChange({ ...EMPTY_CHOICE, kind: kindOf(event.currentTarget.value) })}
      />
      {isList && (
        <Segmented
          label={text("users.bulk.how")}
          value={choice.how}
          options={(["add", "remove", "set", "all"] as const).map((how) => ({
            value: how,
            label: text(`users.bulk.hows.${how}`),
          }))}
          onChange={(how) => put({ how })}
        />
      )}
      {isList && choice.how !== "all" && (
        <FieldGroup label={text(`users.bulk.kinds.${choice.kind}`)}>
          {choice.kind === "access" && <FlagPicker value={choice.items} onChange={(items) => put({ items })} />}
          {choice.kind === "markets" && <MarketsPicker value={choice.items} onChange={(items) => put({ items })} />}
          {choice.kind === "verticals" && <VerticalsPicker value={choice.items} onChange={(items) => put({ items })} />}
        </FieldGroup>
      )}
      {choice.kind === "role" && (
        <Segmented
          label={text("users.role")}
          value={choice.role}
          options={ROLES.map((role) => ({ value: role, label: text(`shell.role.${role}`) }))}
          onChange={(role) => put({ role })}
        />
      )}
      {choice.kind === "status" && (
        <Segmented
          label={text("users.status")}
          value={choice.status}
          options={(["disabled", "active"] as const).map((status) => ({
            value: status,
            label: text(`users.bulk.turn.${status}`),
          }))}
          onChange={(status) => put({ status })}
        />
      )}
      {choice.kind === "customer" && (
        <NativeSelect
          label={text("users.customer")}
          value={choice.customer}
          data={[
            { value: "", label: text("users.chooseCustomer") },
            ...customers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => put({ customer: event.currentTarget.value })}
        />
      )}
      {choice.kind === "language" && (
        <LanguagePicker value={choice.language} onChange={(language) => put({ language })} />
      )}
    </div>
  );
}

function kindOf(value: string): BulkKind {
  return BULK_KINDS.find((kind) => kind === value) ?? "access";
}
