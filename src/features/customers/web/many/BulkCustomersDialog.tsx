import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { CUSTOMER_KINDS, CUSTOMER_STATUSES } from "#domain/customer.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { BulkDialog } from "#ui/bulk/BulkDialog.tsx";
import { FlagPicker } from "#ui/form/FlagPicker.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import { changeCustomers } from "../../contract.ts";
import type { CustomerRecord } from "../../contract/customerSchemas.ts";
import style from "../Customers.module.css";
import { type BulkWish, changeOf, FIRST_WISH, WISHES } from "./bulkWish.ts";

interface BulkCustomersDialogProps {
  readonly chosen: readonly CustomerRecord[];
  readonly onClose: () => void;
}

/** One change for several customers. */
export function BulkCustomersDialog({ chosen, onClose }: BulkCustomersDialogProps) {
  const text = useText();
  const [wish, setWish] = useState<BulkWish>(FIRST_WISH);
  return (
    <BulkDialog
      title={text("customers.bulk.title", { count: chosen.length })}
      chosen={chosen.map(({ id }) => id)}
      ready
      send={async (ids, dryRun) =>
        (await callApi(changeCustomers, { body: { customers: [...ids], change: changeOf(wish), dryRun } })).items
      }
      lists={["customers"]}
      onClose={onClose}
    >
      <div className={style["form"]}>
        <BulkFields wish={wish} onChange={setWish} />
      </div>
    </BulkDialog>
  );
}

interface BulkFieldsProps {
  readonly wish: BulkWish;
  readonly onChange: (wish: BulkWish) => void;
}

/** What to change, and to what. */
function BulkFields({ wish, onChange }: BulkFieldsProps) {
  const text = useText();
  return (
    <>
      <NativeSelect
        label={text("customers.bulk.what")}
        value={wish.what}
        data={WISHES.map(({ what }) => ({ value: what, label: text(`customers.bulk.${what}`) }))}
        onChange={({ currentTarget: { value } }) => onChange(WISHES.find(({ what }) => what === value) ?? wish)}
      />
      <WishField wish={wish} onChange={onChange} />
    </>
  );
}

function WishField({ wish, onChange }: BulkFieldsProps) {
  const text = useText();
  switch (wish.what) {
    case "addAccess":
    case "removeAccess":
      return <FlagPicker value={wish.access} onChange={(access) => onChange({ ...wish, access })} />;
    case "addMarkets":
    case "removeMarkets":
      return <MarketsPicker value={wish.markets} onChange={(markets) => onChange({ ...wish, markets })} />;
    case "endsOn":
      return (
        <TextInput
          type="date"
          label={text("customers.endsOn")}
          description={text("customers.endsOnHint")}
          value={wish.endsOn ?? ""}
          onChange={(event) => onChange({ ...wish, endsOn: event.currentTarget.value || null })}
        />
      );
    case "seats":
      return (
        <NumberInput
          label={text("customers.seats")}
          placeholder={text("customers.anyNumber")}
          min={0}
          max={100_000}
          allowDecimal={false}
          value={wish.seats ?? ""}
          onChange={(seats) => onChange({ ...wish, seats: seats === "" ? null : Number(seats) })}
        />
      );
    case "plan":
      return (
        <TextInput
          label={text("customers.plan")}
          maxLength={80}
          value={wish.plan}
          onChange={(event) => onChange({ ...wish, plan: event.currentTarget.value })}
        />
      );
    case "kind":
      return (
        <NativeSelect
          label={text("customers.kind")}
          value={wish.kind}
          data={CUSTOMER_KINDS.map((value) => ({ value, label: text(`customers.kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...wish, kind: CUSTOMER_KINDS.find((kind) => kind === value) ?? wish.kind })
          }
        />
      );
    case "status":
    default:
      return (
        <NativeSelect
          label={text("customers.status")}
          value={wish.status}
          data={CUSTOMER_STATUSES.map((value) => ({ value, label: text(`customers.statuses.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...wish, status: CUSTOMER_STATUSES.find((status) => status === value) ?? wish.status })
          }
        />
      );
  }
}
