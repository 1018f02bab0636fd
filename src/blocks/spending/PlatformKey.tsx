import type { StackedPart } from "#charts/stackedYears.ts";
import style from "./PlatformKey.module.css";

interface PlatformKeyProps {
  readonly parts: readonly StackedPart[];
}

/** What the parts of a column are, where there is no room for their names beside it. */
export function PlatformKey({ parts }: PlatformKeyProps) {
  return (
    <ul className={style["key"]} aria-hidden="true">
      {parts.map(({ name, fill }) => (
        <li key={name}>
          <i style={{ backgroundColor: fill }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
