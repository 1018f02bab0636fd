import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { BulkDialog } from "#ui/bulk/BulkDialog.tsx";
import { changeCustomers } from "../../contract.ts";
import type { CustomerRecord } from "../../contract/customerSchemas.ts";
import style from "../Customers.module.css";
import { BulkFields } from "./BulkFields.tsx";
import { type BulkWish, changeOf, FIRST_WISH } from "./bulkWish.ts";

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
