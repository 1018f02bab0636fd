import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CUSTOMER_KINDS } from "#domain/customer.ts";
import { useText } from "#language/useText.ts";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";
import { customerPeopleQuery } from "../customerQueries.ts";

/** What was agreed: who, what kind, how many seats, from when until when, and whom to talk to. */
export function ContractTab({ draft: { customer, settings, set, errors } }: TabProps) {
  const text = useText();
  const { data: people = [] } = useQuery(customerPeopleQuery(customer.id));
  return (
    <div className={style["form"]}>
      <TextInput
        label={text("customers.name")}
        value={settings.name}
        maxLength={120}
        error={errors["name"]}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <div className={style["pair"]}>
        <NativeSelect
          label={text("customers.kind")}
          value={settings.kind}
          data={CUSTOMER_KINDS.map((value) => ({ value, label: text(`customers.kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            set({ kind: CUSTOMER_KINDS.find((kind) => kind === value) ?? "other" })
          }
        />
        <TextInput
          label={text("customers.plan")}
          description={text("customers.planHint")}
          value={settings.plan}
          maxLength={80}
          error={errors["plan"]}
          onChange={(event) => set({ plan: event.currentTarget.value })}
        />
      </div>
      <NumberInput
        label={text("customers.seats")}
        description={text("customers.seatsHint", { count: customer.seatsUsed })}
        placeholder={text("customers.anyNumber")}
        min={0}
        max={100_000}
        allowDecimal={false}
        value={settings.seats ?? ""}
        error={errors["seats"]}
        onChange={(seats) => set({ seats: seats === "" ? null : Number(seats) })}
      />
      <div className={style["pair"]}>
        <TextInput
          type="date"
          label={text("customers.startsOn")}
          description={text("customers.startsOnHint")}
          value={settings.startsOn ?? ""}
          error={errors["startsOn"]}
          onChange={(event) => set({ startsOn: event.currentTarget.value || null })}
        />
        <TextInput
          type="date"
          label={text("customers.endsOn")}
          description={text("customers.endsOnHint")}
          value={settings.endsOn ?? ""}
          error={errors["endsOn"]}
          onChange={(event) => set({ endsOn: event.currentTarget.value || null })}
        />
      </div>
      <NativeSelect
        label={text("customers.owner")}
        description={text("customers.ownerHint")}
        value={settings.owner ?? ""}
        error={errors["owner"]}
        data={[
          { value: "", label: text("customers.nobody") },
          ...people
            .filter(({ id, status }) => status !== "disabled" || id === settings.owner)
            .map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` })),
        ]}
        onChange={(event) => set({ owner: event.currentTarget.value || null })}
      />
    </div>
  );
}
