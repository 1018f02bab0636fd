import type { TeamAidStatus } from "#domain/sellingAids/teamAid.ts";
import { useText } from "#language/useText.ts";
import style from "./Team.module.css";

/** Where a version stands, in a word. */
export function AidStatus({ status }: { readonly status: TeamAidStatus }) {
  const text = useText();
  return (
    <span className={style["status"]} data-status={status}>
      {text(`sellingAids.team.is.${status}`)}
    </span>
  );
}
