import { DEFINITION_FAULTS, definitionFaults } from "#domain/customReport/definitionFaults.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { wrongInput } from "#domain/wrongInput.ts";

/** @throws Failure `invalid-input` that says all that keeps a definition from being computed */
export function checkDefinition(definition: ReportDefinition): void {
  const faults = definitionFaults(definition);
  if (faults.length === 0) return;
  throw wrongInput(
    faults.map(({ field, code }) => ({ pointer: `/body/definition/${field}`, message: DEFINITION_FAULTS[code] })),
  );
}
