import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { BulkDialog } from "#ui/bulk/BulkDialog.tsx";
import { changeUsers } from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { BulkChangeFields } from "./BulkChangeFields.tsx";
import { bulkChangeOf, EMPTY_CHOICE } from "./bulkChoice.ts";
import { customersQuery } from "./usersQueries.ts";

interface BulkUsersDialogProps {
  readonly users: readonly UserRecord[];
  readonly onClose: () => void;
}

/** One change for several users. */
export function BulkUsersDialog({ users, onClose }: BulkUsersDialogProps) {
  const text = useText();
  const { data: customers = [] } = useQuery(customersQuery());
  const [choice, setChoice] = useState(EMPTY_CHOICE);
  const change = bulkChangeOf(choice);
  return (
    <BulkDialog
      title={text("users.bulk.title", { count: users.length })}
      chosen={users.map(({ id }) => id)}
      ready={change !== null}
      send={async (ids, dryRun) => {
        const body = { users: [...ids], change: change ?? {}, dryRun };
        return (await callApi(changeUsers, { body })).items;
      }}
      lists={["users"]}
      onClose={onClose}
    >
      <BulkChangeFields choice={choice} onChange={setChoice} customers={customers} />
    </BulkDialog>
  );
}
