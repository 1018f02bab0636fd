import { Link, type LinkProps } from "react-router";
import style from "./ActionButton.module.css";

/** A way on that is the thing to do here, and looks like the button that it stands for. */
export function ActionLink(link: Pick<LinkProps, "to" | "onClick" | "children">) {
  return <Link {...link} className={[style["button"], style["main"]].filter(Boolean).join(" ")} />;
}
