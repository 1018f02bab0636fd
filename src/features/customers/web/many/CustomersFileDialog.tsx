import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FileDialog } from "#ui/bulk/FileDialog.tsx";
import { importCustomers } from "../../contract.ts";
import { CUSTOMERS_FORM } from "../../contract/customersTable.ts";

/** Takes the list of customers back from a spreadsheet. */
export function CustomersFileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <FileDialog
      title={text("customers.file.title")}
      how={text("customers.file.how")}
      form={CUSTOMERS_FORM}
      send={async (part, dryRun) =>
        (await callApi(importCustomers, { body: { text: part, dryRun, goodRowsOnly: true } })).items
      }
      lists={["customers"]}
      onClose={onClose}
    />
  );
}
