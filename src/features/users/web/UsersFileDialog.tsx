import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FileDialog } from "#ui/bulk/FileDialog.tsx";
import { importUsers } from "../contract.ts";
import { USERS_FORM } from "../contract/usersTable.ts";

/** Takes the list of users back from a spreadsheet. */
export function UsersFileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <FileDialog
      title={text("users.import.title")}
      how={text("users.import.how")}
      form={USERS_FORM}
      choice={text("users.import.invite")}
      send={async (part, dryRun, invite) =>
        (await callApi(importUsers, { body: { text: part, dryRun, invite, goodRowsOnly: true } })).items
      }
      lists={["users", "customers"]}
      onClose={onClose}
    />
  );
}
