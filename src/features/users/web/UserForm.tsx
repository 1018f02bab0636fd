import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { ROLES } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { LanguagePicker } from "#ui/form/LanguagePicker.tsx";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { RightsFields } from "./RightsFields.tsx";
import { RightsPreview } from "./RightsPreview.tsx";
import style from "./UserForm.module.css";
import type { UserDraft } from "./userDraft.ts";
import type { Customer } from "./usersQueries.ts";

interface UserFormProps {
  readonly draft: UserDraft;
  readonly onChange: (change: Partial<UserDraft>) => void;
  readonly customers: readonly Customer[];
  readonly errors: Readonly<Record<string, string>>;
}

/** Who somebody is and what that person may reach. */
export function UserForm({ draft, onChange, customers, errors }: UserFormProps) {
  const text = useText();
  const customer = customers.find(({ id }) => id === draft.customer);
  return (
    <div className={style["form"]}>
      <div className={style["pair"]}>
        <TextInput
          label={text("users.name")}
          value={draft.name}
          error={errors["name"]}
          maxLength={120}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={text("users.email")}
          type="email"
          value={draft.email}
          error={errors["email"]}
          description={draft.status === "invited" ? undefined : text("users.emailStays")}
          readOnly={draft.status !== "invited"}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
        <NativeSelect
          label={text("users.customer")}
          value={draft.customer}
          error={errors["customer"]}
          data={customers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ customer: event.currentTarget.value })}
        />
        <LanguagePicker value={draft.language} onChange={(language) => onChange({ language })} />
      </div>
      <SegmentedField
        label={text("users.role")}
        error={errors["role"] ?? errors["confirmOwn"]}
        value={draft.role}
        options={ROLES.map((role) => ({ value: role, label: text(`shell.role.${role}`) }))}
        onChange={(role) => onChange({ role })}
      />
      {draft.role === "Administrator" ? (
        <p className={style["note"]}>{text("users.administratorsSeeAll")}</p>
      ) : (
        <RightsFields value={draft} onChange={onChange} customer={customer} errors={errors} />
      )}
      <Checkbox
        label={text("users.seesTeamCalls.what")}
        description={text("users.seesTeamCalls.why")}
        checked={draft.seesTeamCalls}
        onChange={(event) => onChange({ seesTeamCalls: event.currentTarget.checked })}
      />
      <RightsPreview draft={draft} customer={customer} />
    </div>
  );
}
