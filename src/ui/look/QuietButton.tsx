import type { ComponentPropsWithRef } from "react";
import style from "./QuietButton.module.css";

/** A button without a border, for what is done now and then beside what is read. */
export function QuietButton({ className, ...rest }: ComponentPropsWithRef<"button">) {
  return <button type="button" {...rest} className={[style["button"], className].filter(Boolean).join(" ")} />;
}
