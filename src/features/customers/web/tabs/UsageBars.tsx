import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { customerUsageQuery } from "../customerQueries.ts";
import { localDay } from "../localDay.ts";
import style from "./UsageBars.module.css";

/** Sign-ins of twelve weeks, the running one last; a list to those who do not see bars. */
export function UsageBars({ customer }: { readonly customer: string }) {
  const text = useText();
  const formats = useFormats();
  const { data: weeks } = useSuspenseQuery(customerUsageQuery(customer));
  const most = Math.max(1, ...weeks.map(({ signIns }) => signIns));
  const total = weeks.reduce((sum, { signIns }) => sum + signIns, 0);
  const active = Math.max(0, ...weeks.map(({ people }) => people));
  const day = (week: string | undefined) => formats.date(localDay(week ?? null) ?? "");
  return (
    <figure className={style["usage"]}>
      <figcaption>
        <strong>
          {total === 0 ? text("customers.usage.none") : text("customers.usage.signIns", { count: total })}
        </strong>
        {total > 0 && <span>{text("customers.usage.people", { count: active })}</span>}
      </figcaption>
      <ol className={style["bars"]}>
        {weeks.map(({ week, signIns, people }) => {
          const said = text("customers.usage.week", { day: day(week), signIns, people });
          return (
            <li key={week} title={said}>
              <span className={style["bar"]} style={{ height: `${(signIns / most) * 100}%` }} />
              <span className={style["said"]}>{said}</span>
            </li>
          );
        })}
      </ol>
      <p className={style["ends"]} aria-hidden="true">
        <span>{day(weeks[0]?.week)}</span>
        <span>{text("customers.usage.now")}</span>
      </p>
    </figure>
  );
}
