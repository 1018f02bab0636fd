import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { AccountTeam } from "./AccountTeam.tsx";
import { ContactForm } from "./ContactForm.tsx";
import style from "./ContactScreen.module.css";
import { OwnMessages } from "./OwnMessages.tsx";
import { OftenAsked } from "./OftenAsked.tsx";
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
        </aside>
      </div>
    </Page>
  );
}
