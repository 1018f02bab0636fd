import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { Block } from "./Block.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { contactTeamQuery } from "./contactQueries.ts";
import style from "./ContactScreen.module.css";
import { OwnMessages } from "./OwnMessages.tsx";
import { ReceivedMessages } from "./ReceivedMessages.tsx";

/** Writing to the account team, what came back, and who that is; administrators answer here. */
export default function ContactScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const message = search.get("message");

  return (
    <Page title={text("contact.title")} lead={text("contact.lead")}>
      <div className={style["columns"]}>
        <div className={style["main"]}>
          {session.role === "Administrator" && <ReceivedMessages shown={message} />}
          {session.viewAs ? (
            <p>{text("contact.notAsOther")}</p>
          ) : (
            <>
              {/* Another matter begins another message. */}
              <ContactForm key={search.toString()} search={search} />
              <OwnMessages shown={message} />
            </>
          )}
        </div>
        <aside className={style["side"]} aria-label={text("contact.team.title")}>
          <AccountTeam />
          <OftenAsked />
          <Link to="/accessibility">{text("contact.accessibility")}</Link>
        </aside>
      </div>
    </Page>
  );
}

/** Whom to turn to, by name: who decides about rights, and who answers. */
function AccountTeam() {
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

const QUESTIONS = ["numbers", "update", "access", "export", "privacy"] as const;

/** What others have asked before. */
function OftenAsked() {
  const text = useText();
  return (
    <Block title={text("contact.faq.title")}>
      {QUESTIONS.map((name) => (
        <details key={name} className={style["entry"]}>
          <summary>{text(`contact.faq.items.${name}.question`)}</summary>
          <p>{text(`contact.faq.items.${name}.answer`)}</p>
        </details>
      ))}
    </Block>
  );
}
