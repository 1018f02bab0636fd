import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { useText } from "#language/useText.ts";
import { faultText } from "../form/faultText.ts";
import { knownFailure } from "../problem/knownFailure.ts";
import style from "./OutcomeTable.module.css";

/** Why an entry was refused: each wrong cell, or what stands in the way of the whole. */
export function RowFaults({ row: { code, detail, faults } }: { readonly row: RowOutcome }) {
  const text = useText();
  const told = faults.filter((fault) => fault.code !== undefined);
  if (told.length === 0) {
    const failure = knownFailure(code);
    return failure ? text(`errors.${failure}.what`) : <bdi>{detail}</bdi>;
  }
  return (
    <ul className={style["cells"]}>
      {told.map((fault) => (
        <li key={`${fault.column} ${fault.message}`}>
          {fault.column !== null && (
            <>
              <code>{fault.column}</code> <bdi>“{fault.value}”</bdi>
              {" – "}
            </>
          )}
          <bdi>{faultText(fault, text)}</bdi>
        </li>
      ))}
    </ul>
  );
}
