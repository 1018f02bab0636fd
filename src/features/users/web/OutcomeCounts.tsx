import { useText } from "#i18n/useText.ts";
import type { UserOutcome } from "../contract/userSchemas.ts";

const OUTCOMES = ["invited", "changed", "unchanged", "refused"] as const;

/** How many rows end in which way: `12 change, 3 are refused`. */
export function OutcomeCounts({ outcomes }: { readonly outcomes: readonly UserOutcome[] }) {
  const text = useText();
  const said = OUTCOMES.flatMap((outcome) => {
    const count = outcomes.filter((row) => row.outcome === outcome).length;
    return count > 0 ? [text(`users.counts.${outcome}`, { count })] : [];
  });
  return <output data-testid="outcome-counts">{said.join(" · ")}</output>;
}
