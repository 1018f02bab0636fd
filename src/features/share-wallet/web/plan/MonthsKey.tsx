import { roleColour } from "#figures/charts/colours.ts";
import style from "./MonthsKey.module.css";

interface MonthsKeyProps {
  readonly column: string;
  /** Null where nothing crosses the columns. */
  readonly line: string | null;
  /** Null where no column has stripes. */
  readonly stripes: string | null;
}

/** What columns, lines and stripes of the months mean. */
export function MonthsKey({ column, line, stripes }: MonthsKeyProps) {
  const background = roleColour("own");
  return (
    <ul className={style["key"]}>
      <li>
        <i style={{ background }} />
        {column}
      </li>
      {line && (
        <li>
          <i className={style["line"]} />
          {line}
        </li>
      )}
      {stripes && (
        <li>
          <i className={style["stripes"]} style={{ backgroundColor: background }} />
          {stripes}
        </li>
      )}
    </ul>
  );
}
