import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import style from "./Customers.module.css";
import { localDay } from "./localDay.ts";
import { termState } from "./termState.ts";

/** The last day of a contract, with a word where it has passed, is near, or has not begun. */
export function RenewalDay({ customer }: { readonly customer: Pick<CustomerRecord, "startsOn" | "endsOn"> }) {
  const text = useText();
  const formats = useFormats();
  const day = localDay(customer.endsOn);
  const [now] = useState(() => new Date());
  const state = termState(customer, now);
  return (
    <span className="figures">
      {day === null ? "–" : formats.date(day)}
      {state !== "running" && (
        <span className={style["term"]} data-state={state}>
          {text(`customers.term.${state}`)}
        </span>
      )}
    </span>
  );
}
