import { CALL_STATUSES } from "#features/call-list/contract.ts";
import type { PulledField } from "#domain/crm/settlePulled.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";

/** Says what a call or a deal has in a field. */
export function useDealWords(): (field: PulledField, value: string | null) => string {
  const text = useText();
  const formats = useFormats();
  return (field, value) => {
    if (value === null) return text("crm.empty");
    if (field === "dollars") return formats.dollars(Number(value));
    const status = field === "status" ? CALL_STATUSES.find((one) => one === value) : undefined;
    return status ? text(`callList.status.${status}`) : value;
  };
}
