import { Link, type LinkProps } from "react-router";
import style from "./ActionButton.module.css";

interface ActionLinkProps extends Pick<LinkProps, "to" | "onClick" | "children"> {
  /** One way among others; left out, it is the thing to do here. */
  readonly tone?: "plain";
}

/** A way on that looks like the button that it stands for. */
export function ActionLink({ tone, ...link }: ActionLinkProps) {
  return (
    <Link {...link} className={[style["button"], tone === undefined && style["main"]].filter(Boolean).join(" ")} />
  );
}
