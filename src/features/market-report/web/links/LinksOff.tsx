import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import style from "./ShareLink.module.css";

interface LinksOffProps {
  /** Whether there are links from before. */
  readonly hadSome: boolean;
}

/** Why no link can be made, and who can change that. */
export function LinksOff({ hadSome }: LinksOffProps) {
  const text = useText();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const { role, customerOwner, user } = session;
  return (
    <div className={style["off"]} data-testid="links-off">
      <p className={style["offTitle"]}>{text("reportLinks.off.title", { customer: user.customer })}</p>
      {role === "Administrator" ? (
        <p className={style["words"]}>
          <Link to={`/administration/customer?search=${encodeURIComponent(user.customer)}`}>
            {text("reportLinks.off.switchOn")}
          </Link>
        </p>
      ) : (
        <p className={style["words"]}>
          {customerOwner
            ? text("reportLinks.off.ask", { name: customerOwner.name, email: customerOwner.email })
            : text("reportLinks.off.askNobody")}{" "}
          <Link to="/contact">{text("reportLinks.off.contact")}</Link>
        </p>
      )}
      {hadSome && <p className={style["soft"]}>{text("reportLinks.off.old")}</p>}
    </div>
  );
}
