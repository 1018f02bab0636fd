import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import style from "./DropList.module.css";
import { MenuLink } from "./MenuLink.tsx";

interface DropListProps {
  readonly items: readonly ResolvedRoute[];
  readonly onFollow: () => void;
}

/** Entries below each other with all that is below them. */
export function DropList({ items, onFollow }: DropListProps) {
  return (
    <ul className={style["list"]}>
      {items.map((item) => (
        <li key={item.path}>
          <MenuLink item={item} onFollow={onFollow} />
          {item.subs.length > 0 && <DropList items={item.subs} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
}
