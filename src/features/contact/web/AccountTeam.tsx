import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import style from "./AccountTeam.module.css";
import { Block } from "./Block.tsx";
import { contactTeamQuery } from "./contactQueries.ts";

/** Whom to turn to, by name: who decides about rights, and who answers. */
export function AccountTeam() {
  const text = useText();
  const { data: team, error, refetch } = useQuery(contactTeamQuery());
  return (
    <Block title={text("contact.team.title")}>
      {error && !team && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!team && !error && <Skeleton height="120px" />}
      {team && (
        <dl className={style["team"]}>
          <dt>{text("contact.team.owner", { customer: `\u2068${team.customer}\u2069` })}</dt>
          {team.owner ? (
            <Colleague {...team.owner} hint={text("contact.team.ownerHint")} />
          ) : (
            <dd className={style["none"]}>{text("contact.team.none", { customer: `\u2068${team.customer}\u2069` })}</dd>
          )}
          <dt>{text("contact.team.administrators")}</dt>
          {team.administrators.map((colleague) => (
            <Colleague key={colleague.email} {...colleague} />
          ))}
        </dl>
      )}
    </Block>
  );
}

function Colleague({ name, email, hint }: { readonly name: string; readonly email: string; readonly hint?: string }) {
  return (
    <dd className={style["person"]}>
      <bdi>{name}</bdi>
      <a href={`mailto:${email}`}>{email}</a>
      {hint && <span>{hint}</span>}
    </dd>
  );
}
