import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { AlertItem } from "../../contract/alertSchemas.ts";
import { dismiss, mark } from "../changeAlerts.ts";

interface BulkAlertsProps {
  readonly chosen: readonly AlertItem[];
  readonly clear: () => void;
}

/** What can be done with several alerts at once. */
export function BulkAlerts({ chosen, clear }: BulkAlertsProps) {
  const text = useText();
  const putAside = () => {
    clear();
    void dismiss(chosen);
  };
  return (
    <>
      <ActionButton onClick={() => void mark(chosen, { read: true })}>{text("alerts.action.markRead")}</ActionButton>
      <ActionButton onClick={putAside}>{text("alerts.action.dismiss")}</ActionButton>
    </>
  );
}
