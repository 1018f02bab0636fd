import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import style from "./WelcomeInvitation.module.css";

/** One line that leads to the first steps, for people who have not taken or put them aside yet. */
export function WelcomeInvitation() {
  const text = useText();
  return (
    <p className={style["invitation"]}>
      {text("home.welcome.invite")} <Link to="/dashboards/default">{text("home.welcome.begin")}</Link>
    </p>
  );
}
